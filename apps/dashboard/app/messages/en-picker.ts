/** Messages of picker fields. */
export const enPicker = {
  picker: {
    found: ({ n, hasMore }: { n: number; hasMore: boolean }) => {
      if (n === 0) return 'Nothing found.'
      return hasMore ? `The first ${n}. Scroll, or type to narrow.` : `${n} found.`
    },
    collections: 'Find a collection',
    collectionsHint: 'Type a part of the name. Enter adds or removes.',
    collection: 'Collection: all',
    brand: 'Brand: all',
    unnamed: '…',
    more: 'Show more',
  },
  bulkPrices: {
    action: 'Prices',
    title: { one: 'Price of one product', other: 'Prices of {n} products' },
    way: 'Direction',
    ways: { UP: 'Raise', DOWN: 'Lower' },
    by: 'By',
    unit: 'Unit',
    hint: 'Say by how much, and see here what prices will be.',
    before: 'Now',
    after: 'Then',
    range: '{lowest} to {highest}',
    effect: { one: '{n} price', other: '{n} prices' },
    onSale: { one: '{n} of them on sale', other: '{n} of them on sale' },
    change: 'Change prices',
    done: {
      one: 'The price of {n} product changed.',
      other: 'The prices of {n} products changed.',
    },
  },
  bulkDates: {
    action: 'Date',
    title: {
      one: 'Show or hide one product at a date',
      other: 'Show or hide {n} products at a date',
    },
    way: 'What happens',
    ways: { SHOW: 'Show', HIDE: 'Hide' },
    date: 'When',
    hint: 'In your own time. Which products fit is decided then; those created meanwhile are left alone.',
    wrong: {
      empty: 'Enter day and time.',
      past: 'Choose a moment that is not over.',
      far: 'Choose a moment within the next 366 days.',
    },
    effect: {
      SHOW: {
        none: 'None of them is hidden now.',
        one: '{n} product is hidden now and will be shown.',
        other: '{n} products are hidden now and will be shown.',
      },
      HIDE: {
        none: 'None of them is shown now.',
        one: '{n} product is shown now and will be hidden.',
        other: '{n} products are shown now and will be hidden.',
      },
    },
    plan: 'Set the date',
    done: 'Set for {date}.',
    list: 'Planned',
    planned: {
      SHOW: { one: '{date}: show {n} product', other: '{date}: show {n} products' },
      HIDE: { one: '{date}: hide {n} product', other: '{date}: hide {n} products' },
    },
    cancel: 'Cancel',
    cancelOf: 'Cancel: {what}',
    cancelled: 'Cancelled.',
  },
  bulkLabels: {
    action: 'Brand and tags',
    title: { one: 'Brand and tags of one product', other: 'Brand and tags of {n} products' },
    hint: 'What you leave empty stays as it is.',
    brand: 'Set the brand',
    ribbon: 'Set the ribbon',
    addTags: 'Add tags',
    removeTags: 'Remove tags',
    tagsHint: 'Enter or a comma adds a tag.',
    tooLong: 'At most {max} characters.',
    needOne: 'Fill in at least one of them.',
    preview: { one: '{n} product will be changed.', other: '{n} products will be changed.' },
    change: 'Change products',
    done: { one: '{n} product changed.', other: '{n} products changed.' },
  },
  bulkCollections: {
    action: 'Collections',
    title: { one: 'Collections of one product', other: 'Collections of {n} products' },
    which: 'Which collections',
    add: 'Add to them',
    remove: 'Remove from them',
    added: {
      one: 'One product is in these collections.',
      other: '{n} products are in these collections.',
    },
    removed: {
      one: 'One product is no longer in these collections.',
      other: '{n} products are no longer in these collections.',
    },
    needOne: 'Choose a collection first.',
  },
} as const
