import { createHash, randomBytes } from 'node:crypto'
import type { Buyer } from '../model.ts'

/** Without vowels and what is mistaken for another: no words come about, and codes can be read aloud. */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const LENGTH = 12
const GROUP = 4
/** The largest multiple of the alphabet's size that a byte holds: above it, the first letters would be likelier. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length)

/** What codes are compared by. */
export const codeKeyOf = (code: string): string => code.trim().normalize('NFC').toLowerCase()

/** So many different codes such as `SPRING-BCDF-GHJK-LMNP`. */
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
 * What uses are counted by for one buyer: the member, else the e-mail address without regard to case. A digest, so
 * that the counters hold no addresses. Undefined where nothing is known of the buyer.
 */
export function buyerKeyOf(siteId: string, { memberId, email }: Buyer): string | undefined {
  const who = memberId ? `member ${memberId}` : email ? `email ${email.trim().toLowerCase()}` : ''
  return who ? createHash('sha256').update(`${siteId} ${who}`).digest('hex') : undefined
}
