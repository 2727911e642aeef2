/** Which catalog dialect a site declares. */
export const catalogVersions = ['V1_CATALOG', 'V3_CATALOG'] as const
export type CatalogVersion = (typeof catalogVersions)[number]

/** State of a site's service: DISABLED is closed by staff, DEMO never sends mail outside. */
export const siteStates = ['UNKNOWN', 'ENABLED', 'DISABLED', 'PENDING', 'DEMO'] as const
export type SiteState = (typeof siteStates)[number]

export const siteDeletions = [
  'UNKNOWN',
  'TRASH',
  'DELETED',
  'PENDING_PURGE',
  'PURGED_EXTERNALLY',
] as const
export type SiteDeletion = (typeof siteDeletions)[number]
