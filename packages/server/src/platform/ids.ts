import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** A new GUID, 36 lower-case characters. */
export const newId = (): string => randomUUID()

/** An unguessable secret of 256 bits as URL-safe text. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret: enough to recognise it, useless to who reads it. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Identifies one request in logs, errors and the ledger. */
export const newRequestId = (): string =>
  `${Math.floor(Date.now() / 1000)}.${randomBytes(9).toString('hex')}`
