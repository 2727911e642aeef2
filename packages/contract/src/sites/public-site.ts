import { GET, Guid, OneOf, operation, service, Type } from '../kit/index.ts'
import { catalogVersions } from '../vocabulary/index.ts'

/** A site as its visitors may know it. */
export const PublicSite = Type.Object({
  id: Guid(),
  name: Type.String(),
  tagline: Type.String(),
  currency: Type.String(),
  locale: Type.String(),
  catalogVersion: OneOf(catalogVersions),
  /** Which proof of not being a machine register and login ask for, and the keys to show it with. */
  captcha: Type.Object({
    mode: OneOf(['off', 'invisible', 'visible']),
    provider: OneOf(['proof-of-work', 'siteverify']),
    siteKey: Type.String(),
    invisibleSiteKey: Type.String(),
  }),
  /** The OAuth client of the site's own storefront. */
  clientId: Type.Optional(Guid()),
})

/** The part of `sites` that visitors use, by itself so that a browser loads no more than this. */
export const publicSite = service({
  name: 'sites',
  summary: 'What anyone may know about a site',
  mounts: ['/vitrine/v1'],
  operations: {
    getSite: operation({
      route: GET('/site'),
      permission: 'open',
      summary: 'What anyone may know about the site at this address',
      request: Type.Object({}),
      response: Type.Object({ site: PublicSite }),
    }),
  },
})
