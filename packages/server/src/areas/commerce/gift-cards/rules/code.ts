import { createHmac, randomBytes } from 'node:crypto'

/** Without letters and digits that look alike; 32 characters, so that random bytes are distributed evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16
const GROUP = 4

/** A new code of 80 random bits, such as `7KQM-X2PD-9TRA-H4WZ`. */
export function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return grouped(letters.join(''))
}

const grouped = (code: string): string =>
  code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? ''

/** Normalized for comparison: without blanks and hyphens, in upper case. */
export const normalizeCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** The stored form of a code; keyed, so that codes cannot be guessed from the table alone. */
export const hashCode = (code: string, key: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(normalizeCode(code)).digest()

export const lastFourOf = (code: string): string => normalizeCode(code).slice(-4)
