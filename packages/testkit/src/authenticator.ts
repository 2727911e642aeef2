import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type KeyKind = 'ES256' | 'EdDSA' | 'RS256'

/** What a dishonest browser or device says instead of the truth. */
export interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** False: nobody has opened the device. */
  readonly isUserVerified?: boolean
  readonly counter?: number
  readonly crossOrigin?: boolean
  /** Bytes, base64url. */
  readonly userHandle?: string
  /** Signs with another key. */
  readonly isForged?: boolean
  /** What is said of the device's maker; nothing unless given. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: ReadonlyMap<string, Value> }
}

/** A device that makes passkeys and signs with them, as a browser at `origin` would pass it on. */
export interface Authenticator {
  /** Answers creation options; the credential as JSON text. */
  create(optionsJson: string, lies?: Lies): string
  /** Answers request options with the passkey that was made last, or the one of this id. */
  get(optionsJson: string, lies?: Lies & { readonly credentialId?: string }): string
  /** The ids of its passkeys, oldest first. */
  ids(): string[]
}

interface AuthenticatorOptions {
  readonly origin: string
  readonly kind?: KeyKind
  /** Whether it counts its uses; synced ones do not. */
  readonly isCounting?: boolean
}

interface Made {
  readonly id: string
  readonly rpId: string
  readonly userHandle: string
  readonly privateKey: KeyObject
  counter: number
}

/** A passkey device in software: real keys, real signatures (WebAuthn, section 6). */
export function createAuthenticator({
  origin,
  kind = 'ES256',
  isCounting = true,
}: AuthenticatorOptions): Authenticator {
  const made: Made[] = []
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    )
  const count = (passkey: Made, lies: Lies) => {
    if (isCounting) passkey.counter += 1
    return lies.counter ?? passkey.counter
  }
  return {
    ids: () => made.map(({ id }) => id),
    create(optionsJson, lies = {}) {
      const { challenge, rp, user } = JSON.parse(optionsJson) as CreationOptions
      const { privateKey, publicKey } = keysOf(kind)
      const id = randomBytes(16)
      const passkey = { id: text(id), rpId: rp.id, userHandle: user.id, privateKey, counter: 0 }
      made.push(passkey)
      const client = clientData('webauthn.create', challenge, lies)
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        encode(coseOf(kind, publicKey)),
      ])
      const authData = Buffer.concat([
        dataOf(rp.id, count(passkey, lies), lies, ATTESTED),
        attested,
      ])
      const { fmt, attStmt } = lies.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestationObject = encode(
        new Map<string, Value>(Object.entries({ fmt, attStmt, authData })),
      )
      return answer(passkey.id, {
        clientDataJSON: text(client),
        attestationObject: text(attestationObject),
        transports: ['internal', 'hybrid'],
      })
    },
    get(optionsJson, { credentialId, ...lies } = {}) {
      const { challenge } = JSON.parse(optionsJson) as { challenge: string }
      const passkey = credentialId ? made.find(({ id }) => id === credentialId) : made.at(-1)
      if (!passkey) throw new Error('The device has no such passkey')
      const client = clientData('webauthn.get', challenge, lies)
      const authData = dataOf(passkey.rpId, count(passkey, lies), lies)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      const key = lies.isForged ? keysOf(kind).privateKey : passkey.privateKey
      return answer(passkey.id, {
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(sign(kind === 'EdDSA' ? null : 'sha256', signed, key)),
        userHandle: lies.userHandle ?? passkey.userHandle,
      })
    },
  }
}

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

const text = (bytes: Buffer) => bytes.toString('base64url')

const answer = (id: string, response: object) =>
  JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

const ATTESTED = 0x40

/** Authenticator data: which host, whether somebody was there and has proved it, and how often. */
function dataOf(rpId: string, counter: number, lies: Lies, more = 0): Buffer {
  const present = 0x01
  const verified = lies.isUserVerified === false ? 0 : 0x04
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  const host = createHash('sha256')
    .update(lies.rpId ?? rpId)
    .digest()
  return Buffer.concat([host, Buffer.from([present | verified | more]), counted])
}

function keysOf(kind: KeyKind) {
  if (kind === 'EdDSA') return generateKeyPairSync('ed25519')
  if (kind === 'RS256') return generateKeyPairSync('rsa', { modulusLength: 2048 })
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
}

/** A public key as COSE writes it (RFC 9053). */
function coseOf(kind: KeyKind, key: KeyObject): Map<number, Value> {
  const jwk = key.export({ format: 'jwk' })
  const part = (name: 'x' | 'y' | 'n' | 'e') => Buffer.from(jwk[name] ?? '', 'base64url')
  if (kind === 'EdDSA')
    return new Map<number, Value>([
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part('x')],
    ])
  if (kind === 'RS256') {
    return new Map<number, Value>([
      [1, 3],
      [3, -257],
      [-1, part('n')],
      [-2, part('e')],
    ])
  }
  return new Map<number, Value>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, part('x')],
    [-3, part('y')],
  ])
}

type Value = number | string | Buffer | readonly Value[] | ReadonlyMap<string | number, Value>

/** CBOR, as far as passkeys need it (RFC 8949). */
function encode(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, one]) => [encode(key), encode(one)])
    return Buffer.concat([head(5, value.size), ...pairs])
  }
  const items = [...(value as readonly Value[])]
  return Buffer.concat([head(4, items.length), ...items.map(encode)])
}

function head(major: number, length: number): Buffer {
  const kind = major << 5
  if (length < 24) return Buffer.from([kind | length])
  if (length < 256) return Buffer.from([kind | 24, length])
  return Buffer.from([kind | 25, length >> 8, length & 255])
}
