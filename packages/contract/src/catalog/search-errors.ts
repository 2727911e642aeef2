import { defineError } from '../kit/index.ts'

/** Only callers who can see hidden products may query them (catalog contract §12.5). */
export const NoPermissionToIncludeNotVisibleProducts = defineError({
  code: 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
  status: 403,
  description: 'Only merchants can find products that are not visible',
})
