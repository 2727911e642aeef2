import { oauth } from '@vitrine/contract/oauth'
import { type Calls, callsOf } from '../client.ts'
import type { Connection } from '../send.ts'

/** The claims of an access token. Times are seconds since 1970. */
export interface TokenClaims {
  readonly typ: string
  readonly sub: string
  readonly site: string
  readonly role: 'visitor' | 'member'
  readonly exp: number
}
type Key = { readonly kid?: unknown } & JsonWebKey

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }
// The same tolerance for clock differences as on the server.
const LEEWAY = 60
const KEYS_TTL_MS = 3_600_000
// A token may name any key id: unknown ones must not cause unlimited requests.
const MIN_REFETCH_MS = 60_000

/** Verifies ES256 access tokens here, with the public keys of the server, fetched once an hour. */
export function createTokenReader(connection: Connection, now: () => number) {
  const keys = createKeys(callsOf(connection, { authHeaders: async () => ({}) }, oauth), now)

  return async (token: string): Promise<TokenClaims | undefined> => {
    const [head = '', body = '', signature = ''] = token.split('.')
    const header = parse(head)
    if (header?.alg !== 'ES256' || typeof header.kid !== 'string') return undefined
    const key = await keys.find(header.kid)
    if (!key || !(await isSigned(key, `${head}.${body}`, signature))) return undefined
    const claims = parse(body) as TokenClaims | undefined
    const isGood = claims?.typ === 'access' && claims.exp + LEEWAY > now() / 1000
    return isGood ? claims : undefined
  }
}

function createKeys({ getKeys }: Calls<typeof oauth>, now: () => number) {
  let cachedKeys: Promise<ReadonlyMap<unknown, CryptoKey>> | undefined
  let askedAt = 0

  const ask = () => {
    askedAt = now()
    cachedKeys = getKeys({})
      .then(({ keys }) => Promise.all((keys as Key[]).filter(isEcKey).map(importKey)))
      .then((pairs) => new Map(pairs))
      .catch((error: unknown) => {
        cachedKeys = undefined
        throw error
      })
    return cachedKeys
  }
  return {
    find: async (id: string): Promise<CryptoKey | undefined> => {
      const age = now() - askedAt
      const key = (await (cachedKeys && age < KEYS_TTL_MS ? cachedKeys : ask())).get(id)
      if (key || now() - askedAt < MIN_REFETCH_MS) return key
      return (await ask()).get(id)
    },
  }
}

/** The key set may contain other kinds of keys in the future. */
const isEcKey = ({ kty, crv }: Key) => kty === 'EC' && crv === ALGORITHM.namedCurve

const importKey = async (key: Key): Promise<[unknown, CryptoKey]> => [
  key.kid,
  await crypto.subtle.importKey('jwk', key, ALGORITHM, false, ['verify']),
]

async function isSigned(key: CryptoKey, text: string, signature: string): Promise<boolean> {
  const proof = bytesOf(signature)
  if (!proof) return false
  const algorithm = { name: ALGORITHM.name, hash: 'SHA-256' }
  return crypto.subtle.verify(algorithm, key, proof, new TextEncoder().encode(text))
}

function parse(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytesOf(part)))
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(text, (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}
