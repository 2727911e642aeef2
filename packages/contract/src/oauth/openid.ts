import { Maybe, type Static, Text, Type } from '../kit/index.ts'

const Names = () => Type.Array(Type.String())

/** The OpenID metadata of this site (OpenID Connect Discovery §3, RFC 8414 §2). */
export const ProviderMetadata = Type.Object({
  issuer: Type.String(),
  authorization_endpoint: Type.String(),
  token_endpoint: Type.String(),
  userinfo_endpoint: Type.String(),
  jwks_uri: Type.String(),
  end_session_endpoint: Type.String(),
  revocation_endpoint: Type.String(),
  scopes_supported: Names(),
  response_types_supported: Names(),
  response_modes_supported: Names(),
  grant_types_supported: Names(),
  subject_types_supported: Names(),
  id_token_signing_alg_values_supported: Names(),
  token_endpoint_auth_methods_supported: Names(),
  revocation_endpoint_auth_methods_supported: Names(),
  code_challenge_methods_supported: Names(),
  prompt_values_supported: Names(),
  claims_supported: Names(),
  acr_values_supported: Names(),
  ui_locales_supported: Names(),
  claims_parameter_supported: Type.Boolean(),
  request_parameter_supported: Type.Boolean(),
  request_uri_parameter_supported: Type.Boolean(),
  authorization_response_iss_parameter_supported: Type.Boolean(),
})
export type ProviderMetadata = Static<typeof ProviderMetadata>

/**
 * Standard claims (OpenID Connect Core §5.1) that the token's scopes allow and the member has.
 * A token of the site's own website reaches all of them. `updated_at` counts seconds.
 */
export const MemberClaims = Type.Object({
  sub: Type.String(),
  name: Type.Optional(Type.String()),
  given_name: Type.Optional(Type.String()),
  family_name: Type.Optional(Type.String()),
  nickname: Type.Optional(Type.String()),
  picture: Type.Optional(Type.String()),
  birthdate: Type.Optional(Type.String()),
  locale: Type.Optional(Type.String()),
  updated_at: Type.Optional(Type.Integer()),
  email: Type.Optional(Type.String()),
  email_verified: Type.Optional(Type.Boolean()),
  phone_number: Type.Optional(Type.String()),
  address: Type.Optional(
    Type.Object({
      formatted: Type.Optional(Type.String()),
      street_address: Type.Optional(Type.String()),
      locality: Type.Optional(Type.String()),
      region: Type.Optional(Type.String()),
      postal_code: Type.Optional(Type.String()),
      country: Type.Optional(Type.String()),
    }),
  ),
})
export type MemberClaims = Static<typeof MemberClaims>

const text = () => Maybe(Text(0, 8192))

/** Signing out on behalf of a client (OpenID Connect RP-Initiated Logout §2). */
export const EndSessionRequest = Type.Object({
  id_token_hint: text(),
  client_id: text(),
  post_logout_redirect_uri: text(),
  state: text(),
  ui_locales: text(),
})

/** The answer of the consent page. */
export const ConsentAnswer = Type.Object({ ticket: text(), answer: text() })

/** Token revocation (RFC 7009 §2.1). */
export const RevocationRequest = Type.Object({
  token: text(),
  token_type_hint: text(),
  client_id: text(),
  client_secret: text(),
})

/** Tokens of an app: for the code it was installed with, or for its refresh token. */
export const AppTokenRequest = Type.Object({
  grant_type: text(),
  client_id: text(),
  client_secret: text(),
  code: text(),
  refresh_token: text(),
})

/** Tokens of an app. Its refresh token is valid until its secret changes. */
export const AppTokens = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  expires_in: Type.Integer(),
  token_type: Type.Literal('Bearer'),
})
export type AppTokens = Static<typeof AppTokens>
