import {
  noTokens,
  serializeCookie,
  type TokenCookie,
  type Tokens,
  tokensFromCookie,
  tokensToCookie,
} from '@vitrine/sdk'

/** Options of the token cookie. */
export interface SessionCookie extends Omit<TokenCookie, 'secure' | 'expires'> {
  /** Stores member tokens only; visitors get no cookie, and new anonymous tokens where needed. */
  readonly onlyMembers?: boolean
}

/** The tokens of one request. */
export interface Session {
  readonly tokens: Tokens
  readonly isMember: boolean
  /** The cookie to set at the end of the request, when the tokens changed. */
  readonly cookie: (current: Tokens) => string | undefined
}

/**
 * Reads the tokens of a request. By default the cookie is HttpOnly, host-only, and Secure over TLS;
 * with `httpOnly: false` it is the cookie of `cookieStorage` of the SDK in the browser.
 */
export function readSession(request: Request, options: SessionCookie = {}): Session {
  const { name = 'vitrine-session', onlyMembers = false, ...given } = options
  const secure = new URL(request.url).protocol === 'https:'
  const read = tokensFromCookie(request.headers.get('cookie'), name)
  const isStorable = ({ refreshToken }: Tokens) =>
    onlyMembers ? refreshToken.role === 'member' : refreshToken.value !== ''
  const tokens = isStorable(read) ? read : noTokens
  const attributes = { httpOnly: true, sameSite: 'Lax', ...given, secure } as const
  return {
    tokens,
    isMember: tokens.refreshToken.role === 'member',
    cookie: (current) => {
      if (!isStorable(current)) {
        const hadCookie = read !== noTokens
        return hadCookie ? serializeCookie(name, '', { ...attributes, expires: -1 }) : undefined
      }
      return samePair(tokens, current)
        ? undefined
        : tokensToCookie(current, { name, ...attributes })
    },
  }
}

const samePair = (one: Tokens, other: Tokens) =>
  one.accessToken.value === other.accessToken.value &&
  one.refreshToken.value === other.refreshToken.value
