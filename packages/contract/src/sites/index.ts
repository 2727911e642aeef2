import { ClientCreated } from '../clients/index.ts'
import {
  defineFact,
  type ErrorDefinition,
  type FactDefinition,
  GET,
  Guid,
  OneOf,
  operation,
  PATCH,
  POST,
  service,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { catalogVersions } from '../vocabulary/index.ts'
import { getCurrencyRates, setCurrencyRates } from './currency-rates.ts'
import {
  DomainTaken,
  LastSite,
  SiteMoveNotAllowed,
  SiteNotFound,
  UnknownCurrency,
  UnknownLocale,
} from './errors.ts'
import type { SiteMove } from './moves.ts'
import { publicSite } from './public-site.ts'
import { NewSite, SiteChanges, SiteCopy, SiteFigures, SiteFilter, SiteSummary } from './schemas.ts'
import { SiteSettings, SiteSettingsChanges } from './settings.ts'

export * from './currency-rates.ts'
export * from './errors.ts'
export * from './moves.ts'
export * from './public-site.ts'
export * from './schemas.ts'
export * from './settings.ts'

export const SettingsChanged = defineFact('site.settings_changed', [
  'wix.ecom.v1.orders_settings_updated',
])
export const SiteCreated = defineFact('site.created')
export const SiteChanged = defineFact('site.changed')
export const SitePurged = defineFact('site.purged')
/** The fact of each move, such as `site.disabled`. */
export const moveFacts = {
  disable: defineFact('site.disabled'),
  enable: defineFact('site.enabled'),
  trash: defineFact('site.trashed'),
  restore: defineFact('site.restored'),
  purge: defineFact('site.purge_begun'),
} as const satisfies Record<SiteMove, FactDefinition>

/** An operation that changes the state of a site. */
const moveOperation = (move: SiteMove, summary: string, more: readonly ErrorDefinition[] = []) =>
  operation({
    route: POST(`/sites/{id}/${move}`),
    permission: 'admin',
    writes: true,
    summary,
    request: Type.Object({ id: Guid() }),
    response: Type.Object({ site: SiteSummary }),
    errors: [SiteNotFound, SiteMoveNotAllowed, ...more],
    facts: [moveFacts[move]],
  })

/** Sites of the installation and their settings. */
export const sites = service({
  name: 'sites',
  summary: 'Sites, their settings and statistics',
  mounts: ['/vitrine/v1'],
  operations: {
    ...publicSite.operations,
    getSettings: operation({
      route: GET('/site/settings'),
      permission: 'admin',
      summary: 'Read the settings of the site',
      request: Type.Object({}),
      response: Type.Object({ settings: SiteSettings }),
    }),
    updateSettings: operation({
      route: PATCH('/site/settings'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Change settings; absent fields stay, unknown fields are rejected',
      request: Type.Object({ settings: SiteSettingsChanges }),
      response: Type.Object({ settings: SiteSettings }),
      errors: [UnknownCurrency, UnknownLocale],
      facts: [SettingsChanged],
    }),
    createPreview: operation({
      route: POST('/site/preview'),
      permission: 'admin',
      leastRole: 'viewer',
      summary: 'Create an address that shows the shop before it is open, and allows to buy there',
      request: Type.Object({}),
      response: Type.Object({
        /** Gives its holder access until it expires. */
        url: Type.String(),
        /** 12 hours from now. */
        expiresDate: Timestamp(),
      }),
    }),
    getCurrencyRates,
    setCurrencyRates,
    getFigures: operation({
      route: GET('/site/figures'),
      permission: 'admin',
      summary: 'Read the figures of the dashboard’s first screen, over the last 14 days',
      request: Type.Object({}),
      response: SiteFigures,
    }),
    listSites: operation({
      route: GET('/sites'),
      permission: 'admin',
      summary: 'List the sites that the caller can access, oldest first',
      request: SiteFilter,
      response: Type.Object({ sites: Type.Array(SiteSummary) }),
    }),
    createSite: operation({
      route: POST('/sites'),
      permission: 'admin',
      writes: true,
      summary: 'Create a site with a client for its storefront; for owners and admins of all sites',
      request: Type.Object({ site: NewSite }),
      response: Type.Object({ site: SiteSummary, clientId: Guid() }),
      errors: [UnknownCurrency, UnknownLocale, DomainTaken],
      facts: [SiteCreated, ClientCreated],
    }),
    updateSite: operation({
      route: PATCH('/sites/{site.id}'),
      permission: 'admin',
      writes: true,
      summary: 'Change name, namespace or domains of a site; for its owners and admins',
      request: Type.Object({ site: SiteChanges }),
      response: Type.Object({ site: SiteSummary }),
      errors: [SiteNotFound, DomainTaken],
      facts: [SiteChanged],
    }),
    duplicateSite: operation({
      route: POST('/sites/{id}/duplicate'),
      permission: 'admin',
      writes: true,
      summary: 'Duplicate a site with its settings, clients, pictures and catalog',
      description:
        'Members, API keys, staff and orders are not copied. Catalog entities keep their ids; pictures and clients get new ones. For owners and admins of all sites.',
      request: SiteCopy,
      response: Type.Object({ site: SiteSummary, clientId: Guid() }),
      errors: [SiteNotFound, DomainTaken],
      facts: [SiteCreated],
    }),
    disableSite: moveOperation(
      'disable',
      'Close a site: visitors see a notice, staff can still work',
    ),
    enableSite: moveOperation('enable', 'Open a site'),
    trashSite: moveOperation(
      'trash',
      'Move a site to the trash for 30 days; afterwards it is deleted for good',
      [LastSite],
    ),
    restoreSite: moveOperation('restore', 'Restore a site from the trash'),
    purgeSite: moveOperation('purge', 'Delete the data of a site in the trash now, for good'),
    getCatalogVersion: operation({
      route: GET('/v3/provision/version'),
      mounts: ['/stores', '/_api/stores', ''],
      permission: 'anyone',
      summary: 'Read the catalog version that the site uses',
      request: Type.Object({}),
      response: Type.Object({ catalogVersion: OneOf(catalogVersions) }),
    }),
  },
})
