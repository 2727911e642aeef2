import { defineError } from '../kit/index.ts'

/**
 * The product was saved after the sent revision. `data.revision` is the current one, `data.changes` lists the
 * changes of others since as `OthersChange`, and `data.conflicts` the fields that both sides changed to
 * different values as `FieldConflict`. With `data.isComplete: false` the ledger no longer contains all
 * changes since that revision: read the product again. Nothing was saved.
 */
export const ProductRevisionConflict = defineError({
  code: 'PRODUCT_REVISION_CONFLICT',
  status: 409,
  description: 'Somebody else changed the product meanwhile; nothing was saved',
})
