import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

/**
 * Encrypts secrets that must be readable again (mail server, captcha service, one-time password seeds), so
 * that a copy of the database alone does not reveal them.
 */
export interface Sealing {
  /** Different every time, URL-safe. */
  seal(text: string): string
  /** Throws when the text was sealed with another key or was changed. */
  open(sealed: string): string
  /** A key for another purpose, the same after every start; hex text of 256 bits. */
  keyFor(purpose: string): string
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSealing(key: Buffer): Sealing {
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const ciphertext = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8')
    },
    keyFor: (purpose) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('hex'),
  }
}

/** The key of the setting, else of a file that the first start creates next to the database. */
export function loadSealingKey({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Buffer {
  if (secret) return createHash('sha256').update(`vitrine sealing ${secret}`).digest()
  const file = path.join(dataDir, 'secret.key')
  try {
    mkdirSync(dataDir, { recursive: true })
    // Two processes that start at once must end with the same key: only one of them can create it.
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}
