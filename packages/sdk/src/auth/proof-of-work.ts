import type { CaptchaChallenge } from '@vitrine/contract/captcha'
import type { Static } from '@vitrine/contract/kit'
import { loginFailure } from '../errors/vitrine-error.ts'
import { sha256 } from './sha256.ts'

// This many hashes take a few milliseconds; then the page gets control back.
const CHUNK = 500

/**
 * Finds the number whose SHA-256 after the salt is the challenge, and returns the captcha token: base64 of
 * the challenge's JSON with the number. Works in chunks, so that a page stays responsive. Throws
 * `CAPTCHA_UNSOLVABLE` when no number up to `maxnumber` fits, and the signal's reason when it aborts.
 */
export async function solveChallenge(
  { maxnumber, ...riddle }: Static<typeof CaptchaChallenge>,
  signal?: AbortSignal,
): Promise<string> {
  for (let first = 0; first <= maxnumber; first += CHUNK) {
    signal?.throwIfAborted()
    const count = Math.min(CHUNK, maxnumber - first + 1)
    const numbers = Array.from({ length: count }, (_, index) => first + index)
    const hashes = await Promise.all(numbers.map((number) => sha256(`${riddle.salt}${number}`)))
    const hit = hashes.findIndex((hash) => isHex(hash, riddle.challenge))
    if (hit >= 0) return btoa(JSON.stringify({ ...riddle, number: first + hit }))
    await breath()
  }
  throw loginFailure('CAPTCHA_UNSOLVABLE', 'The captcha has no answer; ask for a new one')
}

const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Nearly every hash differs in its first byte: writing all of them as hex would cost more than hashing. */
const isHex = (bytes: Uint8Array, hex: string) =>
  hex.length === bytes.length * 2 &&
  bytes.every((byte, index) => byte === Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))
