import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Clock } from '../clock.ts'
import type { Tx } from '../tx.ts'
import {
  CHALLENGE_MINUTES,
  type Challenge,
  type Occasion,
  putChallenge,
  takeChallenge,
} from './challenges.ts'
import { readCredential } from './read-credential.ts'
import type { RelyingParty } from './relying-party.ts'

/** A passkey as it was kept. */
export interface KeptPasskey {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  /** The host it is good for. */
  readonly rpId: string
}

export type RequestOptions = PublicKeyCredentialRequestOptionsJSON

/** Asks for the signature of a passkey: of one of these, or without them of any that its owner chooses. */
export async function beginAssertion(
  tx: Tx,
  clock: Clock,
  occasion: Occasion,
  {
    party,
    passkeys,
  }: {
    readonly party: RelyingParty
    readonly passkeys?: readonly (Pick<KeptPasskey, 'credentialId'> & {
      readonly transports: readonly string[]
    })[]
  },
): Promise<{ readonly challengeId: string; readonly options: RequestOptions }> {
  const { id: challengeId, challenge } = await putChallenge(tx, clock, occasion, party)
  const options: RequestOptions = {
    rpId: party.id,
    challenge,
    timeout: CHALLENGE_MINUTES * 60_000,
    userVerification: 'required',
    allowCredentials: (passkeys ?? []).map(({ credentialId: id, transports }) => ({
      ...{ id, type: 'public-key' as const },
      ...(transports.length > 0 && { transports: [...transports] as never }),
    })),
  }
  return { challengeId, options }
}

export type Asserted<P> =
  | {
      readonly outcome: 'right'
      readonly passkey: P
      readonly counter: number
      readonly isBackedUp: boolean
      /** Whose passkey its device says it is; absent where only one was asked for. */
      readonly handle: Buffer | undefined
    }
  /** Signed by the passkey, whose counter stands still or has gone back: there is a copy of it. */
  | { readonly outcome: 'copied'; readonly passkey: P }
  /** `why` is for logs. */
  | { readonly outcome: 'expired' | 'unknown' | 'wrong'; readonly why: string }

/**
 * Checks a signature. On the tx of the call: the challenge is used up although the call fails.
 * `credential` is the browser's answer as JSON text, `find` looks up the passkey that it names; the
 * counter that is answered has to be kept by a statement that fails when another use came between.
 */
export async function finishAssertion<P extends KeptPasskey>(
  tx: Tx,
  occasion: Occasion,
  answer: { readonly challengeId: string; readonly credential: string },
  find: (named: { credentialId: string; rpId: string }) => Promise<P | undefined>,
): Promise<Asserted<P>> {
  const asked = await takeChallenge(tx, answer.challengeId, occasion)
  if (!asked) return { outcome: 'expired', why: 'There is no such challenge any more' }
  const response = responseOf(answer.credential)
  if (!response) return { outcome: 'wrong', why: 'The answer is no credential' }
  const rpId = asked.party.id
  const passkey = await find({ credentialId: response.id, rpId })
  if (!passkey || passkey.credentialId !== response.id || passkey.rpId !== rpId) {
    return { outcome: 'unknown', why: 'There is no such passkey' }
  }
  try {
    return judge(passkey, await verify(asked, response, passkey), response)
  } catch (error) {
    return { outcome: 'wrong', why: error instanceof Error ? error.message : String(error) }
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
  { credentialId: id, publicKey }: KeptPasskey,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  return verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The counter is looked at once the signature is known to be right: a stranger must not raise alarm.
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
  })
}

function judge<P extends KeptPasskey>(
  passkey: P,
  { verified, authenticationInfo }: Awaited<ReturnType<typeof verify>>,
  { response: { userHandle } }: AuthenticationResponseJSON,
): Asserted<P> {
  if (!verified) return { outcome: 'wrong', why: 'The signature does not fit' }
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
  if (!hasAdvanced(passkey.counter, counter)) return { outcome: 'copied', passkey }
  const handle = userHandle ? Buffer.from(userHandle, 'base64url') : undefined
  return { outcome: 'right', passkey, counter, isBackedUp, handle }
}

/** Counters grow with every use; those that stay at nothing do not count (WebAuthn §7.2, step 22). */
export const hasAdvanced = (kept: number, shown: number): boolean =>
  shown > kept || (shown === 0 && kept === 0)
