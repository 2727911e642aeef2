import type { Category } from './search.ts'

const day = new Date('2026-01-02T03:04:05Z')

/** A category as the server sends it. */
export const aCategory = (
  id: string,
  parent = '',
  index = 0,
  own: Partial<Category> = {},
): Category => ({
  id,
  revision: '1',
  createdDate: day,
  updatedDate: day,
  name: id,
  itemCounter: 2,
  visible: true,
  slug: id,
  parentCategory: { index, ...(parent ? { id: parent } : {}) },
  treeReference: { appNamespace: '@wix/stores' },
  ...own,
})
