import type { Auth, Strategy } from './auth.ts'
import { parseFromUrl } from './callback.ts'
import { type CaptchaSiteKeys, createCaptcha } from './captcha.ts'
import { createExternalLogin } from './external-login.ts'
import { createLogin } from './login.ts'
import { createLoginProgress } from './login-progress.ts'
import { createLogout } from './logout.ts'
import { generateOAuthData } from './pkce.ts'
import { createRecovery } from './recovery.ts'
import { createRedirectLogin } from './redirect-login.ts'
import { createSecondFactor } from './second-factor.ts'
import { createSession, renewedTokens } from './session.ts'
import { memoryStorage, type TokenStorage } from './storage/memory.ts'
import { observableStorage } from './storage/observable-storage.ts'
import { createTokenGrants } from './token-grants.ts'
import { type Clock, noTokens, type Tokens } from './tokens.ts'
import { createVerification } from './verification.ts'

export interface OAuthStrategyOptions {
  /** The OAuth client of the site. */
  readonly clientId: string
  /** A pair of an earlier visit. */
  readonly tokens?: Tokens
  /** The storage of tokens; memory when absent. `tokens` are put into it. */
  readonly storage?: TokenStorage
  /** Site keys of captchas; those of the site by default. */
  readonly captchaSiteKeys?: CaptchaSiteKeys
  /**
   * Whether the app supports second factors. Without it a login that needs one fails with 'Unknown _state'
   * (specification §4); with it the state is `SECOND_FACTOR_REQUIRED`.
   */
  readonly secondFactor?: boolean
  /** Milliseconds since 1970; the system's clock when absent. */
  readonly now?: Clock
}

/** The methods of `client.auth` with the OAuth strategy. */
export type OAuthAuth = ReturnType<ReturnType<typeof OAuthStrategy>>

/**
 * Visitors and members (specification §4): an anonymous visitor until a member signs in. Tokens are obtained
 * before the first call and renewed when needed.
 */
export function OAuthStrategy(options: OAuthStrategyOptions) {
  const { clientId, now = Date.now } = options
  return ((connection) => {
    const storage = observableStorage(options.storage ?? memoryStorage())
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
    const captcha = createCaptcha(connection, auth, options.captchaSiteKeys)
    const progress = createLoginProgress(options.secondFactor ?? false)
    return {
      ...auth,
      getTokens: session.getTokens,
      setTokens: session.setTokens,
      /** Notifies the listener of every pair stored from now on: a login, a logout, a renewal. */
      onTokens: storage.watch,
      /** Whether the stored tokens are a member's. */
      loggedIn: () => session.getTokens().refreshToken.role === 'member',
      /** The old pair renewed, or a new visitor's. Not stored until `setTokens`. */
      generateVisitorTokens: ({ refreshToken = noTokens.refreshToken }: Partial<Tokens> = {}) =>
        renewedTokens(refreshToken, grants),
      /** A new pair for a refresh token, its role unchanged. Not stored until `setTokens`. */
      renewToken: grants.refresh,
      generateOAuthData,
      parseFromUrl,
      ...createRedirectLogin(connection, auth, grants, clientId),
      ...createExternalLogin(connection, session, now),
      ...createLogin(connection, auth, progress, captcha.getCaptcha),
      ...createVerification(connection, auth, progress),
      ...createSecondFactor(connection, auth, progress),
      ...createRecovery(connection, auth, progress, clientId),
      ...createLogout(connection, auth, session, clientId),
      getCaptcha: captcha.getCaptcha,
      solveCaptcha: captcha.solveCaptcha,
      /** Empty until `getCaptcha` or `startLogin` was called, unless set in the options. */
      get captchaInvisibleSiteKey() {
        return captcha.siteKeys().invisible
      },
      get captchaVisibleSiteKey() {
        return captcha.siteKeys().visible
      },
    }
  }) satisfies Strategy
}

const headerOf = ({ accessToken }: Tokens) => ({ authorization: accessToken.value })
