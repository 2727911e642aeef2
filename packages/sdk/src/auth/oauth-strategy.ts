import type { Auth, Strategy } from './auth.ts'
import { parseFromUrl } from './callback.ts'
import { type CaptchaSiteKeys, noCaptcha } from './captcha.ts'
import { createLogin } from './login.ts'
import { createLogout } from './logout.ts'
import { generateOAuthData } from './pkce.ts'
import { createRedirectLogin } from './redirect-login.ts'
import { createSession, renewedTokens } from './session.ts'
import { memoryStorage, type TokenStorage } from './storage/memory.ts'
import { createTokenGrants } from './token-grants.ts'
import { type Clock, noTokens, type Tokens } from './tokens.ts'

export interface OAuthStrategyOptions {
  /** The OAuth client of the site. */
  readonly clientId: string
  /** A pair of an earlier visit. */
  readonly tokens?: Tokens
  /** Where tokens are kept; in memory when absent. `tokens` are put into it. */
  readonly storage?: TokenStorage
  readonly captchaSiteKeys?: CaptchaSiteKeys
  /** Milliseconds since 1970; the system's clock when absent. */
  readonly now?: Clock
}

/** What `client.auth` can do with the OAuth strategy. */
export type OAuthAuth = ReturnType<ReturnType<typeof OAuthStrategy>>

/**
 * Visitors and members (specification §4): an anonymous visitor until somebody signs in.
 * Tokens are obtained before the first call and renewed when needed.
 */
export function OAuthStrategy(options: OAuthStrategyOptions) {
  const { clientId, captchaSiteKeys = noCaptcha, now = Date.now } = options
  return ((connection) => {
    const storage = options.storage ?? memoryStorage()
    if (options.tokens) storage.set(options.tokens)
    const grants = createTokenGrants(connection, clientId, now)
    const session = createSession(storage, grants, now)
    const auth: Auth = {
      authHeaders: async () => headerOf(await session.freshTokens()),
      renewAfter: async ({ authorization = '' }) => {
        const renewed = await session.renewAfter(authorization)
        return renewed.accessToken.value !== authorization
      },
    }
    return {
      ...auth,
      getTokens: session.getTokens,
      setTokens: session.setTokens,
      /** Whether the kept tokens are a member's. */
      loggedIn: () => session.getTokens().refreshToken.role === 'member',
      /** The old pair renewed, or a new visitor's. Not kept until `setTokens`. */
      generateVisitorTokens: (old: Tokens = noTokens) => renewedTokens(old.refreshToken, grants),
      /** A new pair for a refresh token, its role unchanged. Not kept until `setTokens`. */
      renewToken: grants.refresh,
      generateOAuthData,
      parseFromUrl,
      ...createRedirectLogin(connection, auth, grants, clientId),
      ...createLogin(connection, auth, clientId),
      ...createLogout(connection, auth, session, clientId),
      captchaInvisibleSiteKey: captchaSiteKeys.invisible,
      captchaVisibleSiteKey: captchaSiteKeys.visible,
    }
  }) satisfies Strategy
}

const headerOf = ({ accessToken }: Tokens) => ({ authorization: accessToken.value })
