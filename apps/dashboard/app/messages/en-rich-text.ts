/** Messages of the editor of descriptions. */
export const enRichText = {
  richText: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    heading: 'Heading',
    subheading: 'Subheading',
    list: 'List',
    numbers: 'Numbered list',
    link: 'Link',
    linkAddress: 'Address of the link',
    setLink: 'Set link',
    noLink: 'Remove link',
    undo: 'Undo typing',
    redo: 'Redo typing',
    source: 'Edit HTML',
    editor: 'Back to the editor',
    rawHtml: 'Shown in the shop, and changed as HTML only',
  },
} as const
