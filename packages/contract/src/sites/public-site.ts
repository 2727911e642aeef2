import { GET, Guid, OneOf, operation, service, Type } from '../kit/index.ts'
import { catalogVersions } from '../vocabulary/index.ts'

/** The public data of a site. */
export const PublicSite = Type.Object({
  id: Guid(),
  /** Where its pages are, without a slash at the end: this address if it is one of the site's, else the public one. */
  url: Type.String(),
  name: Type.String(),
  tagline: Type.String(),
  currency: Type.String(),
  locale: Type.String(),
  catalogVersion: OneOf(catalogVersions),
  /** The captcha that register and login require, and its public keys. */
  captcha: Type.Object({
    mode: OneOf(['off', 'invisible', 'visible']),
    provider: OneOf(['proof-of-work', 'siteverify']),
    siteKey: Type.String(),
    invisibleSiteKey: Type.String(),
    /** Script of a captcha service that shows its widget; empty: there is none to load. */
    scriptUrl: Type.String(),
  }),
  /** How the site's pages look; empty text takes the product's own. */
  branding: Type.Object({ logoUrl: Type.String(), accentColor: Type.String() }),
  /** Fewest characters of a new password. */
  passwordMinLength: Type.Integer(),
  /** How long a device can be spared the second factor; 0: never. */
  rememberDeviceDays: Type.Integer(),
  /** Whether members can sign in with a passkey at this address. */
  hasPasskeys: Type.Boolean(),
  /** Whether the checkout asks who may be reminded of what is left there; absent: it does not. */
  asksForReminders: Type.Optional(Type.Boolean()),
  /** Whether the shop mails those who ask when something is back in stock; absent: it takes no requests. */
  collectsBackInStock: Type.Optional(Type.Boolean()),
  /** Whether the shop mails those who ask when a price of their wish list falls; absent: it does not. */
  mailsPriceDrops: Type.Optional(Type.Boolean()),
  /** Whether buyers can review what they have bought; absent: they cannot. */
  collectsReviews: Type.Optional(Type.Boolean()),
  /** Whether the checkout asks who may be asked for a review; absent: it does not. */
  asksForReviewRequests: Type.Optional(Type.Boolean()),
  /** Whether the checkout and the account offer the newsletter; absent: they do not. */
  offersNewsletter: Type.Optional(Type.Boolean()),
  /** Whether the shop has product feeds at `/feeds/google.xml` and `/feeds/meta.xml`; absent: it has none. */
  offersProductFeeds: Type.Optional(Type.Boolean()),
  /** Whether visitors see no more than that the shop opens soon; absent: it is open, or the caller previews it. */
  opensSoon: Type.Optional(Type.Boolean()),
  /** Whether the caller rehearses: then its orders have no consequences. Absent: it does not. */
  isRehearsal: Type.Optional(Type.Boolean()),
  /** The OAuth client of the site's own storefront. */
  clientId: Type.Optional(Guid()),
})

/** The part of `sites` that visitors use, by itself so that a browser loads no more than this. */
export const publicSite = service({
  name: 'sites',
  summary: 'Public information about a site',
  mounts: ['/vitrine/v1'],
  operations: {
    getSite: operation({
      route: GET('/site'),
      permission: 'open',
      summary: 'Public information about the site at this address',
      request: Type.Object({}),
      response: Type.Object({ site: PublicSite }),
    }),
  },
})
