import { createHmac, randomBytes } from 'node:crypto'

/** Without letters and digits that look alike; 32 of them, so that a byte chooses evenly. */
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

/** As it is compared: without blanks, hyphens and the case of letters. */
export const normalizeCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** What is stored of a code, so that who reads the table alone cannot try codes out. */
export const hashCode = (code: string, key: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(normalizeCode(code)).digest()

export const lastFourOf = (code: string): string => normalizeCode(code).slice(-4)
