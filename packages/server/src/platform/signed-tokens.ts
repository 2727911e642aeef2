import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

export interface SigningKey {
  readonly id: string
  readonly privateJwk: object
  readonly publicJwk: object
}

/** Claims every token of ours carries; times are seconds since the epoch. */
export interface Claims {
  readonly typ: string
  readonly sub: string
  readonly site: string
  readonly iat: number
  readonly exp: number
  readonly [claim: string]: unknown
}

/** ES256 tokens, signed by the newest key and verified by every key that is not retired. */
export interface SignedTokens {
  issue(claims: Claims): string
  /** The claims of a genuine token that has not expired (60 s of grace), otherwise undefined. */
  read(token: string, nowInSeconds: number): Claims | undefined
  /** The same for a token that was read before; undefined also for one that was not. */
  recall(token: string, nowInSeconds: number): Claims | undefined
  readonly publicKeys: readonly object[]
}

const LEEWAY = 60
const REMEMBERED = 5000

export function createSignedTokens(keys: readonly SigningKey[]): SignedTokens {
  const newest = keys[0]
  if (!newest) throw new Error('There is no key to sign tokens with')
  const signer = createPrivateKey({ key: newest.privateJwk as never, format: 'jwk' })
  const verifiers = new Map<string, KeyObject>(
    keys.map((key) => [key.id, createPublicKey({ key: key.publicJwk as never, format: 'jwk' })]),
  )
  const head = encode({ alg: 'ES256', typ: 'JWT', kid: newest.id })
  const remembered = new Map<string, Claims>()
  const unlessExpired = (claims: Claims, now: number) =>
    claims.exp + LEEWAY > now ? claims : undefined

  return {
    publicKeys: keys.map((key) => ({ ...key.publicJwk, kid: key.id, alg: 'ES256', use: 'sig' })),
    issue(claims) {
      const text = `${head}.${encode(claims)}`
      const signature = sign('sha256', Buffer.from(text), {
        key: signer,
        dsaEncoding: 'ieee-p1363',
      })
      return `${text}.${signature.toString('base64url')}`
    },
    read(token, now) {
      const claims = remembered.get(token) ?? verified(token, verifiers)
      if (!claims) return undefined
      if (!remembered.has(token)) remember(remembered, token, claims)
      return unlessExpired(claims, now)
    },
    recall(token, now) {
      const claims = remembered.get(token)
      return claims && unlessExpired(claims, now)
    },
  }
}

function remember(memory: Map<string, Claims>, token: string, claims: Claims): void {
  if (memory.size >= REMEMBERED) memory.delete(memory.keys().next().value as string)
  memory.set(token, claims)
}

function verified(token: string, verifiers: Map<string, KeyObject>): Claims | undefined {
  const [head, body, signature, rest] = token.split('.')
  if (!head || !body || !signature || rest !== undefined) return undefined
  try {
    const header = decode(head) as { alg?: string; kid?: string }
    const key = header.alg === 'ES256' ? verifiers.get(header.kid ?? '') : undefined
    if (!key) return undefined
    const proof = Buffer.from(signature, 'base64url')
    const text = Buffer.from(`${head}.${body}`)
    const genuine = verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, proof)
    return genuine ? (decode(body) as Claims) : undefined
  } catch {
    return undefined
  }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
