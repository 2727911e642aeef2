import type { TokenRole } from '@vitrine/contract/vocabulary'

/** Proves who calls, for a few hours. */
export interface AccessToken {
  /** Empty when there is none. */
  readonly value: string
  /** Seconds since 1970 (specification §9). */
  readonly expiresAt: number
}

/** Renews the access token. */
export interface RefreshToken {
  readonly value: string
  readonly role: TokenRole
}

/** A token pair (specification §3). */
export interface Tokens {
  readonly accessToken: AccessToken
  readonly refreshToken: RefreshToken
}

/** Without an identity. */
export const noTokens: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
}

/** The part of a token reply that the client uses. */
export interface TokenReply {
  readonly access_token: string
  readonly refresh_token?: string | null
  /** Seconds. */
  readonly expires_in: number | string
}

/** Milliseconds since 1970. */
export type Clock = () => number

export const inSeconds = (now: Clock) => Math.floor(now() / 1000)

/** Converts a token reply to a pair. A renewal keeps its refresh token and ignores that of the reply. */
export function toTokens(reply: TokenReply, role: TokenRole, now: Clock, used = ''): Tokens {
  return {
    // Specification §9: the current time in seconds plus expires_in.
    accessToken: {
      value: reply.access_token,
      expiresAt: inSeconds(now) + Number(reply.expires_in),
    },
    refreshToken: { value: used || (reply.refresh_token ?? ''), role },
  }
}

/** A token still counts during its last second. */
export const isUsable = ({ value, expiresAt }: AccessToken, now: Clock) =>
  value !== '' && expiresAt >= inSeconds(now)
