import {
  noTokens,
  serializeCookie,
  type Tokens,
  tokensFromCookie,
  tokensToCookie,
} from '@vitrine/sdk'

const name = 'vitrine_session'

/** The member's token pair of one request; visitors have none here. */
export type Session = {
  readonly tokens: Tokens
  readonly isMember: boolean
  /** For the end of the request: the cookie to set, when the pair is another one now. */
  cookie(current: Tokens): string | undefined
}

/** The cookie is unreadable for scripts and stays on this host; over TLS it never leaves TLS. */
export function readSession(request: Request): Session {
  const secure = new URL(request.url).protocol === 'https:'
  const read = tokensFromCookie(request.headers.get('cookie'), name)
  const tokens = read.refreshToken.role === 'member' ? read : noTokens
  const attributes = { httpOnly: true, secure, sameSite: 'Lax' } as const
  return {
    tokens,
    isMember: tokens !== noTokens,
    cookie: (current) => {
      if (current.refreshToken.role !== 'member') {
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
