import { defineError } from '../kit/index.ts'

/**
 * Somebody else saved the product after the revision that was sent. `data.revision` is the present one,
 * `data.changes` lists what others changed since as `OthersChange`, and `data.conflicts` the fields that both
 * sides changed to different values as `FieldConflict`. With `data.isComplete: false` the ledger no longer
 * holds all changes since that revision: read the product again. Nothing was saved.
 */
export const ProductRevisionConflict = defineError({
  code: 'PRODUCT_REVISION_CONFLICT',
  status: 409,
  description: 'Somebody else changed the product meanwhile; nothing was saved',
})
