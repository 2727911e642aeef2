import { AuthenticationReply, ClientMetaData } from '../authentication/schemas.ts'
import { Guid, MapOf, Maybe, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** `OIDC` discovers its endpoints from its issuer and signs ID tokens; `OAUTH2` has configured endpoints. */
export const providerKinds = ['OIDC', 'OAUTH2'] as const
export type ProviderKind = (typeof providerKinds)[number]

/** The icon on the button. */
export const providerIcons = ['key', 'building', 'school', 'shop', 'globe', 'person'] as const
export type ProviderIcon = (typeof providerIcons)[number]

/** How the client proves itself to the provider (OpenID Connect Core §9). */
export const clientProofs = ['client_secret_basic', 'client_secret_post', 'none'] as const

/** Path of a value in a user response: names separated by dots, `0` for the first of a list. */
const Place = () => Text(0, 200, { pattern: '^[^\\s]*$' })

/**
 * Paths of the fields in the response of the user address; empty: not available. OpenID providers use claims of
 * these names: `sub`, `email`, `email_verified`, `name`, `picture`.
 */
export const ClaimPlaces = Type.Object({
  subject: Place(),
  email: Place(),
  emailVerified: Place(),
  name: Place(),
  picture: Place(),
})
export type ClaimPlaces = Static<typeof ClaimPlaces>

const Address = () => Text(0, 2048)

const Fields = {
  kind: OneOf(providerKinds),
  /** The label of the button, 1–60 characters. */
  name: Text(1, 60),
  icon: OneOf(providerIcons),
  /** Whether it is offered on the sign-in page. */
  isEnabled: Type.Boolean(),
  /**
   * For `OIDC`: the issuer of its ID tokens, compared exactly. For `OAUTH2`: empty, or the required `iss`.
   */
  issuer: Address(),
  /** For `OAUTH2`: the sign-in URL. `OIDC` discovers this and the next two by its issuer. */
  authorizationUrl: Address(),
  /** The token endpoint. */
  tokenUrl: Address(),
  /** The endpoint that returns the user of an access token. */
  userUrl: Address(),
  /** The client id of this site at the provider. */
  clientId: Text(1, 500),
  clientProof: OneOf(clientProofs),
  /** Requested from the user; `OIDC` always adds `openid` first. */
  scopes: Type.Array(Text(1, 200, { pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$' }), {
    maxItems: 20,
  }),
  /** How the provider sends people back: by an address, or by a form. */
  responseMode: OneOf(['query', 'form_post']),
  claims: ClaimPlaces,
  /** Whether its e-mail addresses are trusted as verified even without a claim. */
  vouchesForEmails: Type.Boolean(),
  /** Whether people without an account get one; else only accounts that exist are linked. */
  registers: Type.Boolean(),
  /** Domains such as `company.example` whose addresses may sign in; empty allows all. */
  emailDomains: Type.Array(Text(1, 253), { maxItems: 50 }),
}

/** Another system that this site trusts to authenticate people. */
export const IdentityProvider = Type.Object({
  id: Guid(),
  ...Fields,
  /** Whether a secret is stored; it is never returned. */
  hasSecret: Type.Boolean(),
  /** Members who can sign in with it. */
  linkedMembers: Type.Integer(),
  /** The number of those without a password and without another provider. */
  onlyWayFor: Type.Integer(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type IdentityProvider = Static<typeof IdentityProvider>

/** Stored encrypted and never returned; empty removes it. */
const secret = Type.Optional(Text(0, 2000))
const noExtraFields = { additionalProperties: false } as const
const { kind, name, clientId, ...rest } = Fields
const optional = Type.Partial(
  Type.Object({ ...rest, claims: Type.Partial(ClaimPlaces) }),
).properties

/** A provider to add. Defaults are those of an OpenID provider with e-mail and name. */
export const NewIdentityProvider = Type.Object(
  { kind, name, clientId, ...optional, secret },
  noExtraFields,
)
export type NewIdentityProvider = Static<typeof NewIdentityProvider>

/** Changes of a provider; absent keys stay unchanged, lists are replaced. The kind cannot change. */
export const IdentityProviderChanges = Type.Object(
  { id: Guid(), ...Type.Partial(Type.Object({ name, clientId })).properties, ...optional, secret },
  noExtraFields,
)
export type IdentityProviderChanges = Static<typeof IdentityProviderChanges>

/** A provider as visitors see it; the id is the `idp` of an authorization request. */
export const OfferedProvider = Type.Object({
  id: Guid(),
  name: Type.String(),
  icon: OneOf(providerIcons),
})
export type OfferedProvider = Static<typeof OfferedProvider>

/**
 * Problems of a provider. `address_refused`: not a public https address; `unreachable`: no response;
 * `not_found`: no OpenID configuration there; `not_json`: an invalid response; `other_issuer`: it has another
 * issuer (see `found`); `no_endpoint`: an address is missing; `no_signature`: it only supports signatures
 * that this site does not trust; `no_pkce`: it does not support S256 challenges; `other`: see `detail`.
 */
export const providerProblems = [
  'address_refused',
  'unreachable',
  'not_found',
  'not_json',
  'other_issuer',
  'no_endpoint',
  'no_signature',
  'no_pkce',
  'other',
] as const
export type ProviderProblem = (typeof providerProblems)[number]

export const ProviderFinding = Type.Object({
  problem: OneOf(providerProblems),
  /** Which address it is about. */
  address: Type.Optional(Type.String()),
  /** The actual value, where another was expected. */
  found: Type.Optional(Type.String()),
  /** The technical message, if there is one. */
  detail: Type.Optional(Type.String()),
})
export type ProviderFinding = Static<typeof ProviderFinding>

/** An account at a provider that is linked with the caller's account. */
export const LinkedSignIn = Type.Object({
  provider: OfferedProvider,
  /** Whether it is offered on the sign-in page now. */
  isOffered: Type.Boolean(),
  /** Display name of the account at the provider, mostly its e-mail. */
  account: Type.String(),
  createdDate: Timestamp(),
  lastUsedDate: Type.Optional(Timestamp()),
})
export type LinkedSignIn = Static<typeof LinkedSignIn>

/** A secret that the website stores in a cookie of the browser, 32 to 200 characters. */
const BrowserSecret = () => Text(32, 200)

export const BeginSignIn = Type.Object({
  id: Guid(),
  browserSecret: BrowserSecret(),
  /** Where the website continues afterwards; returned unchanged. */
  returnTo: Maybe(Text(0, 4096)),
  /** Whether the provider asks for the password again although its user is signed in. */
  isAgain: Maybe(Type.Boolean()),
})

export const FinishSignIn = Type.Object({
  /** All parameters from the provider by name: `code`, `state`, `iss`, `error`. */
  answer: MapOf(Type.String({ maxLength: 8192 })),
  browserSecret: BrowserSecret(),
  clientMetaData: ClientMetaData(),
})

/** Exactly one of `reply`, `linked` and `link` is there. */
export const FinishedSignIn = Type.Object({
  returnTo: Type.String(),
  provider: OfferedProvider,
  /** Signed in, or on the way to it, as after a login. */
  reply: Type.Optional(AuthenticationReply),
  /** Whether the provider was linked to the account of the calling member. */
  linked: Type.Optional(Type.Boolean()),
  /** There is an account with this e-mail: signing in to it once with `token` links the two. */
  link: Type.Optional(Type.Object({ token: Type.String(), email: Type.String() })),
})
export type FinishedSignIn = Static<typeof FinishedSignIn>
