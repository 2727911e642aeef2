import { GET, Guid, OneOf, operation, service, Type } from '../kit/index.ts'
import { catalogVersions } from '../vocabulary/index.ts'

/** The public data of a site. */
export const PublicSite = Type.Object({
  id: Guid(),
  /**
   * The address of its pages, without a slash at the end: this address if it is one of the site's, else the
   * public one.
   */
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
  /** The branding of the site's pages; empty values use the product's own. */
  branding: Type.Object({ logoUrl: Type.String(), accentColor: Type.String() }),
  /** Fewest characters of a new password. */
  passwordMinLength: Type.Integer(),
  /** How long a device can be spared the second factor; 0: never. */
  rememberDeviceDays: Type.Integer(),
  /** Whether members can sign in with a passkey at this address. */
  hasPasskeys: Type.Boolean(),
  /** Whether the checkout asks for consent to reminders; absent: false. */
  asksForReminders: Type.Optional(Type.Boolean()),
  /** Whether the shop accepts back-in-stock requests; absent: false. */
  collectsBackInStock: Type.Optional(Type.Boolean()),
  /** Whether the shop sends price drop mails for wish lists; absent: false. */
  mailsPriceDrops: Type.Optional(Type.Boolean()),
  /** Whether buyers can review purchased products; absent: false. */
  collectsReviews: Type.Optional(Type.Boolean()),
  /** Whether the checkout asks for consent to review requests; absent: false. */
  asksForReviewRequests: Type.Optional(Type.Boolean()),
  /** Whether the checkout and the account offer the newsletter; absent: false. */
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

/** The public part of `sites`, separate so that browsers load as little as possible. */
export const publicSite = service({
  name: 'sites',
  summary: 'Public information about a site',
  mounts: ['/vitrine/v1'],
  operations: {
    getSite: operation({
      route: GET('/site'),
      permission: 'open',
      summary: 'Read public information about the site at this address',
      request: Type.Object({}),
      response: Type.Object({ site: PublicSite }),
    }),
  },
})
