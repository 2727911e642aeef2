import { Maybe, Nullable, OneOf, type Static, Text, Type } from '../kit/index.ts'

const parameter = () => Maybe(Text(0, 4096))

/**
 * The token request. Every key has two spellings, as clients use both; the required keys depend on the grant:
 * `anonymous` clientId; `refresh_token` refreshToken; `authorization_code` clientId, code, codeVerifier
 * (43–128 characters) and the redirectUri of the authorization request; `authorized_client` memberId, and
 * either scope `offline_access` for a refresh token or the sessionToken of that member's sign-on;
 * `client_credentials` clientId, clientSecret and instanceId, the id of the site; `strip_bound_session`
 * clientSecret and the accessToken of any subject on the site. A secret may also be sent as `Authorization:
 * Basic`.
 */
export const TokenRequest = Type.Object({
  grantType: parameter(),
  grant_type: parameter(),
  clientId: parameter(),
  client_id: parameter(),
  refreshToken: parameter(),
  refresh_token: parameter(),
  code: parameter(),
  codeVerifier: parameter(),
  code_verifier: parameter(),
  redirectUri: parameter(),
  redirect_uri: parameter(),
  memberId: parameter(),
  member_id: parameter(),
  sessionToken: parameter(),
  session_token: parameter(),
  scope: parameter(),
  clientSecret: parameter(),
  client_secret: parameter(),
  instanceId: parameter(),
  instance_id: parameter(),
  accessToken: parameter(),
  access_token: parameter(),
})
export type TokenRequest = Static<typeof TokenRequest>

/**
 * `expires_in` is in seconds. A refresh token stays valid after use; it is null where none was requested
 * (`authorized_client` without `offline_access`), and absent for an app and for a third party without
 * `offline_access`.
 */
export const TokenReply = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.Optional(Nullable(Type.String())),
  expires_in: Type.Integer(),
  token_type: Type.Literal('Bearer'),
  /** The granted scope, where it contains `openid` or is less than requested. */
  scope: Type.Optional(Type.String()),
  /** Signed with RS256; only with the scope `openid`. */
  id_token: Type.Optional(Type.String()),
})
export type TokenReply = Static<typeof TokenReply>

/** `token`, or the same as base64 of its JSON in `body`. */
export const TokenInfoRequest = Type.Object({
  token: Maybe(Text(0, 8192)),
  body: Maybe(Text(0, 16_384)),
})
export type TokenInfoRequest = Static<typeof TokenInfoRequest>

/**
 * The claims of a token or an API key. Times are seconds since 1970 as text. An unknown token is reported as
 * not active.
 */
export const TokenInfo = Type.Object({
  active: Type.Boolean(),
  subjectType: Type.Optional(OneOf(['APP', 'USER', 'MEMBER', 'VISITOR', 'UNKNOWN'])),
  subjectId: Type.Optional(Type.String()),
  exp: Type.Optional(Type.String()),
  iat: Type.Optional(Type.String()),
  clientId: Type.Optional(Type.String()),
  siteId: Type.Optional(Type.String()),
  /** For an app: the site it is installed on. */
  instanceId: Type.Optional(Type.String()),
})
export type TokenInfo = Static<typeof TokenInfo>

/** OpenID claims of the caller. */
export const UserInfo = Type.Object({
  sub: Type.String(),
  name: Type.Optional(Type.String()),
  givenName: Type.Optional(Type.String()),
  familyName: Type.Optional(Type.String()),
  email: Type.String(),
  emailVerified: Type.Boolean(),
  picture: Type.Optional(Type.String()),
  language: Type.Optional(Type.String()),
})
export type UserInfo = Static<typeof UserInfo>

/**
 * The ways to return an authorization response: after `?`, after `#`, or as a message to the page around the
 * frame.
 */
export const responseModes = ['query', 'fragment', 'web_message'] as const
export type ResponseMode = (typeof responseModes)[number]

/**
 * The authorization request, in both spellings. Nothing is required here, because a person must get
 * a page that explains, not an envelope. `acrValues`, `userConsented`, `metaSiteId`, `display` and `claims`
 * are accepted and change nothing; `request` and `request_uri` are refused.
 */
export const AuthorizeRequest = Type.Object({
  clientId: parameter(),
  client_id: parameter(),
  responseType: parameter(),
  response_type: parameter(),
  responseMode: parameter(),
  response_mode: parameter(),
  redirectUri: parameter(),
  redirect_uri: parameter(),
  state: parameter(),
  scope: parameter(),
  codeChallenge: parameter(),
  code_challenge: parameter(),
  codeChallengeMethod: parameter(),
  code_challenge_method: parameter(),
  /**
   * `login` and `select_account` show the sign-in page, `consent` asks for consent to a third party again,
   * `none` never shows a page; by default a page is shown only if needed. Several are separated by spaces.
   */
  prompt: parameter(),
  sessionToken: parameter(),
  session_token: parameter(),
  /** A connection to sign in with instead of the page. */
  idp: parameter(),
  /** Up to 512 characters. */
  nonce: parameter(),
  /** Oldest sign-in that will do, in seconds. */
  maxAge: parameter(),
  max_age: parameter(),
  /** `true`: members signed in on the site do not sign in again, even with prompt `login`. */
  optionalLogin: parameter(),
  optional_login: parameter(),
  /** E-mail to begin the sign-in page with. */
  loginHint: parameter(),
  login_hint: parameter(),
  /** Preferred languages, best first. */
  uiLocales: parameter(),
  ui_locales: parameter(),
  request: parameter(),
  request_uri: parameter(),
  /** Set by a sign-in page that was cancelled: the client gets an error. */
  error: parameter(),
  /** Signed origin of the page around a hidden frame, from its redirect session. */
  frame: parameter(),
})
export type AuthorizeRequest = Static<typeof AuthorizeRequest>

/** The parameters with which the browser returns from a sign-in page. */
export const CallbackRequest = Type.Object({ state: parameter(), sessionToken: parameter() })
