import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** A new GUID, 36 lower-case characters. */
export const newId = (): string => randomUUID()

/**
 * The same for what comes in large numbers: beginning with the time, so that rows made together lie
 * together in every index. It has 74 random bits.
 */
export function newOrderedId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
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
