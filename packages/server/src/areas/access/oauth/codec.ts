import type { Static } from '@vitrine/contract/kit'
import type {
  AppTokenRequest,
  EndSessionRequest,
  RevocationRequest,
  TokenInfo,
  TokenInfoRequest,
  TokenReply,
  UserInfo,
  AuthorizeRequest as WireAuthorizeRequest,
  TokenRequest as WireTokenRequest,
} from '@vitrine/contract/oauth'
import type { Claims } from '../../../platform/signed-tokens.ts'
import type { Identity } from '../identity/index.ts'
import type { AuthorizeRequest, TokenPair, TokenRequest } from './model.ts'

/** Sent by applications that have no redirect address. */
const UNUSED = 'unused://'

function redirectUriOf(wire: WireTokenRequest | WireAuthorizeRequest): string {
  const redirectUri = wire.redirectUri ?? wire.redirect_uri ?? ''
  return redirectUri === UNUSED ? '' : redirectUri
}

/** Every parameter has two spellings on the wire. */
export const decodeTokenRequest = (wire: WireTokenRequest): TokenRequest => ({
  grantType: wire.grantType ?? wire.grant_type ?? '',
  clientId: wire.clientId ?? wire.client_id ?? '',
  refreshToken: wire.refreshToken ?? wire.refresh_token ?? '',
  code: wire.code ?? '',
  codeVerifier: wire.codeVerifier ?? wire.code_verifier ?? '',
  redirectUri: redirectUriOf(wire),
  memberId: wire.memberId ?? wire.member_id ?? '',
  sessionToken: wire.sessionToken ?? wire.session_token ?? '',
  scope: wire.scope ?? '',
  clientSecret: wire.clientSecret ?? wire.client_secret ?? '',
  instanceId: wire.instanceId ?? wire.instance_id ?? '',
  accessToken: wire.accessToken ?? wire.access_token ?? '',
})

export const decodeAuthorizeRequest = (wire: WireAuthorizeRequest): AuthorizeRequest => ({
  clientId: wire.clientId ?? wire.client_id ?? '',
  responseType: wire.responseType ?? wire.response_type ?? '',
  responseMode: wire.responseMode ?? wire.response_mode ?? '',
  redirectUri: redirectUriOf(wire),
  state: wire.state ?? '',
  codeChallenge: wire.codeChallenge ?? wire.code_challenge ?? '',
  codeChallengeMethod: wire.codeChallengeMethod ?? wire.code_challenge_method ?? '',
  prompt: wire.prompt ?? '',
  sessionToken: wire.sessionToken ?? wire.session_token ?? '',
  idp: wire.idp ?? '',
  nonce: wire.nonce ?? '',
  maxAge: wire.maxAge ?? wire.max_age ?? '',
  optionalLogin: wire.optionalLogin ?? wire.optional_login ?? '',
  error: wire.error ?? '',
  scope: wire.scope ?? '',
  loginHint: wire.loginHint ?? wire.login_hint ?? '',
  uiLocales: wire.uiLocales ?? wire.ui_locales ?? '',
  request: wire.request ?? '',
  requestUri: wire.request_uri ?? '',
  frame: wire.frame ?? '',
})

export const decodeEndSession = (wire: Static<typeof EndSessionRequest>) => ({
  idTokenHint: wire.id_token_hint ?? '',
  clientId: wire.client_id ?? '',
  address: wire.post_logout_redirect_uri ?? '',
  state: wire.state ?? '',
  uiLocales: wire.ui_locales ?? '',
})

export const decodeRevocation = (wire: Static<typeof RevocationRequest>) => ({
  token: wire.token ?? '',
  clientId: wire.client_id ?? '',
  clientSecret: wire.client_secret ?? '',
})

export const decodeAppRequest = (wire: Static<typeof AppTokenRequest>) => ({
  grantType: wire.grant_type ?? '',
  clientId: wire.client_id ?? '',
  clientSecret: wire.client_secret ?? '',
  code: wire.code ?? '',
  refreshToken: wire.refresh_token ?? '',
})

export const encodeAppTokens = (pair: TokenPair & { readonly refreshToken: string }) => ({
  access_token: pair.accessToken,
  refresh_token: pair.refreshToken,
  expires_in: pair.expiresInSeconds,
  token_type: 'Bearer' as const,
})

export const encodeTokens = ({
  accessToken,
  refreshToken,
  expiresInSeconds,
  idToken,
  scope,
}: TokenPair): TokenReply => ({
  access_token: accessToken,
  ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
  expires_in: expiresInSeconds,
  token_type: 'Bearer',
  ...(scope ? { scope: scope.join(' ') } : {}),
  ...(idToken ? { id_token: idToken } : {}),
})

/** The token to introspect: plain, or inside base64 of JSON. */
export function decodeTokenInfoRequest({ token, body }: TokenInfoRequest): string {
  if (token) return token
  try {
    const inner: unknown = JSON.parse(Buffer.from(body ?? '', 'base64').toString())
    const found = (inner as { token?: unknown } | null)?.token
    return typeof found === 'string' ? found : ''
  } catch {
    return ''
  }
}

export const encodeTokenInfo = (claims: Claims | undefined): TokenInfo =>
  claims
    ? {
        active: true,
        subjectType: subjectTypes[String(claims.role)] ?? 'UNKNOWN',
        subjectId: claims.sub,
        iat: String(claims.iat),
        exp: String(claims.exp),
        clientId: String(claims.client),
        siteId: claims.site,
        ...(claims.role === 'app' ? { instanceId: claims.site } : {}),
      }
    : { active: false }

const subjectTypes: Record<string, TokenInfo['subjectType']> = {
  member: 'MEMBER',
  visitor: 'VISITOR',
  app: 'APP',
}

/** An API key acts as a merchant. */
export const encodeKey = ({ id, siteId }: { id: string; siteId: string }): TokenInfo => ({
  active: true,
  subjectType: 'USER',
  subjectId: id,
  siteId,
})

export function encodeUser({ id, email, emailVerified, profile }: Identity): UserInfo {
  const { firstName, lastName, nickname, picture, language } = profile
  const name = [firstName, lastName].filter(Boolean).join(' ') || nickname
  return {
    sub: id,
    email,
    emailVerified,
    ...(name ? { name } : {}),
    ...(firstName ? { givenName: firstName } : {}),
    ...(lastName ? { familyName: lastName } : {}),
    ...(picture ? { picture } : {}),
    ...(language ? { language } : {}),
  }
}
