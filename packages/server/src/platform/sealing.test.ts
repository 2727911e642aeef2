import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSealing, loadSealingKey } from './sealing.ts'

describe('sealing', () => {
  const sealing = createSealing(randomBytes(32))

  it('decrypts its own output', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(sealing.open(sealing.seal(text))).toBe(text)
      }),
    )
  })

  it('refuses data that was changed by one bit', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, at) => {
        const bytes = Buffer.from(sealing.seal(text), 'base64url')
        const index = at % bytes.length
        bytes[index] = (bytes[index] ?? 0) ^ 1
        expect(() => sealing.open(bytes.toString('base64url'))).toThrow()
      }),
    )
  })

  it('refuses another key', () => {
    expect(() => createSealing(randomBytes(32)).open(sealing.seal('seed'))).toThrow()
  })

  it('has a separate, constant key for each purpose', () => {
    const key = randomBytes(32)
    const first = createSealing(key).keyFor('captcha')
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(createSealing(key).keyFor('captcha')).toBe(first)
    expect(createSealing(key).keyFor('codes')).not.toBe(first)
    expect(createSealing(randomBytes(32)).keyFor('captcha')).not.toBe(first)
  })

  it('stores its key in a file that only the owner can read', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-seal-'))
    const first = loadSealingKey({ dataDir })
    expect(loadSealingKey({ dataDir })).toEqual(first)
    expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(loadSealingKey({ dataDir, secret: 'given' })).not.toEqual(first)
    rmSync(dataDir, { recursive: true })
  })
})
