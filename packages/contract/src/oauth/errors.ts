import { defineError } from '../kit/index.ts'

/** Errors of the token call; `error` and `error_description` are added to the envelope (RFC 6749 §5.2). */
export const InvalidClient = defineError({
  code: 'INVALID_CLIENT',
  status: 401,
  oauth: 'invalid_client',
  description:
    'No client is registered under this id, its secret is missing or wrong, or the API key is unknown, revoked or expired',
})
export const InvalidGrant = defineError({
  code: 'INVALID_GRANT',
  status: 400,
  oauth: 'invalid_grant',
  description:
    'The code or refresh token is unknown, used, expired or belongs to another client; or the member cannot sign in',
})
export const UnsupportedGrantType = defineError({
  code: 'UNSUPPORTED_GRANT_TYPE',
  status: 400,
  oauth: 'unsupported_grant_type',
  description:
    'The grant type must be anonymous, refresh_token, authorization_code, authorized_client, client_credentials or strip_bound_session',
})
export const InvalidTokenRequest = defineError({
  code: 'INVALID_REQUEST',
  status: 400,
  oauth: 'invalid_request',
  description: 'A parameter of the token request is missing or malformed',
})
/** The key is valid, but none of its scopes is `oauth:write`; or an app has no scopes. */
export const UnauthorizedClient = defineError({
  code: 'UNAUTHORIZED_CLIENT',
  status: 400,
  oauth: 'unauthorized_client',
  description:
    'This API key may not obtain tokens for members (it needs the scope oauth:write), or this client has no permissions to act for the site',
})
