import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type KeyKind = 'ES256' | 'EdDSA' | 'RS256'

/** Forged parts of the response, as from a dishonest browser or device. */
export interface ForgedFields {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** False: the user was not verified. */
  readonly isUserVerified?: boolean
  readonly counter?: number
  readonly crossOrigin?: boolean
  /** Bytes, base64url. */
  readonly userHandle?: string
  /** Signs with another key. */
  readonly isForged?: boolean
  /** The attestation; default: none. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: ReadonlyMap<string, Value> }
}

/** A device that creates passkeys and signs with them, through a browser at `origin`. */
export interface Authenticator {
  /** Responds to creation options; returns the credential as JSON text. */
  create(optionsJson: string, forged?: ForgedFields): string
  /** Responds to request options with the latest passkey, or the one with this id. */
  get(optionsJson: string, forged?: ForgedFields & { readonly credentialId?: string }): string
  /** The ids of its passkeys, oldest first. */
  ids(): string[]
}

interface AuthenticatorOptions {
  readonly origin: string
  readonly kind?: KeyKind
  /** Whether it has a signature counter; synced passkeys have none. */
  readonly isCounting?: boolean
}

interface DevicePasskey {
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
  const passkeys: DevicePasskey[] = []
  const clientData = (type: string, challenge: string, forged: ForgedFields) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
        crossOrigin: forged.crossOrigin ?? false,
      }),
    )
  const count = (passkey: DevicePasskey, forged: ForgedFields) => {
    if (isCounting) passkey.counter += 1
    return forged.counter ?? passkey.counter
  }
  return {
    ids: () => passkeys.map(({ id }) => id),
    create(optionsJson, forged = {}) {
      const { challenge, rp, user } = JSON.parse(optionsJson) as CreationOptions
      const { privateKey, publicKey } = keysOf(kind)
      const id = randomBytes(16)
      const passkey = { id: text(id), rpId: rp.id, userHandle: user.id, privateKey, counter: 0 }
      passkeys.push(passkey)
      const client = clientData('webauthn.create', challenge, forged)
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        encode(coseOf(kind, publicKey)),
      ])
      const authData = Buffer.concat([
        authenticatorData(rp.id, count(passkey, forged), forged, ATTESTED),
        attested,
      ])
      const { fmt, attStmt } = forged.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestationObject = encode(
        new Map<string, Value>(Object.entries({ fmt, attStmt, authData })),
      )
      return answer(passkey.id, {
        clientDataJSON: text(client),
        attestationObject: text(attestationObject),
        transports: ['internal', 'hybrid'],
      })
    },
    get(optionsJson, { credentialId, ...forged } = {}) {
      const { challenge } = JSON.parse(optionsJson) as { challenge: string }
      const passkey = credentialId
        ? passkeys.find(({ id }) => id === credentialId)
        : passkeys.at(-1)
      if (!passkey) throw new Error('The device has no such passkey')
      const client = clientData('webauthn.get', challenge, forged)
      const authData = authenticatorData(passkey.rpId, count(passkey, forged), forged)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      const key = forged.isForged ? keysOf(kind).privateKey : passkey.privateKey
      return answer(passkey.id, {
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(sign(kind === 'EdDSA' ? null : 'sha256', signed, key)),
        userHandle: forged.userHandle ?? passkey.userHandle,
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

/** Authenticator data: host, user presence, user verification, and counter. */
function authenticatorData(rpId: string, counter: number, forged: ForgedFields, more = 0): Buffer {
  const present = 0x01
  const verified = forged.isUserVerified === false ? 0 : 0x04
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  const host = createHash('sha256')
    .update(forged.rpId ?? rpId)
    .digest()
  return Buffer.concat([host, Buffer.from([present | verified | more]), counted])
}

function keysOf(kind: KeyKind) {
  if (kind === 'EdDSA') return generateKeyPairSync('ed25519')
  if (kind === 'RS256') return generateKeyPairSync('rsa', { modulusLength: 2048 })
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
}

/** A public key in COSE format (RFC 9053). */
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

/** CBOR, limited to what passkeys need (RFC 8949). */
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
