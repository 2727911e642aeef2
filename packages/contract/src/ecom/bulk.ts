import { Json, type Static, type TSchema, Type } from '../kit/index.ts'

/** How one item of a bulk call ended. */
export const ItemMetadata = Type.Object({
  id: Type.Optional(Type.String()),
  originalIndex: Type.Integer(),
  success: Type.Boolean(),
  error: Type.Optional(
    Type.Object({ code: Type.String(), description: Type.String(), data: Json() }),
  ),
})
export type ItemMetadata = Static<typeof ItemMetadata>

export const BulkTotals = Type.Object({
  totalSuccesses: Type.Integer(),
  totalFailures: Type.Integer(),
  undetailedFailures: Type.Integer(),
})

/** One result for each item, in the order of the request. */
export const bulkResponse = <S extends TSchema>(item: S) =>
  Type.Object({
    results: Type.Array(Type.Object({ itemMetadata: ItemMetadata, item: Type.Optional(item) })),
    bulkActionMetadata: BulkTotals,
  })
