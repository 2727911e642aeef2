import { PasskeyCopied, PasskeyExpired, PasskeyRefused } from '@vitrine/contract/authentication'
import type { Deps, LogReason, PasskeyAnswer, SignIn, SignInCall } from '../model.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { findIdentity } from '../store/identities.ts'
import { admit } from './login.ts'

const refusals = {
  expired: [PasskeyExpired, 'expired_passkey'],
  invalid: [PasskeyRefused, 'wrong_passkey'],
} as const satisfies Record<string, readonly [() => Error, LogReason]>

/**
 * Signs in the owner of a passkey: the device is one factor, its unlocking the other. An unknown passkey and
 * an invalid answer are refused alike.
 */
export async function loginWithPasskey(
  call: SignInCall,
  deps: Deps,
  answer: PasskeyAnswer,
): Promise<SignIn> {
  const { tx, request, clientId, signInId: requestedBy } = call
  // Outside of a transaction: the challenge is used up although the call fails.
  const passkeyCheck = await deps.factors.findPasskeyForSignIn(tx, answer)
  if (!('passkey' in passkeyCheck)) {
    const [error, reason] = refusals[passkeyCheck.outcome]
    await insertLogEntry(tx, { event: 'passkey_login', reason }, request)
    throw error()
  }
  const { passkey } = passkeyCheck
  const identity = await findIdentity(tx, passkey.identityId)
  if (!identity) throw PasskeyRefused()
  if (passkeyCheck.outcome === 'cloned') {
    const entry = { event: 'passkey_login', reason: 'copied_passkey' } as const
    await insertLogEntry(tx, { ...entry, identityId: identity.id }, request)
    await deps.factors.notifyOfCopiedPasskey(tx, identity, passkey)
    throw PasskeyCopied()
  }
  const flow = { identity, clientId, proofs: ['passkey', 'second_factor'], requestedBy } as const
  return admit(call, deps, flow, { request })
}
