import { VitrineError } from '../errors/vitrine-error.ts'
import type { TokenStorage } from './storage/memory.ts'
import { type Clock, isUsable, type Tokens } from './tokens.ts'

/** How a session obtains tokens. Each throws a `VitrineError` when the server refuses. */
export interface Grants {
  readonly anonymous: () => Promise<Tokens>
  readonly refresh: (refreshToken: Tokens['refreshToken']) => Promise<Tokens>
}

export interface Session {
  /** The stored pair, without a request. */
  readonly getTokens: () => Tokens
  readonly setTokens: (tokens: Tokens) => void
  /** A pair with a usable access token. */
  readonly freshTokens: () => Promise<Tokens>
  /** After the server refused this access token. */
  readonly renewAfter: (refusedValue: string) => Promise<Tokens>
}

/**
 * Specification §4: an access token is renewed when empty or expired; the refresh token is used first,
 * otherwise a new anonymous token is obtained. Calls in parallel share one renewal.
 */
export function createSession(storage: TokenStorage, grants: Grants, now: Clock): Session {
  let renewal: Promise<Tokens> | undefined

  const renew = () => {
    renewal ??= storeRenewed(storage, grants).finally(() => {
      renewal = undefined
    })
    return renewal
  }
  return {
    getTokens: storage.get,
    setTokens: storage.set,
    freshTokens: async () => {
      const tokens = storage.get()
      return isUsable(tokens.accessToken, now) ? tokens : renew()
    },
    renewAfter: async (refusedValue) => {
      const tokens = storage.get()
      // Another call has renewed meanwhile: its token has not been refused yet.
      return tokens.accessToken.value === refusedValue ? renew() : tokens
    },
  }
}

async function storeRenewed(storage: TokenStorage, grants: Grants): Promise<Tokens> {
  const previous = storage.get()
  const renewed = await renewedTokens(previous.refreshToken, grants)
  // A login or logout during the renewal takes precedence over its result.
  const current = storage.get()
  if (!isSamePair(previous, current)) return current
  storage.set(renewed)
  return renewed
}

/** Refresh token first; when there is none or it is refused, a new anonymous visitor. */
export async function renewedTokens(
  refreshToken: Tokens['refreshToken'],
  grants: Grants,
): Promise<Tokens> {
  if (refreshToken.value === '') return grants.anonymous()
  try {
    return await grants.refresh(refreshToken)
  } catch (error) {
    if (isRefusal(error)) return grants.anonymous()
    throw error
  }
}

/** Only a refusal ends a member's session; an unreachable server does not. */
const isRefusal = (error: unknown) =>
  error instanceof VitrineError &&
  (error.status === 400 || error.status === 401 || error.status === 403)

const isSamePair = (one: Tokens, other: Tokens) =>
  one.accessToken.value === other.accessToken.value &&
  one.refreshToken.value === other.refreshToken.value
