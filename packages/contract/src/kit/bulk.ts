import { Guid } from './scalars.ts'
import { Type } from './type.ts'

/** The result of one item of a bulk call. */
export const BulkItemMetadata = Type.Object({
  id: Type.Optional(Guid()),
  originalIndex: Type.Integer(),
  success: Type.Boolean(),
  error: Type.Optional(
    Type.Object({ code: Type.String(), description: Type.String(), data: Type.Unknown() }),
  ),
})

/** How many items of a bulk call succeeded and failed. */
export const BulkTotals = Type.Object({
  totalSuccesses: Type.Integer(),
  totalFailures: Type.Integer(),
  undetailedFailures: Type.Integer(),
})
