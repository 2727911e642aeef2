import { defineError } from '../kit/index.ts'

/** The site answers dialect V1 of the catalog only (catalog contract §10). */
export const V1SiteCallingV3 = defineError({
  code: 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
  status: 428,
  description: 'This site uses catalog V1; catalog V3 operations are not available',
})
/** The site answers dialect V3 of the catalog only (catalog contract §10). */
export const V3SiteCallingV1 = defineError({
  code: 'CATALOG_V3_SITE_CALLING_CATALOG_V1_API',
  status: 428,
  description: 'This site uses catalog V3; catalog V1 operations are not available',
})
/** The site declares V3 and is still being set up (catalog contract §10). */
export const V3SiteProvisioning = defineError({
  code: 'CATALOG_V3_SITE_PROVISIONING',
  status: 428,
  description: 'The catalog of this site is still being set up; try again later',
})
