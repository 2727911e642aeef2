import { createHash } from 'node:crypto'

/** Ids that mean the same everywhere. */
const fixed = /^(0{8}-|215238eb-22a5-4c36-9e7b-e7c08025e04e)/

const hashOf = (word: string, encoding: 'hex' | 'base64url' = 'hex') =>
  createHash('sha512').update(word).digest(encoding)

/**
 * A value in which everything that is different in every run (ids, tokens, codes, times) is replaced by
 * something that looks like it. The same id stays the same id.
 */
export function makeDeterministic(value: unknown, seed: string): unknown {
  const replacements = new Map<string, string>()
  const replace = (found: string, make: (word: string) => string): string => {
    const replacement = replacements.get(found) ?? make(`${seed} ${replacements.size}`)
    replacements.set(found, replacement)
    return replacement
  }
  const change = (one: unknown): unknown => {
    if (typeof one === 'string') return replaceVolatile(one, replace)
    if (Array.isArray(one)) return one.map(change)
    if (typeof one !== 'object' || one === null) return one
    const entries = Object.entries(one).map(([key, part]) => [
      replaceVolatile(key, replace),
      change(part),
    ])
    return Object.fromEntries(entries)
  }
  return change(value)
}

type Replace = (found: string, make: (word: string) => string) => string

const replaceVolatile = (text: string, replace: Replace): string =>
  text
    .replaceAll(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g, publicKey)
    .replaceAll(/^<svg .*$/gs, '<svg>…</svg>')
    // The bytes of a PDF in base64 are longer than all else, and say when it was made.
    .replaceAll(/^JVBERi0[\w+/=]+$/g, 'JVBERi0xLjMK…')
    .replaceAll(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g, 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiLigKYifQ.c2lnbg')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) =>
      fixed.test(id) ? id : replace(id, guid),
    )
    .replaceAll(/\b[0-9a-f]{18,}\b/g, (hex) =>
      replace(hex, (word) => hashOf(word).slice(0, hex.length)),
    )
    .replaceAll(/(?<![\w/-])[\w-]{20,}={0,2}(?![\w-])/g, (word) =>
      isSecret(word) ? replace(word, (seeded) => secretLike(word, seeded)) : word,
    )
    .replaceAll(/\b[A-Z2-7]{32}\b/g, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    .replaceAll(/^[0-9a-z]{5}-[0-9a-z]{5}$/g, (code) => replace(code, recoveryCode))
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '2026-01-01T12:00:00.000Z')
    .replaceAll(/(^|code: ')\d{6}(?='|$)/g, '$1123456')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://example.com')

const publicKey =
  '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A…\n-----END PUBLIC KEY-----'

/** No user text has this form; names of operations have no digits but those of a dialect. */
const isSecret = (word: string) =>
  /\d/.test(word.replaceAll(/V\d/g, '')) && /[a-z]/.test(word) && /[A-Z]/.test(word)

const secretLike = (word: string, seeded: string) =>
  hashOf(seeded, 'base64url').slice(0, Math.min(word.length, 43))

const recoveryCode = (word: string) => `${hashOf(word).slice(0, 5)}-${hashOf(word).slice(5, 10)}`

function guid(word: string): string {
  const hex = hashOf(word)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return `${parts.join('-')}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
