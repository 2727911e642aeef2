import { parseCookies, serializeCookie } from '@vitrine/sdk'

const day = 86_400

/**
 * State between the pages of a flow, with its lifetime in seconds: in HttpOnly cookies, never in
 * the address.
 */
const maxAgeSeconds = {
  /** State of an interrupted sign-in. */
  step: 3600,
  /** Token of a recovery link. */
  recovery: 3600,
  /** E-mail address and return path of a recovery request. */
  mailed: 3 * 3600,
  /** A second factor waiting for its first code. */
  factor: 900,
  /** New recovery codes. */
  codes: 600,
  /** Remembered device, which skips the second factor. */
  device: 365 * day,
  /** State of a sign-in with a provider, and its return path. */
  provider: 600,
  /** A provider to link with the account after the sign-in. */
  link: 600,
  /** The sign-in was recent. */
  fresh: 270,
  /** Message for the next page. */
  note: 60,
  /** The result of the last form of the cart. */
  cart: 60,
  /** The result of the last form of the wish list. */
  wishNotice: 60,
  /** The checkout that another website led to. */
  hosted: 7 * day,
  /** Country, postal code and way of delivery of an estimate, before an address is known. */
  place: 180 * day,
} as const
export type FlowCookieName = keyof typeof maxAgeSeconds
export type FlowCookieValue = Readonly<Record<string, string>>

export type FlowCookies = {
  get(name: FlowCookieName): FlowCookieValue | undefined
  put(name: FlowCookieName, value: FlowCookieValue, seconds?: number): void
  drop(name: FlowCookieName): void
  /** `Set-Cookie` headers of all changes. */
  cookies(): string[]
}

export function readFlowCookies(request: Request): FlowCookies {
  const requestCookies = parseCookies(request.headers.get('cookie') ?? '')
  const secure = new URL(request.url).protocol === 'https:'
  const attributes = { httpOnly: true, secure, sameSite: 'Lax' } as const
  const values = new Map<FlowCookieName, FlowCookieValue | undefined>()
  const changed = new Map<FlowCookieName, string>()
  const get = (name: FlowCookieName): FlowCookieValue | undefined => {
    if (values.has(name)) return values.get(name)
    const text = requestCookies[cookieOf(name)]
    const value = text ? Object.fromEntries(new URLSearchParams(text)) : undefined
    values.set(name, value)
    return value
  }
  return {
    get,
    put: (name, value, seconds = maxAgeSeconds[name]) => {
      values.set(name, value)
      const text = new URLSearchParams(value).toString()
      const expires = Math.min(seconds, maxAgeSeconds[name]) / day
      changed.set(name, serializeCookie(cookieOf(name), text, { ...attributes, expires }))
    },
    drop: (name) => {
      values.set(name, undefined)
      // A cookie that the browser does not have needs no deletion.
      if (!(cookieOf(name) in requestCookies)) changed.delete(name)
      else changed.set(name, serializeCookie(cookieOf(name), '', { ...attributes, expires: -1 }))
    },
    cookies: () => [...changed.values()],
  }
}

const cookieOf = (name: FlowCookieName) => `vitrine_${name}`
