import {
  noTokens,
  serializeCookie,
  type TokenCookie,
  type Tokens,
  tokensFromCookie,
  tokensToCookie,
} from '@vitrine/sdk'

/** How a server keeps the token pair of a browser. */
export interface SessionCookie extends Omit<TokenCookie, 'secure' | 'expires'> {
  /** Keeps only members; visitors then get no cookie, and a new anonymous token where one is needed. */
  readonly onlyMembers?: boolean
}

/** The token pair of one request. */
export interface Session {
  readonly tokens: Tokens
  readonly isMember: boolean
  /** For the end of the request: the cookie to set, when the pair is another one now. */
  readonly cookie: (current: Tokens) => string | undefined
}

/**
 * Reads the pair that a request carries. Unless told otherwise no script can read the cookie, it stays on
 * this host, and over TLS it never leaves TLS; with `httpOnly: false` it is the cookie that
 * `cookieStorage` of the SDK keeps in the browser.
 */
export function readSession(request: Request, options: SessionCookie = {}): Session {
  const { name = 'vitrine-session', onlyMembers = false, ...given } = options
  const secure = new URL(request.url).protocol === 'https:'
  const read = tokensFromCookie(request.headers.get('cookie'), name)
  const isKept = ({ refreshToken }: Tokens) =>
    onlyMembers ? refreshToken.role === 'member' : refreshToken.value !== ''
  const tokens = isKept(read) ? read : noTokens
  const attributes = { httpOnly: true, sameSite: 'Lax', ...given, secure } as const
  return {
    tokens,
    isMember: tokens.refreshToken.role === 'member',
    cookie: (current) => {
      if (!isKept(current)) {
        const had = read !== noTokens
        return had ? serializeCookie(name, '', { ...attributes, expires: -1 }) : undefined
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
