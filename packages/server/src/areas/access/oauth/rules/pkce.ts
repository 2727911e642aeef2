import { createHash, timingSafeEqual } from 'node:crypto'

/** 43 to 128 unreserved characters (specification §9, RFC 7636 §4.1). */
export const isVerifier = (text: string): boolean => /^[A-Za-z0-9\-._~]{43,128}$/.test(text)

/** A SHA-256 in base64url without padding. */
export const isChallenge = (text: string): boolean => /^[A-Za-z0-9\-_]{43}$/.test(text)

export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier, 'ascii').digest('base64url')

/** Whether a verifier matches the challenge of the authorization request. */
export function proves(verifier: string, challenge: string): boolean {
  if (!isVerifier(verifier)) return false
  const computed = Buffer.from(challengeOf(verifier))
  const expected = Buffer.from(challenge)
  return computed.length === expected.length && timingSafeEqual(computed, expected)
}
