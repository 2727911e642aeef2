import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Clock } from '../clock.ts'
import type { Tx } from '../tx.ts'
import { CHALLENGE_MINUTES, type Occasion, putChallenge, takeChallenge } from './challenges.ts'
import { readCredential } from './read-credential.ts'
import type { RelyingParty } from './relying-party.ts'

/** Signatures that are taken: EdDSA, ES256 and RS256, the best first (IANA COSE Algorithms). */
const ALGORITHMS = [-8, -7, -257]

/** What is kept of a passkey; nothing of it is secret. */
export interface NewPasskey {
  /** base64url, as the browser names it. */
  readonly credentialId: string
  /** COSE. */
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  /** The host it is good for. */
  readonly rpId: string
  /** Whether it may be on several devices of its owner, and is so now. */
  readonly isSynced: boolean
  readonly isBackedUp: boolean
}

interface Enrolment {
  readonly party: RelyingParty
  /** The name of the site, as the device shows it. */
  readonly siteName: string
  readonly owner: {
    /** At most 64 bytes that name nobody. */
    readonly handle: Buffer
    /** What the person signs in with, and what they are called. */
    readonly name: string
    readonly displayName: string
  }
  /** Passkeys they have: no device takes a second one. */
  readonly existing: readonly { readonly credentialId: string }[]
}

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON

/** Asks a device to make a passkey. */
export async function beginRegistration(
  tx: Tx,
  clock: Clock,
  occasion: Occasion,
  { party, siteName, owner, existing }: Enrolment,
): Promise<{ readonly challengeId: string; readonly options: CreationOptions }> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { id: challengeId, challenge } = await putChallenge(tx, clock, occasion, party)
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: siteName,
    userID: new Uint8Array(owner.handle),
    userName: owner.name,
    userDisplayName: owner.displayName,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    // Found without a name typed, and opened by its owner alone.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ credentialId: id }) => ({ id })),
    timeout: CHALLENGE_MINUTES * 60_000,
  })
  return { challengeId, options }
}

type Registered =
  | { readonly outcome: 'right'; readonly passkey: NewPasskey }
  /** `why` is for logs. */
  | { readonly outcome: 'expired' | 'wrong'; readonly why: string }

/**
 * Checks what a device made. On the tx of the call: the challenge is used up although the call fails.
 * `credential` is the browser's answer as JSON text.
 */
export async function finishRegistration(
  tx: Tx,
  occasion: Occasion,
  { challengeId, credential }: { readonly challengeId: string; readonly credential: string },
): Promise<Registered> {
  const asked = await takeChallenge(tx, challengeId, occasion)
  if (!asked) return { outcome: 'expired', why: 'There is no such challenge any more' }
  const { challenge, party } = asked
  try {
    const response = readCredential(credential) as unknown as RegistrationResponseJSON
    await refuseAttestation(response)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!made) return { outcome: 'wrong', why: 'The device has not signed what it made' }
    return { outcome: 'right', passkey: passkeyOf(made, party) }
  } catch (error) {
    return { outcome: 'wrong', why: error instanceof Error ? error.message : String(error) }
  }
}

type Made = NonNullable<
  Awaited<
    ReturnType<typeof import('@simplewebauthn/server')['verifyRegistrationResponse']>
  >['registrationInfo']
>

const passkeyOf = (made: Made, { id: rpId }: RelyingParty): NewPasskey => ({
  credentialId: made.credential.id,
  publicKey: Buffer.from(made.credential.publicKey),
  counter: made.credential.counter,
  transports: tidyTransports(made.credential.transports),
  rpId,
  isSynced: made.credentialDeviceType === 'multiDevice',
  isBackedUp: made.credentialBackedUp,
})

/** What the browser says of the ways to reach a device: short words, kept to be sent back. */
const tidyTransports = (given: unknown): string[] =>
  Array.isArray(given)
    ? given.filter((one) => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 10)
    : []

/**
 * Nobody was asked who made the device. A statement with certificates is refused unread: reading it
 * means fetching addresses that stand in it.
 */
async function refuseAttestation({ response }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const bytes = new Uint8Array(Buffer.from(response.attestationObject, 'base64url'))
  const made = decodeAttestationObject(bytes)
  const isPlain = made.get('fmt') === 'none'
  const isSelfSigned = made.get('fmt') === 'packed' && !made.get('attStmt').get('x5c')
  if (!isPlain && !isSelfSigned)
    throw new Error('The device vouches for itself, which is not asked')
}
