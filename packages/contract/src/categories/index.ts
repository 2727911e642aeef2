import { type Static, service } from '../kit/index.ts'
import * as categoryOperations from './operations/categories.ts'
import * as items from './operations/items.ts'
import * as lists from './operations/lists.ts'
import * as tree from './operations/tree.ts'
import { Category as CategorySchema } from './schemas/category.ts'

export * from '../catalog/index.ts'
export * from './query-fields.ts'
export * from './schemas/bulk.ts'
export * from './schemas/references.ts'

/** A category as it is sent. */
export const Category = CategorySchema
export type Category = Static<typeof CategorySchema>

/** The category tree of the products, a view over the collections (catalog contract §16). */
export const categories = service({
  name: 'categories',
  mounts: ['/categories'],
  summary: 'The tree of categories and the products in them',
  operations: { ...categoryOperations, ...lists, ...tree, ...items },
})
