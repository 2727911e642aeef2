import { createHash, randomBytes } from 'node:crypto'

const SITE_BYTES = 16
const SECRET_BYTES = 24
const TOKEN_BYTES = SITE_BYTES + SECRET_BYTES

/** A token that contains its site and cannot be guessed. */
export const newToken = (siteId: string): string =>
  Buffer.concat([
    Buffer.from(siteId.replaceAll('-', ''), 'hex'),
    randomBytes(SECRET_BYTES),
  ]).toString('base64url')

/** The site of a token; undefined for any other text. */
export function siteOf(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.byteLength !== TOKEN_BYTES || bytes.toString('base64url') !== token) return undefined
  const hex = bytes.subarray(0, SITE_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
