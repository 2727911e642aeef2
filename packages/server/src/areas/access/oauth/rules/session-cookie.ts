/** The cookie for the tokens of a member on the site's own pages. */
const SESSION_COOKIE = 'vitrine_session'
/** The cookie for tokens of a website on this host that uses our SDK. */
const SDK_COOKIE = 'vitrine-session'
/** Remembers the authorization that a browser has started, for the callback. */
const PENDING_COOKIE = 'vitrine_sign_in'

/** Identifies the browser that was asked for consent. */
const CONSENT_COOKIE = 'vitrine_asked'

export interface SessionTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** Expiry of the access token, in seconds since the epoch. */
  readonly expiresAt: number
}

interface CookieOptions {
  /** Whether the site uses TLS; the cookie is then marked `Secure`. */
  readonly isSecure: boolean
  readonly seconds: number
}

export function sessionCookie(tokens: SessionTokens, options: CookieOptions): string {
  const { accessToken, refreshToken, expiresAt } = tokens
  const pair = {
    accessToken: { value: accessToken, expiresAt },
    refreshToken: { value: refreshToken, role: 'member' },
  }
  return cookie(SESSION_COOKIE, JSON.stringify(pair), options)
}

export const pendingCookie = (token: string, options: CookieOptions): string =>
  cookie(PENDING_COOKIE, token, options)

/** Cookies that delete all tokens of a browser on this host. */
export const clearSessionCookies = (isSecure: boolean): string[] =>
  [SDK_COOKIE, SESSION_COOKIE].map((name) => cookie(name, '', { isSecure, seconds: 0 }))

export const clearPendingCookie = (isSecure: boolean): string =>
  cookie(PENDING_COOKIE, '', { isSecure, seconds: 0 })

export const consentCookie = (secret: string, options: CookieOptions): string =>
  cookie(CONSENT_COOKIE, secret, options)

export const clearConsentCookie = (isSecure: boolean): string =>
  cookie(CONSENT_COOKIE, '', { isSecure, seconds: 0 })

export const consentSecretIn = (header: string | undefined): string =>
  cookieNamed(header, CONSENT_COOKIE) ?? ''

export const pendingTokenIn = (header: string | undefined): string =>
  cookieNamed(header, PENDING_COOKIE) ?? ''

/** The refresh token of the signed-in member of a browser; empty for visitors. */
export function refreshTokenIn(header: string | undefined): string {
  try {
    const session: unknown = JSON.parse(cookieNamed(header, SESSION_COOKIE) ?? 'null')
    const token = (session as { refreshToken?: { value?: unknown } } | null)?.refreshToken?.value
    return typeof token === 'string' ? token : ''
  } catch {
    return ''
  }
}

const cookie = (name: string, value: string, { isSecure, seconds }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`

function cookieNamed(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}
