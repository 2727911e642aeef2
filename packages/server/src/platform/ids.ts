import { createHash, randomBytes, randomFillSync, randomUUID } from 'node:crypto'

/** A new GUID, 36 lower-case characters. */
export const newId = (): string => randomUUID()

const BYTES = 16
const stock = Buffer.alloc(256 * BYTES)
let used = stock.length

/**
 * The same for what comes in large numbers (RFC 9562, version 7): beginning with the time, so that rows made
 * together lie together in every index. It has 74 random bits.
 */
export function newOrderedId(): string {
  if (used === stock.length) {
    randomFillSync(stock)
    used = 0
  }
  const bytes = stock.subarray(used, used + BYTES)
  used += BYTES
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes[6] = 0x70 | ((bytes[6] as number) & 15)
  bytes[8] = 0x80 | ((bytes[8] as number) & 63)
  return guidOf(bytes)
}

const text = Buffer.alloc(36, '-')
const digits = Buffer.from('0123456789abcdef')
/** Where the two digits of each byte stand. */
const places = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34]

/**
 * 16 bytes as a GUID. It is written in place: put together of parts, a text takes three times the memory, and
 * an import takes several for each row.
 */
export function guidOf(bytes: Uint8Array): string {
  for (let at = 0; at < BYTES; at += 1) {
    const byte = bytes[at] as number
    const place = places[at] as number
    text[place] = digits[byte >> 4] as number
    text[place + 1] = digits[byte & 15] as number
  }
  return text.toString('latin1')
}

/** An unguessable secret of 256 bits as URL-safe text. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret: enough to recognise it, useless to who reads it. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Identifies one request in logs, errors and the ledger: seconds since the epoch and 72 random bits. */
export function newRequestId(): string {
  // Random bits of GUIDs come from a stock; asking the system for nine bytes costs twenty times as much.
  const bits = randomUUID()
  return `${Math.floor(Date.now() / 1000)}.${bits.slice(0, 8)}${bits.slice(9, 11)}${bits.slice(28)}`
}
