/** The parts of a product that the editor reads; the table of its variants reads them page by page. */
export const editedParts = [
  'description',
  'media',
  'options',
  'modifiers',
  'infoSections',
  'subscriptions',
  'seo',
  'preorder',
] as const

/** The query of the editor for a product. */
export const productQuery = (id: string) => ({ id, parts: [...editedParts] })
