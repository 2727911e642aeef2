import { Guid, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'
import {
  catalogVersions,
  siteDeletions,
  siteNamespaces,
  siteOrigins,
  siteStates,
} from '../vocabulary/index.ts'

/** A site in the list of sites. */
export const SiteSummary = Type.Object({
  id: Guid(),
  name: Type.String(),
  /** A label that only affects filters. */
  namespace: OneOf(siteNamespaces),
  state: OneOf(siteStates),
  /** Absent: the site is not leaving. */
  deletion: Type.Optional(OneOf(siteDeletions)),
  createdFrom: OneOf(siteOrigins),
  catalogVersion: OneOf(catalogVersions),
  /** Hosts of its storefront, with a port where it is not the default. */
  domains: Type.Array(Type.String()),
  createdDate: Timestamp(),
  trashedDate: Type.Optional(Timestamp()),
  /** When a site in the trash is permanently deleted. */
  purgeDate: Type.Optional(Timestamp()),
})
export type SiteSummary = Static<typeof SiteSummary>

const noExtraFields = { additionalProperties: false } as const
const Name = () => Text(1, 80)
const Domains = () => Type.Array(Text(1, 260), { maxItems: 20 })

/** States a new or copied site may start in. */
export const startingStates = ['ENABLED', 'PENDING', 'DEMO'] as const

/** A site to make, with a client for its storefront. */
export const NewSite = Type.Object(
  {
    name: Name(),
    /** ISO 4217 code; USD by default. */
    currency: Type.Optional(Text(3, 3)),
    /** Language tag; en-US by default. */
    locale: Type.Optional(Text(2, 35)),
    catalogVersion: Type.Optional(OneOf(catalogVersions)),
    namespace: Type.Optional(OneOf(siteNamespaces)),
    /** ENABLED by default. */
    state: Type.Optional(OneOf(startingStates)),
    domains: Type.Optional(Domains()),
  },
  noExtraFields,
)

/** The differences between a copy and its original. */
export const SiteCopy = Type.Object({
  id: Guid(),
  /** By default the name of the original with "(copy)". */
  name: Type.Optional(Name()),
  namespace: Type.Optional(OneOf(siteNamespaces)),
  state: Type.Optional(OneOf(startingStates)),
  domains: Type.Optional(Domains()),
})

/** Changes of a site itself; absent keys stay. */
export const SiteChanges = Type.Object(
  {
    id: Guid(),
    name: Type.Optional(Name()),
    namespace: Type.Optional(OneOf(siteNamespaces)),
    domains: Type.Optional(Domains()),
  },
  noExtraFields,
)

/** Which sites to list. */
export const SiteFilter = Type.Object({
  namespace: Type.Optional(OneOf(siteNamespaces)),
  state: Type.Optional(OneOf(siteStates)),
  /** Sites in this step of deletion; by default those that are not being deleted. */
  deletion: Type.Optional(OneOf(siteDeletions)),
})
export type SiteFilter = Static<typeof SiteFilter>

/** One day's count; `day` is a date in UTC. */
const DayCount = Type.Object({ day: Type.String(), count: Type.Integer() })

export const RecentChange = Type.Object({
  id: Guid(),
  /** Fact name such as `product.changed`. */
  name: Type.String(),
  entityId: Type.String(),
  /** Name of the entity, where it has one. */
  label: Type.String(),
  actorType: Type.String(),
  at: Timestamp(),
})

/** Statistics of the dashboard's first screen, counted on request. */
export const SiteFigures = Type.Object({
  products: Type.Object({
    total: Type.Integer(),
    hidden: Type.Integer(),
    outOfStock: Type.Integer(),
    /**
     * Number of products with a tracked variant of which 1 to 5 are left; the product query lists them by
     * `stock.isLow`.
     */
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
