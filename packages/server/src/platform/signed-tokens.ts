import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

export type Algorithm = 'ES256' | 'RS256'

export interface SigningKey {
  readonly id: string
  readonly algorithm: Algorithm
  readonly privateJwk: object
  readonly publicJwk: object
  readonly createdDate: Date
}

/** Claims of every token we sign; times are seconds since the epoch. */
export interface Claims {
  readonly typ: string
  readonly sub: string
  readonly site: string
  readonly iat: number
  readonly exp: number
  readonly [claim: string]: unknown
}

/** Claims of an ID token (OpenID Connect Core §2). */
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
  readCached(token: string, nowInSeconds: number): Claims | undefined
  /** A token that others verify, RS256. */
  issueId(claims: IdClaims): string
  /** The claims of a genuine ID token, also of one that has expired. */
  readId(token: string): IdClaims | undefined
  /** Every key that is not retired, also one that does not sign yet. */
  publicKeys(): readonly object[]
  /** Replaces the keys. */
  use(keys: readonly SigningKey[]): void
}

const LEEWAY = 60
const MAX_CACHED_TOKENS = 5000
/** How long a new key is only published, so that clients that cache our keys have it when it signs. */
const KEY_ANNOUNCE_SECONDS = 3600

export function createSignedTokens(first: readonly SigningKey[]): SignedTokens {
  let keyRing = createKeyRing(first)
  const verifiedTokens = new Map<string, Claims>()
  const unlessExpired = (claims: Claims, now: number) =>
    claims.exp + LEEWAY > now ? claims : undefined

  return {
    publicKeys: () => keyRing.publicKeys,
    use(keys) {
      keyRing = createKeyRing(keys)
      verifiedTokens.clear()
    },
    issue: (claims) => keyRing.sign('ES256', claims),
    issueId: (claims) => keyRing.sign('RS256', claims),
    readId: (token) => keyRing.verify('RS256', token) as IdClaims | undefined,
    read(token, now) {
      const claims =
        verifiedTokens.get(token) ?? (keyRing.verify('ES256', token) as Claims | undefined)
      if (!claims) return undefined
      if (!verifiedTokens.has(token)) cacheVerified(verifiedTokens, token, claims)
      return unlessExpired(claims, now)
    },
    readCached(token, now) {
      const claims = verifiedTokens.get(token)
      return claims && unlessExpired(claims, now)
    },
  }
}

function cacheVerified(cache: Map<string, Claims>, token: string, claims: Claims): void {
  if (cache.size >= MAX_CACHED_TOKENS) cache.delete(cache.keys().next().value as string)
  cache.set(token, claims)
}

/** Keys ready for use, newest first. */
function createKeyRing(keys: readonly SigningKey[]) {
  const ready = keys.map((key) => ({
    ...key,
    since: key.createdDate.getTime() / 1000 + KEY_ANNOUNCE_SECONDS,
    signer: createPrivateKey({ key: key.privateJwk as never, format: 'jwk' }),
    verifier: createPublicKey({ key: key.publicJwk as never, format: 'jwk' }),
  }))
  return {
    publicKeys: keys.map(({ id, algorithm, publicJwk }) => ({
      ...publicJwk,
      kid: id,
      alg: algorithm,
      use: 'sig',
    })),
    sign(algorithm: Algorithm, claims: Claims | IdClaims): string {
      const own = ready.filter((key) => key.algorithm === algorithm)
      const key = own.find(({ since }) => since <= claims.iat) ?? own.at(-1)
      if (!key) throw new Error(`There is no ${algorithm} key to sign tokens with`)
      const text = `${encode({ alg: algorithm, typ: 'JWT', kid: key.id })}.${encode(claims)}`
      const signature = sign('sha256', Buffer.from(text), signatureOptions(key.signer))
      return `${text}.${signature.toString('base64url')}`
    },
    /** The claims of a token signed by one of these keys. */
    verify(algorithm: Algorithm, token: string): unknown {
      const [head, body, signature, rest] = token.split('.')
      if (!head || !body || !signature || rest !== undefined) return undefined
      try {
        const { alg, kid } = decode(head) as { alg?: string; kid?: string }
        const key = ready.find((one) => one.id === kid && one.algorithm === algorithm)
        if (!key || alg !== algorithm) return undefined
        const proof = Buffer.from(signature, 'base64url')
        const text = Buffer.from(`${head}.${body}`)
        return verify('sha256', text, signatureOptions(key.verifier), proof)
          ? decode(body)
          : undefined
      } catch {
        return undefined
      }
    },
  }
}

const signatureOptions = (key: KeyObject) =>
  key.asymmetricKeyType === 'ec' ? { key, dsaEncoding: 'ieee-p1363' as const } : { key }

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
