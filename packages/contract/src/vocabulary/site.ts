/** Which catalog dialect a site declares. */
export const catalogVersions = ['V1_CATALOG', 'V3_CATALOG'] as const
export type CatalogVersion = (typeof catalogVersions)[number]

/** State of a site's service: DISABLED is closed by staff, DEMO never sends mail outside. */
export const siteStates = ['UNKNOWN', 'ENABLED', 'DISABLED', 'PENDING', 'DEMO'] as const
export type SiteState = (typeof siteStates)[number]

/** Steps of leaving: TRASH can be restored for 30 days, then PENDING_PURGE removes the data; DELETED keeps the id. */
export const siteDeletions = [
  'UNKNOWN',
  'TRASH',
  'DELETED',
  'PENDING_PURGE',
  'PURGED_EXTERNALLY',
] as const
export type SiteDeletion = (typeof siteDeletions)[number]

/** How a site was created. */
export const siteOrigins = [
  'OTHER',
  'FROM_TEMPLATE',
  'DUPLICATE_BY_SITE_TRANSFER',
  'DUPLICATE',
  'OLD_SITE_TRANSFER',
  'FLASH',
] as const
export type SiteOrigin = (typeof siteOrigins)[number]

/** Labels of sites that only affect filters. `HEADLESS` by default, `DEV_SITE` for development. */
export const siteNamespaces = [
  'UNKNOWN_NAMESPACE',
  'WIX',
  'SHOUT_OUT',
  'ALBUMS',
  'WIX_STORES_TEST_DRIVE',
  'HOTELS',
  'CLUBS',
  'ONBOARDING_DRAFT',
  'DEV_SITE',
  'LOGOS',
  'VIDEO_MAKER',
  'PARTNER_DASHBOARD',
  'DEV_CENTER_COMPANY',
  'HTML_DRAFT',
  'SITELESS_BUSINESS',
  'CREATOR_ECONOMY',
  'DASHBOARD_FIRST',
  'ANYWHERE',
  'HEADLESS',
  'ACCOUNT_MASTER_CMS',
  'RISE',
  'BRANDED_FIRST',
  'NOWNIA',
  'UGC_TEMPLATE',
  'CODUX',
  'MEDIA_DESIGN_CREATOR',
  'SHARED_BLOG_ENTERPRISE',
  'STANDALONE_FORMS',
  'STANDALONE_EVENTS',
  'MIMIR',
  'TWINS',
  'NANO',
  'BASE44',
  'CHANNELS',
  'NAUTILUS',
  'SYMPHONY',
  'NAUTILUS_APPS',
  'VIBU',
  'ENTERPRISE_BRAND_KIT',
  'DEV_CENTER_DEV_SITE',
] as const
export type SiteNamespace = (typeof siteNamespaces)[number]
