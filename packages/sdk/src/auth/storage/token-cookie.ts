import { tokenRoles } from '@vitrine/contract/vocabulary'
import { noTokens, type Tokens } from '../tokens.ts'
import { type CookieAttributes, cookies, parseCookies, serializeCookie } from './cookie.ts'
import type { TokenStorage } from './memory.ts'

const NAME = 'vitrine-session'
const defaults = { expires: 365, sameSite: 'Lax' } as const satisfies CookieAttributes

export interface TokenCookie extends CookieAttributes {
  /** `vitrine-session` when absent. */
  readonly name?: string
}

/** The token pair as the value of a `Set-Cookie` header; a year and `SameSite=Lax` by default. */
export function tokensToCookie(tokens: Tokens, cookie: TokenCookie = {}): string {
  const { name = NAME, ...attributes } = cookie
  return serializeCookie(name, JSON.stringify(tokens), { ...defaults, ...attributes })
}

/** The token pair in a `Cookie` header; none when it is missing or cannot be read. */
export function tokensFromCookie(header: string | null | undefined, name = NAME): Tokens {
  return readTokens(parseCookies(header ?? '')[name])
}

/** Keeps tokens in a cookie of the page, so that its server reads them too. */
export function cookieStorage(cookie: TokenCookie = {}): TokenStorage {
  const { name = NAME, ...attributes } = cookie
  return {
    get: () => readTokens(cookies.get(name)),
    set: (tokens) =>
      cookies.set(name, JSON.stringify(tokens), {
        ...defaults,
        secure: globalThis.location?.protocol === 'https:',
        ...attributes,
      }),
  }
}

function readTokens(text: string | undefined): Tokens {
  if (!text) return noTokens
  try {
    const tokens: unknown = JSON.parse(text)
    return isTokens(tokens) ? tokens : noTokens
  } catch {
    return noTokens
  }
}

function isTokens(value: unknown): value is Tokens {
  const { accessToken, refreshToken } = (value ?? {}) as Partial<Tokens>
  return (
    typeof accessToken?.value === 'string' &&
    typeof accessToken.expiresAt === 'number' &&
    typeof refreshToken?.value === 'string' &&
    tokenRoles.includes(refreshToken.role)
  )
}
