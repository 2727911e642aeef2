/**
 * A stored password hash as the worker threads can check it. Hashes of other systems have their own format,
 * which is checked once; the first successful sign-in replaces it by our own.
 */
export type ParsedPasswordHash =
  | { readonly kind: 'argon2'; readonly stored: string }
  | { readonly kind: 'bcrypt'; readonly stored: string }
  | (SaltedHash & { readonly kind: 'pbkdf2'; readonly digest: Digest; readonly iterations: number })
  | (SaltedHash & Scrypt & { readonly kind: 'scrypt'; readonly signerKey?: Uint8Array })

interface SaltedHash {
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

export type HashProblem =
  | 'HASH_TOO_LONG'
  | 'HASH_UNKNOWN'
  | 'HASH_PARAMETERS'
  | 'HASH_COST'
  | 'HASH_TOO_SHORT'
  | 'HASH_TOO_COSTLY'
type HashValues = Readonly<Record<string, string | number>>

/** The stored text was made in a form we cannot check, or one that costs too much to check. */
export class UnsupportedPasswordHash extends Error {
  override readonly name = 'UnsupportedPasswordHash'
  readonly problem: HashProblem
  readonly values: HashValues
  constructor(problem: HashProblem, message: string, values: HashValues) {
    super(message)
    this.problem = problem
    this.values = values
  }
}

/**
 * Maximum cost of one check. An import decides the cost of every attempt to sign in, so each
 * stays near a second and 256 MiB on a small machine.
 */
const LIMITS = {
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

/** How a stored hash is checked; throws `UnsupportedPasswordHash` with the reason. */
export function parsePasswordHash(stored: string): ParsedPasswordHash {
  if (stored.length > LIMITS.text)
    throw refuse('HASH_TOO_LONG', `must have at most ${LIMITS.text} characters`, {
      max: LIMITS.text,
    })
  for (const read of parsers) {
    const parsed = read(stored)
    if (parsed) return parsed
  }
  throw refuse(
    'HASH_UNKNOWN',
    'must be a hash of bcrypt ($2b$), Argon2 ($argon2id$), scrypt ($scrypt$, $fbscrypt$) or PBKDF2 ($pbkdf2-sha256$, pbkdf2_sha256$)',
  )
}

/** Whether a stored text is of our own making: Argon2id at least as strong as ours is. */
export const isNativeHash = (stored: string): boolean =>
  /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/.test(stored)

/** The cost of checking a hash, as text; equal texts take equal time. */
export function hashCostOf(stored: string): string {
  const parsed = parsePasswordHash(stored)
  if (parsed.kind === 'argon2') return stored.split('$').slice(1, 4).join('$')
  if (parsed.kind === 'bcrypt') return `bcrypt$${stored.slice(4, 6)}`
  if (parsed.kind === 'pbkdf2') return `pbkdf2-${parsed.digest}$${parsed.iterations}`
  const key = parsed.signerKey ? 'fb' : ''
  return `${key}scrypt$${parsed.cost}$${parsed.blockSize}$${parsed.parallelism}`
}

/** A hash of the same cost that belongs to no account. */
export function dummyHashOf(stored: string): string {
  if (parsePasswordHash(stored).kind === 'bcrypt') return `${stored.slice(0, 7)}${'.'.repeat(53)}`
  const parts = stored.split('$')
  const cost = parts.slice(0, -2).map((part) => part.replace(/(?<=sk=)[^=,]+/, 'AAAA'))
  return [...cost, ...parts.slice(-2).map((text) => text.replace(/[^=]/g, 'A'))].join('$')
}

const refuse = (problem: HashProblem, why: string, values: HashValues = {}) =>
  new UnsupportedPasswordHash(problem, why, values)
const wrongParameters = (algorithm: string) =>
  refuse('HASH_PARAMETERS', `has parameters that ${algorithm} does not know`, { algorithm })
const tooCostly = (what: string, max: string | number) => {
  const why = `would take too long to check at every sign-in: ${what} may be at most ${max}`
  return refuse('HASH_TOO_COSTLY', why, { what, max })
}

type Parser = (stored: string) => ParsedPasswordHash | undefined

const parsers: readonly Parser[] = [
  readArgon2,
  readBcrypt,
  readPbkdf2,
  readDjango,
  readScrypt,
  readFirebase,
]

function readArgon2(stored: string): ParsedPasswordHash | undefined {
  const match =
    /^\$argon2(?:id|i|d)\$v=(?:16|19)\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]{11,86})\$([\w+/]{16,172})$/.exec(
      stored,
    )
  if (!match) return undefined
  const [memory = 0, passes = 0, lanes = 0] = match.slice(1, 4).map(Number)
  if (lanes < 1 || passes < 1 || memory < 8 * lanes) throw wrongParameters('Argon2')
  if (memory > LIMITS.argonKibibytes) throw tooCostly('m', LIMITS.argonKibibytes)
  if (memory * passes > LIMITS.argonWork) throw tooCostly('m times t', LIMITS.argonWork)
  if (lanes > LIMITS.argonLanes) throw tooCostly('p', LIMITS.argonLanes)
  return { kind: 'argon2', stored }
}

function readBcrypt(stored: string): ParsedPasswordHash | undefined {
  const cost = Number(/^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(stored)?.[1] ?? Number.NaN)
  if (Number.isNaN(cost)) return undefined
  if (cost < 4 || cost > 31) throw refuse('HASH_COST', 'has a cost that bcrypt does not know')
  if (cost > LIMITS.bcryptCost) throw tooCostly('the cost', LIMITS.bcryptCost)
  return { kind: 'bcrypt', stored }
}

/** The PHC form (`i=…`), and the form of passlib with the bare number; without a digest it is SHA-1. */
function readPbkdf2(stored: string): ParsedPasswordHash | undefined {
  const match =
    /^\$pbkdf2(?:-(sha1|sha256|sha512))?\$(?:i=)?(\d+)(?:,l=\d+)?\$([\w+/.]+={0,2})\$([\w+/.]+={0,2})$/.exec(
      stored,
    )
  if (!match) return undefined
  const [, digest = 'sha1', iterations = '', salt = '', hash = ''] = match
  return pbkdf2Hash(digest, Number(iterations), { salt: bytesOf(salt), hash: bytesOf(hash) })
}

function readDjango(stored: string): ParsedPasswordHash | undefined {
  const match = /^pbkdf2_(sha1|sha256|sha512)\$(\d+)\$([^$]{1,128})\$([\w+/]+={0,2})$/.exec(stored)
  if (!match) return undefined
  const [, digest = '', iterations = '', salt = '', hash = ''] = match
  return pbkdf2Hash(digest, Number(iterations), { salt: Buffer.from(salt), hash: bytesOf(hash) })
}

function pbkdf2Hash(name: string, iterations: number, salted: SaltedHash): ParsedPasswordHash {
  const digest = digests.find((one) => one === name) ?? 'sha1'
  if (iterations < 1) throw wrongParameters('PBKDF2')
  if (iterations > LIMITS.iterations) throw tooCostly('iterations', LIMITS.iterations)
  return { kind: 'pbkdf2', digest, iterations, ...checkedLength(salted) }
}

function readScrypt(stored: string): ParsedPasswordHash | undefined {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/.]*={0,2})\$([\w+/.]+={0,2})$/.exec(
    stored,
  )
  if (!match) return undefined
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = match
  const salted = checkedLength({ salt: bytesOf(salt), hash: bytesOf(hash) })
  return { kind: 'scrypt', ...scryptCost(Number(ln), Number(r), Number(p)), ...salted }
}

/** The hash format of a project key: encrypted with a key that scrypt derives from the password. */
function readFirebase(stored: string): ParsedPasswordHash | undefined {
  const match =
    /^\$fbscrypt\$v=1,n=(\d+),r=(\d+)(?:,p=(\d+))?,ss=([\w+/=-]+),sk=([\w+/=-]+)\$([\w+/=-]+)\$([\w+/=-]+)$/.exec(
      stored,
    )
  if (!match) return undefined
  const [, ln = '', r = '', p = '1', separator = '', key = '', salt = '', hash = ''] = match
  const salted = { salt: Buffer.concat([bytesOf(salt), bytesOf(separator)]), hash: bytesOf(hash) }
  const cost = scryptCost(Number(ln), Number(r), Number(p))
  return { kind: 'scrypt', ...cost, ...checkedLength(salted), signerKey: bytesOf(key) }
}

function scryptCost(ln: number, blockSize: number, parallelism: number): Scrypt {
  if (ln < 1 || blockSize < 1 || parallelism < 1) throw wrongParameters('scrypt')
  const cost = 2 ** ln
  if (128 * cost * blockSize > LIMITS.scryptBytes)
    throw tooCostly('128 · N · r', LIMITS.scryptBytes)
  if (cost * blockSize * parallelism > LIMITS.scryptWork)
    throw tooCostly('N · r · p', LIMITS.scryptWork)
  return { cost, blockSize, parallelism }
}

function checkedLength(salted: SaltedHash): SaltedHash {
  const { byteLength } = salted.hash
  if (byteLength < 16) throw refuse('HASH_TOO_SHORT', 'has fewer than 16 bytes of hash')
  if (byteLength > LIMITS.hashBytes) throw tooCostly('the length of the hash', LIMITS.hashBytes)
  return salted
}

/** Base64 in all the alphabets that these forms use. */
const bytesOf = (text: string): Uint8Array =>
  Buffer.from(text.replaceAll('.', '+').replaceAll('-', '+').replaceAll('_', '/'), 'base64')
