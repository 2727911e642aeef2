import type { ResponseMode } from '@vitrine/contract/oauth'
import { redirects } from '@vitrine/contract/redirects'
import { callsOf } from '../client.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import { checkCallback } from './callback.ts'
import { askHiddenFrame, type FrameHost } from './hidden-frame.ts'
import { CHALLENGE_METHOD, generateOAuthData, type OAuthData } from './pkce.ts'
import type { TokenGrants } from './token-grants.ts'
import type { Tokens } from './tokens.ts'

// Specification §9.
const SCOPE = 'offline_access'

export interface AuthUrlOptions {
  /** `login` shows the sign-in page, `none` only uses a session that exists; `login` when absent. */
  readonly prompt?: 'login' | 'none'
  /** The way to return the response; `fragment` when absent. */
  readonly responseMode?: ResponseMode
  /** Of a register, login or verification that succeeded. */
  readonly sessionToken?: string
  /** A connection of the site to sign in with instead of its page, by its id. */
  readonly idp?: string
}

/** The address to redirect the browser to. */
export interface AuthUrl {
  readonly authUrl: string
  readonly authorizationEndpoint: string
  readonly sessionToken: string
}

/** Member tokens through the server's pages: by redirect, and by the hidden frame. */
export function createRedirectLogin(
  connection: Connection,
  auth: Auth,
  grants: TokenGrants,
  clientId: string,
) {
  const { createRedirectSession } = callsOf(connection, auth, redirects)

  const getAuthUrl = async (
    { codeChallenge, state, redirectUri }: OAuthData,
    { prompt = 'login', responseMode = 'fragment', sessionToken, idp }: AuthUrlOptions = {},
  ): Promise<AuthUrl> => {
    const { redirectSession } = await createRedirectSession({
      auth: {
        authRequest: {
          clientId,
          codeChallenge,
          codeChallengeMethod: CHALLENGE_METHOD,
          responseMode,
          responseType: 'code',
          scope: SCOPE,
          state,
          ...(redirectUri ? { redirectUri } : {}),
          ...(sessionToken ? { sessionToken } : {}),
          ...(idp ? { idp } : {}),
        },
        prompt,
      },
    })
    const { fullUrl, urlDetails, sessionToken: opened } = redirectSession
    return { authUrl: fullUrl, authorizationEndpoint: urlDetails.endpoint, sessionToken: opened }
  }

  const getMemberTokens = async (
    code: string,
    state: string,
    oauthData: OAuthData,
  ): Promise<Tokens> => {
    checkCallback(code, state, oauthData.state)
    return grants.authorizationCode(code, oauthData)
  }

  const getMemberTokensForDirectLogin = async (
    sessionToken: string,
    host?: FrameHost,
  ): Promise<Tokens> => {
    const oauthData = await generateOAuthData('')
    const options = { prompt: 'none', responseMode: 'web_message', sessionToken } as const
    const { authUrl } = await getAuthUrl(oauthData, options)
    const { code, state } = await askHiddenFrame(authUrl, oauthData.state, host)
    return getMemberTokens(code, state, oauthData)
  }

  return { getAuthUrl, getMemberTokens, getMemberTokensForDirectLogin }
}
