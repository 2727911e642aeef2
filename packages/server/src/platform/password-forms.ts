/**
 * A stored password as the threads can check it. What another system has kept comes in its own form and is
 * checked in it once; the first right password replaces it by our own.
 */
export type PasswordForm =
  | { readonly kind: 'argon2'; readonly stored: string }
  | { readonly kind: 'bcrypt'; readonly stored: string }
  | (Salted & { readonly kind: 'pbkdf2'; readonly digest: Digest; readonly iterations: number })
  | (Salted & Scrypt & { readonly kind: 'scrypt'; readonly signerKey?: Uint8Array })

interface Salted {
  readonly salt: Uint8Array
  readonly hash: Uint8Array
}
interface Scrypt {
  readonly cost: number
  readonly blockSize: number
  readonly parallelism: number
}
const digests = ['sha1', 'sha256', 'sha512'] as const
type Digest = (typeof digests)[number]

/** The stored text was made in a form we cannot check, or one that costs too much to check. */
export class PasswordFormRefused extends Error {
  override readonly name = 'PasswordFormRefused'
}

/**
 * What one check may take. Whoever brings hashes in decides what every attempt to sign in costs, so each
 * stays near a second and a quarter of a gibibyte on a small machine.
 */
const MOST = {
  argonKibibytes: 256 * 1024,
  /** Memory times passes, in kibibytes. */
  argonWork: 1024 * 1024,
  argonLanes: 16,
  bcryptCost: 14,
  scryptBytes: 256 * 1024 ** 2,
  scryptWork: 2 ** 22,
  iterations: 3_000_000,
  hashBytes: 64,
  text: 1000,
} as const

/** How a stored text is checked; throws `PasswordFormRefused` with the reason in words. */
export function readPasswordForm(stored: string): PasswordForm {
  if (stored.length > MOST.text) throw refuse(`must have at most ${MOST.text} characters`)
  for (const read of readers) {
    const form = read(stored)
    if (form) return form
  }
  throw refuse(
    'must be a hash of bcrypt ($2b$), Argon2 ($argon2id$), scrypt ($scrypt$, $fbscrypt$) or PBKDF2 ($pbkdf2-sha256$, pbkdf2_sha256$)',
  )
}

/** Whether a stored text is of our own making: Argon2id at least as strong as ours is. */
export const isOwnForm = (stored: string): boolean =>
  /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/.test(stored)

/** What a form costs to check; equal words mean equal times. */
export function costOf(stored: string): string {
  const form = readPasswordForm(stored)
  if (form.kind === 'argon2') return stored.split('$').slice(1, 4).join('$')
  if (form.kind === 'bcrypt') return `bcrypt$${stored.slice(4, 6)}`
  if (form.kind === 'pbkdf2') return `pbkdf2-${form.digest}$${form.iterations}`
  const key = form.signerKey ? 'fb' : ''
  return `${key}scrypt$${form.cost}$${form.blockSize}$${form.parallelism}`
}

/** A hash of the same cost with nothing of anybody in it. */
export function decoyOf(stored: string): string {
  if (readPasswordForm(stored).kind === 'bcrypt') return `${stored.slice(0, 7)}${'.'.repeat(53)}`
  const parts = stored.split('$')
  const cost = parts.slice(0, -2).map((part) => part.replace(/(?<=sk=)[^=,]+/, 'AAAA'))
  return [...cost, ...parts.slice(-2).map((text) => text.replace(/[^=]/g, 'A'))].join('$')
}

const refuse = (why: string) => new PasswordFormRefused(why)
const tooCostly = (what: string, most: string | number) =>
  refuse(`would take too long to check at every sign-in: ${what} may be at most ${most}`)

type Reader = (stored: string) => PasswordForm | undefined

const readers: readonly Reader[] = [
  readArgon2,
  readBcrypt,
  readPbkdf2,
  readDjango,
  readScrypt,
  readFirebase,
]

function readArgon2(stored: string): PasswordForm | undefined {
  const found =
    /^\$argon2(?:id|i|d)\$v=(?:16|19)\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]{11,86})\$([\w+/]{16,172})$/.exec(
      stored,
    )
  if (!found) return undefined
  const [memory = 0, passes = 0, lanes = 0] = found.slice(1, 4).map(Number)
  if (lanes < 1 || passes < 1 || memory < 8 * lanes)
    throw refuse('has parameters that Argon2 does not know')
  if (memory > MOST.argonKibibytes) throw tooCostly('m', MOST.argonKibibytes)
  if (memory * passes > MOST.argonWork) throw tooCostly('m times t', MOST.argonWork)
  if (lanes > MOST.argonLanes) throw tooCostly('p', MOST.argonLanes)
  return { kind: 'argon2', stored }
}

function readBcrypt(stored: string): PasswordForm | undefined {
  const cost = Number(/^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(stored)?.[1] ?? Number.NaN)
  if (Number.isNaN(cost)) return undefined
  if (cost < 4 || cost > 31) throw refuse('has a cost that bcrypt does not know')
  if (cost > MOST.bcryptCost) throw tooCostly('the cost', MOST.bcryptCost)
  return { kind: 'bcrypt', stored }
}

/** The PHC form (`i=…`), and the form of passlib with the bare number; without a digest it is SHA-1. */
function readPbkdf2(stored: string): PasswordForm | undefined {
  const found =
    /^\$pbkdf2(?:-(sha1|sha256|sha512))?\$(?:i=)?(\d+)(?:,l=\d+)?\$([\w+/.]+={0,2})\$([\w+/.]+={0,2})$/.exec(
      stored,
    )
  if (!found) return undefined
  const [, digest = 'sha1', iterations = '', salt = '', hash = ''] = found
  return pbkdf2Form(digest, Number(iterations), { salt: bytesOf(salt), hash: bytesOf(hash) })
}

function readDjango(stored: string): PasswordForm | undefined {
  const found = /^pbkdf2_(sha1|sha256|sha512)\$(\d+)\$([^$]{1,128})\$([\w+/]+={0,2})$/.exec(stored)
  if (!found) return undefined
  const [, digest = '', iterations = '', salt = '', hash = ''] = found
  return pbkdf2Form(digest, Number(iterations), { salt: Buffer.from(salt), hash: bytesOf(hash) })
}

function pbkdf2Form(name: string, iterations: number, salted: Salted): PasswordForm {
  const digest = digests.find((one) => one === name) ?? 'sha1'
  if (iterations < 1) throw refuse('has parameters that PBKDF2 does not know')
  if (iterations > MOST.iterations) throw tooCostly('iterations', MOST.iterations)
  return { kind: 'pbkdf2', digest, iterations, ...checked(salted) }
}

function readScrypt(stored: string): PasswordForm | undefined {
  const found = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/.]*={0,2})\$([\w+/.]+={0,2})$/.exec(
    stored,
  )
  if (!found) return undefined
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = found
  const salted = checked({ salt: bytesOf(salt), hash: bytesOf(hash) })
  return { kind: 'scrypt', ...scryptCost(Number(ln), Number(r), Number(p)), ...salted }
}

/** The form whose hash is a key of the project, enciphered with what scrypt makes of the password. */
function readFirebase(stored: string): PasswordForm | undefined {
  const found =
    /^\$fbscrypt\$v=1,n=(\d+),r=(\d+)(?:,p=(\d+))?,ss=([\w+/=-]+),sk=([\w+/=-]+)\$([\w+/=-]+)\$([\w+/=-]+)$/.exec(
      stored,
    )
  if (!found) return undefined
  const [, ln = '', r = '', p = '1', separator = '', key = '', salt = '', hash = ''] = found
  const salted = { salt: Buffer.concat([bytesOf(salt), bytesOf(separator)]), hash: bytesOf(hash) }
  const cost = scryptCost(Number(ln), Number(r), Number(p))
  return { kind: 'scrypt', ...cost, ...checked(salted), signerKey: bytesOf(key) }
}

function scryptCost(ln: number, blockSize: number, parallelism: number): Scrypt {
  if (ln < 1 || blockSize < 1 || parallelism < 1)
    throw refuse('has parameters that scrypt does not know')
  const cost = 2 ** ln
  if (128 * cost * blockSize > MOST.scryptBytes) throw tooCostly('128 · N · r', MOST.scryptBytes)
  if (cost * blockSize * parallelism > MOST.scryptWork)
    throw tooCostly('N · r · p', MOST.scryptWork)
  return { cost, blockSize, parallelism }
}

function checked(salted: Salted): Salted {
  const { byteLength } = salted.hash
  if (byteLength < 16) throw refuse('has fewer than 16 bytes of hash')
  if (byteLength > MOST.hashBytes) throw tooCostly('the length of the hash', MOST.hashBytes)
  return salted
}

/** Base64 in all the alphabets that these forms use. */
const bytesOf = (text: string): Uint8Array =>
  Buffer.from(text.replaceAll('.', '+').replaceAll('-', '+').replaceAll('_', '/'), 'base64')
