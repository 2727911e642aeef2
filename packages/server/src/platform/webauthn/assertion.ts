import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Clock } from '../clock.ts'
import type { Tx } from '../tx.ts'
import {
  CHALLENGE_MINUTES,
  type Challenge,
  type ChallengeScope,
  consumeChallenge,
  createChallenge,
} from './challenges.ts'
import { readCredential } from './read-credential.ts'
import type { RelyingParty } from './relying-party.ts'

/** A stored passkey. */
export interface StoredPasskey {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  /** The host it is good for. */
  readonly rpId: string
}

export type RequestOptions = PublicKeyCredentialRequestOptionsJSON

/** Requests a signature of one of these passkeys, or without them of any passkey that the user chooses. */
export async function beginAssertion(
  tx: Tx,
  clock: Clock,
  scope: ChallengeScope,
  {
    party,
    passkeys,
  }: {
    readonly party: RelyingParty
    readonly passkeys?: readonly (Pick<StoredPasskey, 'credentialId'> & {
      readonly transports: readonly string[]
    })[]
  },
): Promise<{ readonly challengeId: string; readonly options: RequestOptions }> {
  const { id: challengeId, challenge } = await createChallenge(tx, clock, scope, party)
  const options: RequestOptions = {
    rpId: party.id,
    challenge,
    timeout: CHALLENGE_MINUTES * 60_000,
    userVerification: 'required',
    allowCredentials: (passkeys ?? []).map(({ credentialId: id, transports }) => ({
      id,
      type: 'public-key' as const,
      ...(transports.length > 0 && { transports: [...transports] as never }),
    })),
  }
  return { challengeId, options }
}

export type AssertionResult<P> =
  | {
      readonly outcome: 'valid'
      readonly passkey: P
      readonly counter: number
      readonly isBackedUp: boolean
      /** The user handle that the device sent; absent where only one passkey was allowed. */
      readonly handle: Buffer | undefined
    }
  /** The signature is valid, but the counter has not increased: there may be a copy of the passkey. */
  | { readonly outcome: 'cloned'; readonly passkey: P }
  /** `why` is for logs. */
  | { readonly outcome: 'expired' | 'unknown' | 'invalid'; readonly why: string }

/**
 * Checks a signature. Uses the tx of the call: the challenge is used up although the call fails.
 * `credential` is the browser's response as JSON text, `find` looks up the passkey that it names; the
 * returned counter must be stored by a statement that fails when another use was stored meanwhile.
 */
export async function finishAssertion<P extends StoredPasskey>(
  tx: Tx,
  scope: ChallengeScope,
  answer: { readonly challengeId: string; readonly credential: string },
  find: (named: { credentialId: string; rpId: string }) => Promise<P | undefined>,
): Promise<AssertionResult<P>> {
  const storedChallenge = await consumeChallenge(tx, answer.challengeId, scope)
  if (!storedChallenge) return { outcome: 'expired', why: 'There is no such challenge any more' }
  const response = responseOf(answer.credential)
  if (!response) return { outcome: 'invalid', why: 'The response is no credential' }
  const rpId = storedChallenge.party.id
  const passkey = await find({ credentialId: response.id, rpId })
  if (!passkey || passkey.credentialId !== response.id || passkey.rpId !== rpId) {
    return { outcome: 'unknown', why: 'There is no such passkey' }
  }
  try {
    return toAssertionResult(passkey, await verify(storedChallenge, response, passkey), response)
  } catch (error) {
    return { outcome: 'invalid', why: error instanceof Error ? error.message : String(error) }
  }
}

function responseOf(text: string): AuthenticationResponseJSON | undefined {
  try {
    return readCredential(text) as unknown as AuthenticationResponseJSON
  } catch {
    return undefined
  }
}

async function verify(
  { challenge, party }: Challenge,
  response: AuthenticationResponseJSON,
  { credentialId: id, publicKey }: StoredPasskey,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  return verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The counter is checked after the signature: a stranger must not trigger an alarm.
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
  })
}

function toAssertionResult<P extends StoredPasskey>(
  passkey: P,
  { verified, authenticationInfo }: Awaited<ReturnType<typeof verify>>,
  { response: { userHandle } }: AuthenticationResponseJSON,
): AssertionResult<P> {
  if (!verified) return { outcome: 'invalid', why: 'The signature is invalid' }
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
  if (!hasAdvanced(passkey.counter, counter)) return { outcome: 'cloned', passkey }
  const handle = userHandle ? Buffer.from(userHandle, 'base64url') : undefined
  return { outcome: 'valid', passkey, counter, isBackedUp, handle }
}

/** Counters increase with every use; those that stay at 0 are not used (WebAuthn §7.2, step 22). */
export const hasAdvanced = (storedCounter: number, newCounter: number): boolean =>
  newCounter > storedCounter || (newCounter === 0 && storedCounter === 0)
