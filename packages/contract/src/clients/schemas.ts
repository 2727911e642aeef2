import { Guid, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

export const applicationTypes = ['WEB', 'MOBILE', 'OTHER'] as const

/** Maximum number of addresses and of domains of one client. */
export const MAX_CLIENT_ADDRESSES = 20

const Addresses = (maxLength: number) =>
  Type.Array(Text(1, maxLength), { maxItems: MAX_CLIENT_ADDRESSES })

/**
 * Scopes that a client may request from a member (OpenID Connect Core §5.4): `profile`, `email`, `phone` and
 * `address` are data; `offline_access` renews the sign-in; `account` grants full access on behalf of the
 * member.
 */
export const memberScopes = [
  'openid',
  'profile',
  'email',
  'phone',
  'address',
  'offline_access',
  'account',
] as const
export type MemberScope = (typeof memberScopes)[number]

const Fields = {
  /** 2–256 characters; members may see it when they sign in. */
  name: Text(2, 256),
  description: Text(0, 1000),
  /** The client's own sign-in page; empty uses the site's. */
  loginUrl: Text(0, 2048),
  /** Called when a member signs out; empty calls nothing. */
  logoutUrl: Text(0, 2048),
  /** Complete redirect addresses, compared exactly; https, http on localhost, or an app's own scheme. */
  allowedRedirectUris: Addresses(2048),
  /**
   * Allowed hosts of all other redirects: `shop.example`, `shop.example:8443`, `https://shop.example` or
   * `*.shop.example`.
   */
  allowedRedirectDomains: Addresses(300),
  applicationType: OneOf(applicationTypes),
  /**
   * Whether it is a third party: members are asked for consent, and its tokens are limited to the granted
   * scopes. False for the site's own storefront.
   */
  isThirdParty: Type.Boolean(),
  /** Complete redirect addresses after a sign-out, compared exactly. */
  postLogoutRedirectUris: Addresses(2048),
  /** Scopes that a third party may request from members; `openid` always. */
  allowedScopes: Type.Array(OneOf(memberScopes), { maxItems: 10 }),
  /** Scopes of its secret on behalf of the site, as for API keys; none by default. */
  appScopes: Type.Array(Text(1, 100), { maxItems: 100 }),
}

/** A website or app that signs members in (OAuth app record, contract section 5.2). Its id is public. */
export const OauthClient = Type.Object({
  id: Guid(),
  ...Fields,
  /** The site's own storefront, which cannot be deleted. */
  isOwn: Type.Boolean(),
  /** The first characters of its secret, and since when it counts; absent without one. */
  secretHint: Type.Optional(Type.String()),
  secretDate: Type.Optional(Timestamp()),
  createdDate: Timestamp(),
})
export type OauthClient = Static<typeof OauthClient>

const noExtraFields = { additionalProperties: false } as const
const { name, ...optional } = Fields

/** A client to make. Without addresses it may return to `http://localhost:4321`. */
export const NewOauthClient = Type.Object(
  { name, ...Type.Partial(Type.Object(optional)).properties },
  noExtraFields,
)

/** Changes of a client; absent keys stay, lists are replaced. */
export const OauthClientChanges = Type.Object(
  { id: Guid(), ...Type.Partial(Type.Object(Fields)).properties },
  noExtraFields,
)
