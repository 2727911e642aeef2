import { Guid, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

export const applicationTypes = ['WEB', 'MOBILE', 'OTHER'] as const

/** Most addresses and most domains of one client. */
export const MAX_CLIENT_ADDRESSES = 20

const Addresses = (maxLength: number) =>
  Type.Array(Text(1, maxLength), { maxItems: MAX_CLIENT_ADDRESSES })

const Fields = {
  /** 2–256 characters; members may see it when they sign in. */
  name: Text(2, 256),
  description: Text(0, 1000),
  /** The client's own sign-in page; empty uses the site's. */
  loginUrl: Text(0, 2048),
  /** Called when a member signs out; empty calls nothing. */
  logoutUrl: Text(0, 2048),
  /** Whole addresses a sign-in may return to, compared letter by letter; https, http on localhost, or an app's own scheme. */
  allowedRedirectUris: Addresses(2048),
  /** Where every other redirect may lead: `shop.example`, `shop.example:8443`, `https://shop.example` or `*.shop.example`. */
  allowedRedirectDomains: Addresses(300),
  applicationType: OneOf(applicationTypes),
}

/** A website or app that signs members in (OAuth app record, contract section 5.2). Its id is public. */
export const OauthClient = Type.Object({
  id: Guid(),
  ...Fields,
  /** The site's own storefront, which stays as long as the site. */
  isOwn: Type.Boolean(),
  createdDate: Timestamp(),
})
export type OauthClient = Static<typeof OauthClient>

const closed = { additionalProperties: false } as const
const { name, ...optional } = Fields

/** A client to make. Without addresses it may return to `http://localhost:4321`. */
export const NewOauthClient = Type.Object(
  { name, ...Type.Partial(Type.Object(optional)).properties },
  closed,
)

/** Changes of a client; absent keys stay, lists are replaced. */
export const OauthClientChanges = Type.Object(
  { id: Guid(), ...Type.Partial(Type.Object(Fields)).properties },
  closed,
)
