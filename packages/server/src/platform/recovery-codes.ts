import { createHmac, randomInt } from 'node:crypto'

export const RECOVERY_CODES = 10
const PART = 5
/** The alphabet, without characters that are easily mistaken for others. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Codes of 50 bits such as `x7k2m-9qd4t`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(`${part()}-${part()}`)
  return [...codes]
}

const part = () => Array.from({ length: PART }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Normalizes a typed code: case, blanks, hyphens, look-alikes. */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')

/** The stored form of a code; keyed, so that a copy of the database alone cannot be searched. */
export const hashRecoveryCode = (key: string, ownerId: string, code: string): Buffer =>
  createHmac('sha256', key)
    .update(`${ownerId} ${plainRecoveryCode(code)}`)
    .digest()
