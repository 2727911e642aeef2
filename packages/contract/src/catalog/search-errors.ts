import { defineError } from '../kit/index.ts'

/** Who may not see hidden products may not ask for them either (catalog contract §12.5). */
export const NoPermissionToIncludeNotVisibleProducts = defineError({
  code: 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
  status: 403,
  description: 'Products that are not visible are found by those who run the store',
})
