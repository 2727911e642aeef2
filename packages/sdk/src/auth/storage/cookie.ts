// Specification §9: the cookie helper's default path, and how days become a date.
const DEFAULT_PATH = '/'
const DAY_IN_MS = 86_400_000

export interface CookieAttributes {
  /** Days until the cookie expires, or the date itself; a session cookie when absent. */
  readonly expires?: number | Date
  /** `/` when absent. */
  readonly path?: string
  readonly domain?: string
  readonly secure?: boolean
  readonly sameSite?: 'Strict' | 'Lax' | 'None'
  /** Only a server can set this. */
  readonly httpOnly?: boolean
}

/** Reads a `Cookie` header or `document.cookie`. The first of equal names counts. */
export function parseCookies(text: string): Record<string, string> {
  const pairs = text.split(';').flatMap((pair): [string, string][] => {
    const part = pair.trim()
    const at = part.indexOf('=')
    return at < 1 ? [] : [[decode(part.slice(0, at).trim()), decode(unquote(part.slice(at + 1)))]]
  })
  return Object.fromEntries(pairs.reverse())
}

/** Serializes one cookie for a `Set-Cookie` header or `document.cookie`. */
export function serializeCookie(
  name: string,
  value: string,
  attributes: CookieAttributes = {},
  now: () => number = Date.now,
): string {
  const { expires, path = DEFAULT_PATH, domain, secure, sameSite, httpOnly } = attributes
  const end = typeof expires === 'number' ? new Date(now() + expires * DAY_IN_MS) : expires
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    `Path=${inAttribute('path', path)}`,
    end && `Expires=${end.toUTCString()}`,
    domain && `Domain=${inAttribute('domain', domain)}`,
    secure && 'Secure',
    sameSite && `SameSite=${sameSite}`,
    httpOnly && 'HttpOnly',
  ]
  return parts.filter(Boolean).join('; ')
}

/** The page's cookies. */
export const cookies = {
  get: (name: string): string | undefined => parseCookies(document.cookie)[name],
  set: (name: string, value: string, attributes?: CookieAttributes): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = serializeCookie(name, value, attributes)
  },
  /** Path and domain must be the ones the cookie was set with. */
  remove: (name: string, attributes: Pick<CookieAttributes, 'path' | 'domain'> = {}): void =>
    cookies.set(name, '', { ...attributes, expires: -1 }),
}

function inAttribute(name: string, value: string): string {
  const isClean = [...value].every((char) => char !== ';' && char > '\x1f' && char !== '\x7f')
  if (isClean) return value
  throw new TypeError(`The cookie's ${name} must not hold ";" or control characters`)
}

const unquote = (text: string) => text.trim().replace(/^"(.*)"$/, '$1')

/** Cookies of other programs may contain an invalid percent encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
