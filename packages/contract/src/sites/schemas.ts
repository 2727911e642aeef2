import { Guid, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'
import { catalogVersions, siteStates } from '../vocabulary/index.ts'

/** What a site's people decide about it. Unknown keys are refused by name. */
export const SiteSettings = Type.Object(
  {
    /** Name of the shop, 1–80 characters. */
    name: Text(1, 80),
    /** One sentence under the name, up to 160 characters. */
    tagline: Text(0, 160),
    /** ISO 4217 code of every price. */
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    /** BCP 47 language tag; decides how prices and dates are written. */
    locale: Text(2, 35),
    /** Which catalog dialect the site declares. */
    catalogVersion: OneOf(catalogVersions),
    /** New members wait until an owner approves them. */
    requireOwnerApproval: Type.Boolean(),
    /** Fewest characters of a new password, 4–64. */
    passwordMinLength: Type.Integer({ minimum: 4, maximum: 64 }),
  },
  { additionalProperties: false },
)
export type SiteSettings = Static<typeof SiteSettings>

export const defaultSettings: SiteSettings = {
  name: 'Vitrine',
  tagline: '',
  currency: 'USD',
  locale: 'en-US',
  catalogVersion: 'V1_CATALOG',
  requireOwnerApproval: false,
  passwordMinLength: 8,
}

/** A site as its visitors may know it. */
export const PublicSite = Type.Object({
  id: Guid(),
  name: Type.String(),
  tagline: Type.String(),
  currency: Type.String(),
  locale: Type.String(),
  catalogVersion: OneOf(catalogVersions),
  /** The OAuth client of the site's own storefront. */
  clientId: Type.Optional(Guid()),
})

export const SiteSummary = Type.Object({
  id: Guid(),
  name: Type.String(),
  state: OneOf(siteStates),
  catalogVersion: OneOf(catalogVersions),
  domains: Type.Array(Type.String()),
  createdDate: Timestamp(),
})

/** One day's count; `day` is a date in UTC. */
const DayCount = Type.Object({ day: Type.String(), count: Type.Integer() })

export const RecentChange = Type.Object({
  id: Guid(),
  /** Fact name such as `product.changed`. */
  name: Type.String(),
  entityId: Type.String(),
  /** Name of the thing, where it has one. */
  label: Type.String(),
  actorType: Type.String(),
  at: Timestamp(),
})

/** Figures of the dashboard's first screen, counted when asked. */
export const SiteFigures = Type.Object({
  products: Type.Object({
    total: Type.Integer(),
    hidden: Type.Integer(),
    outOfStock: Type.Integer(),
    /** Tracked variants with 1 to 5 left. */
    lowStock: Type.Integer(),
  }),
  members: Type.Object({
    total: Type.Integer(),
    pending: Type.Integer(),
    newByDay: Type.Array(DayCount),
  }),
  signIns: Type.Object({ byDay: Type.Array(DayCount), failedByDay: Type.Array(DayCount) }),
  changes: Type.Object({ byDay: Type.Array(DayCount), recent: Type.Array(RecentChange) }),
})
export type SiteFigures = Static<typeof SiteFigures>
