import { defineError } from '../kit/index.ts'

export const BrandNotFound = defineError({
  code: 'BRAND_NOT_FOUND',
  status: 404,
  description: 'There is no brand with this id',
})
export const RibbonNotFound = defineError({
  code: 'RIBBON_NOT_FOUND',
  status: 404,
  description: 'There is no ribbon with this id',
})
/** The entity was changed since it was read; read it again and send its revision. */
export const InvalidRevision = defineError({
  code: 'INVALID_REVISION',
  status: 409,
  description: 'The entity has changed since it was read',
})
