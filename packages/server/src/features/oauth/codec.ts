import type {
  TokenInfo,
  TokenInfoRequest,
  TokenReply,
  UserInfo,
  AuthorizeRequest as WireAuthorizeRequest,
  TokenRequest as WireTokenRequest,
} from '@vitrine/contract/oauth'
import type { Claims } from '../../platform/signed-tokens.ts'
import type { Identity } from '../identity/index.ts'
import type { AuthorizeRequest, TokenPair, TokenRequest } from './model.ts'

/** What applications send that have no address of their own. */
const UNUSED = 'unused://'

function redirectUriOf(wire: WireTokenRequest | WireAuthorizeRequest): string {
  const given = wire.redirectUri ?? wire.redirect_uri ?? ''
  return given === UNUSED ? '' : given
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
  frame: wire.frame ?? '',
})

export const encodeTokens = ({
  accessToken,
  refreshToken,
  expiresInSeconds,
}: TokenPair): TokenReply => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_in: expiresInSeconds,
  token_type: 'Bearer',
})

/** The token to look at: sent plainly, or inside base64 of JSON. */
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
        subjectType: claims.role === 'member' ? 'MEMBER' : 'VISITOR',
        subjectId: claims.sub,
        iat: String(claims.iat),
        exp: String(claims.exp),
        clientId: String(claims.client),
        siteId: claims.site,
      }
    : { active: false }

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
