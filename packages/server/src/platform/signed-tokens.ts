import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

export type Algorithm = 'ES256' | 'RS256'

export interface SigningKey {
  readonly id: string
  readonly algorithm: Algorithm
  readonly privateJwk: object
  readonly publicJwk: object
  readonly createdDate: Date
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

/** What an OpenID client is told about somebody who signed in (OpenID Connect Core §2). */
export interface IdClaims {
  readonly iss: string
  readonly sub: string
  readonly aud: string
  readonly iat: number
  readonly exp: number
  readonly [claim: string]: unknown
}

/** Signs with the key of the time and verifies with every key that is not retired. */
export interface SignedTokens {
  /** A token of our own, ES256. */
  issue(claims: Claims): string
  /** The claims of a genuine token that has not expired (60 s of grace), otherwise undefined. */
  read(token: string, nowInSeconds: number): Claims | undefined
  /** The same for a token that was read before; undefined also for one that was not. */
  recall(token: string, nowInSeconds: number): Claims | undefined
  /** A token that others verify, RS256. */
  issueId(claims: IdClaims): string
  /** The claims of a genuine ID token, also of one that has expired. */
  readId(token: string): IdClaims | undefined
  /** Every key that is not retired, also one that does not sign yet. */
  publicKeys(): readonly object[]
  /** Goes on with other keys. */
  use(keys: readonly SigningKey[]): void
}

const LEEWAY = 60
const REMEMBERED = 5000
/** How long a new key is only shown, so that whoever keeps our keys has it when it signs. */
const SHOWN_SECONDS = 3600

export function createSignedTokens(first: readonly SigningKey[]): SignedTokens {
  let ring = createRing(first)
  const remembered = new Map<string, Claims>()
  const unlessExpired = (claims: Claims, now: number) =>
    claims.exp + LEEWAY > now ? claims : undefined

  return {
    publicKeys: () => ring.publicKeys,
    use(keys) {
      ring = createRing(keys)
      remembered.clear()
    },
    issue: (claims) => ring.sign('ES256', claims),
    issueId: (claims) => ring.sign('RS256', claims),
    readId: (token) => ring.verify('RS256', token) as IdClaims | undefined,
    read(token, now) {
      const claims = remembered.get(token) ?? (ring.verify('ES256', token) as Claims | undefined)
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

/** Keys ready for use, newest first. */
function createRing(keys: readonly SigningKey[]) {
  const ready = keys.map((key) => ({
    ...key,
    since: key.createdDate.getTime() / 1000 + SHOWN_SECONDS,
    signer: createPrivateKey({ key: key.privateJwk as never, format: 'jwk' }),
    verifier: createPublicKey({ key: key.publicJwk as never, format: 'jwk' }),
  }))
  return {
    publicKeys: keys.map(({ id, algorithm, publicJwk }) => ({
      ...publicJwk,
      ...{ kid: id, alg: algorithm, use: 'sig' },
    })),
    sign(algorithm: Algorithm, claims: Claims | IdClaims): string {
      const own = ready.filter((key) => key.algorithm === algorithm)
      const key = own.find(({ since }) => since <= claims.iat) ?? own.at(-1)
      if (!key) throw new Error(`There is no ${algorithm} key to sign tokens with`)
      const text = `${encode({ alg: algorithm, typ: 'JWT', kid: key.id })}.${encode(claims)}`
      const signature = sign('sha256', Buffer.from(text), how(key.signer))
      return `${text}.${signature.toString('base64url')}`
    },
    /** The claims of a token that one of these keys has signed. */
    verify(algorithm: Algorithm, token: string): unknown {
      const [head, body, signature, rest] = token.split('.')
      if (!head || !body || !signature || rest !== undefined) return undefined
      try {
        const { alg, kid } = decode(head) as { alg?: string; kid?: string }
        const key = ready.find((one) => one.id === kid && one.algorithm === algorithm)
        if (!key || alg !== algorithm) return undefined
        const proof = Buffer.from(signature, 'base64url')
        const text = Buffer.from(`${head}.${body}`)
        return verify('sha256', text, how(key.verifier), proof) ? decode(body) : undefined
      } catch {
        return undefined
      }
    },
  }
}

const how = (key: KeyObject) =>
  key.asymmetricKeyType === 'ec' ? { key, dsaEncoding: 'ieee-p1363' as const } : { key }

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
