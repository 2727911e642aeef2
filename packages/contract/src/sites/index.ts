import {
  defineError,
  defineFact,
  GET,
  OneOf,
  operation,
  PATCH,
  service,
  Type,
} from '../kit/index.ts'
import { catalogVersions } from '../vocabulary/index.ts'
import { PublicSite, SiteFigures, SiteSettings, SiteSummary } from './schemas.ts'

export * from './schemas.ts'

export const SettingsChanged = defineFact('site.settings_changed')

export const UnknownCurrency = defineError({
  code: 'UNKNOWN_CURRENCY',
  status: 400,
  description: 'The currency is not an ISO 4217 code',
})
export const UnknownLocale = defineError({
  code: 'UNKNOWN_LOCALE',
  status: 400,
  description: 'The locale is not a language tag such as en-US',
})

/** Sites of the installation and their settings. */
export const sites = service({
  name: 'sites',
  summary: 'Sites, their settings and their figures',
  mounts: ['/vitrine/v1'],
  operations: {
    getSite: operation({
      route: GET('/site'),
      permission: 'open',
      summary: 'What anyone may know about the site at this address',
      request: Type.Object({}),
      response: Type.Object({ site: PublicSite }),
    }),
    getSettings: operation({
      route: GET('/site/settings'),
      permission: 'admin',
      summary: 'The settings of the site',
      request: Type.Object({}),
      response: Type.Object({ settings: SiteSettings }),
    }),
    updateSettings: operation({
      route: PATCH('/site/settings'),
      permission: 'admin',
      writes: true,
      summary: 'Change settings; absent keys stay, unknown keys are refused',
      request: Type.Object({
        settings: Type.Partial(SiteSettings, { additionalProperties: false }),
      }),
      response: Type.Object({ settings: SiteSettings }),
      errors: [UnknownCurrency, UnknownLocale],
      facts: [SettingsChanged],
    }),
    getFigures: operation({
      route: GET('/site/figures'),
      permission: 'admin',
      summary: 'Counts for the first screen of the dashboard, over the last 14 days',
      request: Type.Object({}),
      response: SiteFigures,
    }),
    listSites: operation({
      route: GET('/sites'),
      permission: 'admin',
      summary: 'The sites the caller may work on',
      request: Type.Object({}),
      response: Type.Object({ sites: Type.Array(SiteSummary) }),
    }),
    getCatalogVersion: operation({
      route: GET('/v3/provision/version'),
      mounts: ['/stores', '/_api/stores'],
      permission: 'anyone',
      summary: 'Which catalog dialect the site declares',
      request: Type.Object({}),
      response: Type.Object({ catalogVersion: OneOf(catalogVersions) }),
    }),
  },
})
