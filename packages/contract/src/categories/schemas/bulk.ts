import { type TSchema, Type } from '../../kit/index.ts'
import { Category } from './category.ts'
import { ItemReference } from './references.ts'

const outcome = {
  originalIndex: Type.Integer(),
  success: Type.Boolean(),
  error: Type.Optional(
    Type.Object({ code: Type.String(), description: Type.String(), data: Type.Unknown() }),
  ),
}
const bulkActionMetadata = Type.Object({
  totalSuccesses: Type.Integer(),
  totalFailures: Type.Integer(),
  undetailedFailures: Type.Integer(),
})
const resultsOf = <S extends TSchema>(result: S) =>
  Type.Object({ results: Type.Array(result), bulkActionMetadata })
const ofId = Type.Object({ id: Type.Optional(Type.String()), ...outcome })

/** One result per category; the category itself only when requested. */
export const BulkCategories = resultsOf(
  Type.Object({ itemMetadata: ofId, category: Type.Optional(Category) }),
)
/** One result for each item of a call that names items. */
export const BulkItems = resultsOf(
  Type.Object({ itemMetadata: Type.Object({ item: ItemReference, ...outcome }) }),
)
const OfCategory = Type.Object({ itemMetadata: ofId })
/** One result for each category of a call that names one item. */
export const BulkOfItem = resultsOf(OfCategory)
/** The results for the categories an item was added to, and for those it was removed from. */
export const ItemCategoriesSet = Type.Object({
  addResults: Type.Array(OfCategory),
  removeResults: Type.Array(OfCategory),
  bulkActionMetadata,
})
