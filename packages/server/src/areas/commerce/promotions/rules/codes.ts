import { createHash, randomBytes } from 'node:crypto'
import type { Buyer } from '../model.ts'

/** Without vowels and look-alikes, so that codes contain no words and can be read aloud. */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const LENGTH = 12
const GROUP = 4
/** The largest multiple of the alphabet's size in a byte: higher values would favour the first letters. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length)

/** The form in which codes are compared. */
export const codeKeyOf = (code: string): string => code.trim().normalize('NFC').toLowerCase()

/** Different random codes such as `SPRING-BCDF-GHJK-LMNP`. */
export function randomCodes(count: number, prefix = ''): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add([...(prefix ? [prefix] : []), ...groups()].join('-'))
  return [...codes]
}

function groups(): string[] {
  const letters = randomLetters()
  return Array.from({ length: LENGTH / GROUP }, (_, at) =>
    letters.slice(at * GROUP, (at + 1) * GROUP),
  )
}

function randomLetters(): string {
  let text = ''
  while (text.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR_BYTES) text += ALPHABET[byte % ALPHABET.length]
    }
  }
  return text.slice(0, LENGTH)
}

/**
 * The key for counting uses of one buyer: the member, else the e-mail address, ignoring case. A digest, so
 * that the counters contain no addresses. Undefined for an unknown buyer.
 */
export function buyerKeyOf(siteId: string, { memberId, email }: Buyer): string | undefined {
  const who = memberId ? `member ${memberId}` : email ? `email ${email.trim().toLowerCase()}` : ''
  return who ? createHash('sha256').update(`${siteId} ${who}`).digest('hex') : undefined
}
