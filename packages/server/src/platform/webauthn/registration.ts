import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Clock } from '../clock.ts'
import type { Tx } from '../tx.ts'
import {
  CHALLENGE_MINUTES,
  type ChallengeScope,
  consumeChallenge,
  createChallenge,
} from './challenges.ts'
import { readCredential } from './read-credential.ts'
import type { RelyingParty } from './relying-party.ts'

/** Signatures that are taken: EdDSA, ES256 and RS256, the best first (IANA COSE Algorithms). */
const ALGORITHMS = [-8, -7, -257]

/** The stored fields of a passkey; none of them is secret. */
export interface NewPasskey {
  /** base64url, as the browser names it. */
  readonly credentialId: string
  /** COSE. */
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  /** The host it is good for. */
  readonly rpId: string
  /** Whether it may be synced to several devices of its owner, and is so now. */
  readonly isSynced: boolean
  readonly isBackedUp: boolean
}

interface RegistrationRequest {
  readonly party: RelyingParty
  /** The name of the site, as the device shows it. */
  readonly siteName: string
  readonly owner: {
    /** At most 64 bytes that do not identify a person. */
    readonly handle: Buffer
    /** The user name for sign-in, and the display name. */
    readonly name: string
    readonly displayName: string
  }
  /** Existing passkeys: a device does not register a second one. */
  readonly existing: readonly { readonly credentialId: string }[]
}

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON

/** The options with which a device creates a passkey. */
export async function beginRegistration(
  tx: Tx,
  clock: Clock,
  scope: ChallengeScope,
  { party, siteName, owner, existing }: RegistrationRequest,
): Promise<{ readonly challengeId: string; readonly options: CreationOptions }> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { id: challengeId, challenge } = await createChallenge(tx, clock, scope, party)
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

type RegistrationResult =
  | { readonly outcome: 'valid'; readonly passkey: NewPasskey }
  /** `why` is for logs. */
  | { readonly outcome: 'expired' | 'invalid'; readonly why: string }

/**
 * Verifies a registration. Takes the tx of the call: the challenge is used up although the call fails.
 * `credential` is the browser's response as JSON text.
 */
export async function finishRegistration(
  tx: Tx,
  scope: ChallengeScope,
  { challengeId, credential }: { readonly challengeId: string; readonly credential: string },
): Promise<RegistrationResult> {
  const storedChallenge = await consumeChallenge(tx, challengeId, scope)
  if (!storedChallenge) return { outcome: 'expired', why: 'There is no such challenge any more' }
  const { challenge, party } = storedChallenge
  try {
    const response = readCredential(credential) as unknown as RegistrationResponseJSON
    await refuseAttestation(response)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo)
      return { outcome: 'invalid', why: 'The signature of the attestation is invalid' }
    return { outcome: 'valid', passkey: passkeyOf(registrationInfo, party) }
  } catch (error) {
    return { outcome: 'invalid', why: error instanceof Error ? error.message : String(error) }
  }
}

type RegistrationInfo = NonNullable<
  Awaited<
    ReturnType<typeof import('@simplewebauthn/server')['verifyRegistrationResponse']>
  >['registrationInfo']
>

const passkeyOf = (info: RegistrationInfo, { id: rpId }: RelyingParty): NewPasskey => ({
  credentialId: info.credential.id,
  publicKey: Buffer.from(info.credential.publicKey),
  counter: info.credential.counter,
  transports: tidyTransports(info.credential.transports),
  rpId,
  isSynced: info.credentialDeviceType === 'multiDevice',
  isBackedUp: info.credentialBackedUp,
})

/** The transports of a device as the browser names them; stored to be sent back. */
const tidyTransports = (input: unknown): string[] =>
  Array.isArray(input)
    ? input.filter((one) => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 10)
    : []

/**
 * We do not request attestation. A statement with certificates is refused unread: checking it
 * means fetching addresses that it contains.
 */
async function refuseAttestation({ response }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const bytes = new Uint8Array(Buffer.from(response.attestationObject, 'base64url'))
  const info = decodeAttestationObject(bytes)
  const isPlain = info.get('fmt') === 'none'
  const isSelfSigned = info.get('fmt') === 'packed' && !info.get('attStmt').get('x5c')
  if (!isPlain && !isSelfSigned)
    throw new Error('The device vouches for itself, which is not asked')
}
