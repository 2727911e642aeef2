/** The cookie in which the site's own pages keep a member's tokens. */
const SESSION_COOKIE = 'vitrine_session'
/** The one in which a website on this host may keep them by our SDK. */
const SDK_COOKIE = 'vitrine-session'
/** Remembers the authorization that a browser has begun, for the callback. */
const BEGUN_COOKIE = 'vitrine_sign_in'

/** Remembers which browser was asked about a third party. */
const ASKED_COOKIE = 'vitrine_asked'

export interface KeptTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** Of the access token, in seconds. */
  readonly expiresAt: number
}

interface Keeping {
  /** Whether the site is reached over TLS: then the cookie never leaves it. */
  readonly isSecure: boolean
  readonly seconds: number
}

export function sessionCookie(tokens: KeptTokens, keeping: Keeping): string {
  const { accessToken, refreshToken, expiresAt } = tokens
  const pair = {
    accessToken: { value: accessToken, expiresAt },
    refreshToken: { value: refreshToken, role: 'member' },
  }
  return cookie(SESSION_COOKIE, JSON.stringify(pair), keeping)
}

export const begunCookie = (token: string, keeping: Keeping): string =>
  cookie(BEGUN_COOKIE, token, keeping)

/** Cookies that make a browser forget every token it keeps here. */
export const forgottenSession = (isSecure: boolean): string[] =>
  [SDK_COOKIE, SESSION_COOKIE].map((name) => cookie(name, '', { isSecure, seconds: 0 }))

export const forgottenBegun = (isSecure: boolean): string =>
  cookie(BEGUN_COOKIE, '', { isSecure, seconds: 0 })

export const askedCookie = (secret: string, keeping: Keeping): string =>
  cookie(ASKED_COOKIE, secret, keeping)

export const forgottenAsked = (isSecure: boolean): string =>
  cookie(ASKED_COOKIE, '', { isSecure, seconds: 0 })

export const askedIn = (header: string | undefined): string =>
  cookieNamed(header, ASKED_COOKIE) ?? ''

export const begunIn = (header: string | undefined): string =>
  cookieNamed(header, BEGUN_COOKIE) ?? ''

/** The refresh token of the member that a browser is signed in as; empty for everybody else. */
export function refreshTokenIn(header: string | undefined): string {
  try {
    const kept: unknown = JSON.parse(cookieNamed(header, SESSION_COOKIE) ?? 'null')
    const token = (kept as { refreshToken?: { value?: unknown } } | null)?.refreshToken?.value
    return typeof token === 'string' ? token : ''
  } catch {
    return ''
  }
}

const cookie = (name: string, value: string, { isSecure, seconds }: Keeping): string =>
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
