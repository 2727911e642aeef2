/** Messages of the stock history. */
export const enStock = {
  stock: {
    title: 'Stock history',
    text: 'Every piece that came or went: who moved it, when and why. What was a mistake can be taken back, once.',
    history: 'Stock history',
    historyOf: 'Stock history of {what}',
    reason: 'Reason',
    reasons: {
      ORDER: 'Order',
      MANUAL: 'By hand',
      REVERT_INVENTORY_CHANGE: 'Reverted',
    },
    columns: {
      at: 'When',
      what: 'What',
      moved: 'Change',
      reason: 'Reason',
      who: 'Who',
      actions: 'Actions',
    },
    actors: {
      staff: 'Former staff',
      'api-key': 'API key',
      plugin: 'Plug-in',
      system: 'The system',
      member: 'A member',
      visitor: 'A visitor',
    },
    fromTo: 'from {before} to {after}',
    deletedProduct: 'Deleted product',
    oneProduct: 'One product',
    oneVariant: 'One variant',
    revert: 'Take back',
    revertOf: ({ what, delta }: { what: string; delta: number }) =>
      `Take back: ${what}, ${delta > 0 ? '+' : '−'}${Math.abs(delta)}`,
    reverted: 'taken back',
    revertTitle: 'Take this back for “{what}”?',
    revertText: ({ delta }: { delta: number }) =>
      delta > 0
        ? `${delta} ${delta === 1 ? 'piece leaves' : 'pieces leave'} the stock again. The line stays in the history.`
        : `${-delta} ${delta === -1 ? 'piece comes' : 'pieces come'} back into stock. The line stays in the history.`,
    ahead: 'ordered ahead',
    revertAhead: ({ pieces }: { pieces: number }) =>
      pieces > 0
        ? `${pieces} fewer will be ordered ahead. The line stays in the history.`
        : `${-pieces} more will be ordered ahead again. The line stays in the history.`,
    revertedNow: 'Taken back. “{what}” has {after} in stock.',
    location: 'Location',
    locations: 'Locations',
    locationsText:
      'Where you keep stock. The shop sells what is at the default location; programs may move stock at the others.',
    defaultLocation: 'The default location',
    locationName: 'Name of “{name}”',
    saveLocation: 'Save the name of “{name}”',
    newLocation: 'A new location',
    locationAdded: '“{name}” is added.',
    locationRenamed: 'It is called “{name}” now.',
    drops: 'Drops',
    dropsText:
      'A drop is what many buy in the same minute: they order without waiting for each other, and lists may show its quantity a second late.',
    dropMarked: '“{name}” is a drop now.',
    dropUnmarked: '“{name}” is no drop any more.',
    dropAndPreorder: 'Sold as usual while it accepts preorders',
    piecesLeft: { one: '{n} piece in stock', other: '{n} pieces in stock' },
    nothingTracked: 'Count the stock of this product first; then it can be a drop.',
    oneBatch: 'Moved at once',
    batchText: 'All of this was moved by one call.',
    together: '{n} lines at once',
    revertAll: 'Take all of it back',
    revertAllTitle: 'Take back everything that was moved at once?',
    revertAllText:
      'What was not taken back yet is. All of it or, where too few pieces are left, nothing.',
    revertedAll: { one: '{n} line taken back.', other: '{n} lines taken back.' },
    emptyTitle: 'No stock has moved yet',
    emptyText: 'Count the stock of a product, and every change appears here.',
    toProducts: 'Go to the products',
    check: 'Check stock',
    checking: ({ done, of }: { done: number; of: number }) =>
      of > 0 ? `Checking ${done} of ${of}` : 'Checking',
    checkedWell: 'All stock is the sum of its history.',
    checkFailed: 'The check did not reach its end. Start it again.',
    differTitle: {
      one: '{n} variant has another stock than the history says',
      other: '{n} variants have another stock than the history says',
    },
    differText: 'Repairing gives them what the history adds up to. Nothing else is changed.',
    repair: 'Repair stock',
    repaired: '{done} of {of} repaired.',
  },
} as const
