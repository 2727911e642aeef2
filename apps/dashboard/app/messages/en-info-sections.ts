/** Messages of the info sections screen. */
export const enInfoSections = {
  infoSections: {
    title: 'Info sections',
    new: 'New info section',
    text: 'Texts that products share, such as how to care for them. Changed here, they change on every product.',
    search: 'Search by title or name',
    columns: { title: 'Title', name: 'Name', products: 'Products', changed: 'Changed' },
    emptyTitle: 'No info sections yet',
    emptyText: 'Create one, then choose it where you edit a product.',
    noneFoundTitle: 'No info section is called this',
    noneFoundText: 'Search for something else, or create it.',
    change: 'Change',
    changeTitle: (title: string) => `Change “${title}”`,
    create: 'Create info section',
    created: (title: string) => `“${title}” is created.`,
    saved: (title: string) => `“${title}” is saved.`,
    delete: 'Delete',
    deleteOf: (title: string) => `Delete “${title}”`,
    deleteTitle: (title: string) => `Delete the info section “${title}”?`,
    deleteText: (products: number) =>
      products === 0
        ? 'No product shows it. You can restore it from the history.'
        : `It leaves ${products === 1 ? 'the product that shows' : `the ${products} products that show`} it. You can restore it from the history.`,
    deleted: (title: string) => `“${title}” is deleted.`,
    fields: {
      title: 'Title',
      titleHint: 'What visitors read above the text.',
      name: 'Name',
      nameHint: 'Only for you: tells sections with the same title apart.',
      text: 'Text',
    },
    richText:
      'This text holds parts that HTML cannot express, such as videos. They are removed when the text is changed here.',
    usedBy: (products: number) =>
      products === 0
        ? 'No product shows it yet.'
        : products === 1
          ? 'One product shows it; it changes there at once.'
          : `${products} products show it; it changes on all of them at once.`,
    shared: 'Shared',
    sharedHint: 'A shared info section; change it under Info sections.',
    choose: 'Choose a shared section',
    chooseTitle: 'Choose a shared section',
    chosen: (title: string) => `Add “${title}”`,
  },
}
