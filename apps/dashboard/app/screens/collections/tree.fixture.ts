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
  revision: 1,
  createdDate: day,
  updatedDate: day,
  name: id,
  slug: id,
  description: '',
  subtitle: null,
  visible: true,
  hiddenFromMenu: false,
  image: null,
  handle: null,
  parentId: parent || null,
  position: index,
  managingAppId: null,
  productCount: 2,
  childCount: 0,
  customFields: {},
  ...own,
})
