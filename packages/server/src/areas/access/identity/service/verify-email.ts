import { AccountBlocked, EmailVerified } from '@vitrine/contract/authentication'
import { NotFound } from '@vitrine/contract/kit'
import { VerificationFailed } from '@vitrine/contract/verification'
import { hashSecret, newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity, SignIn, SignInCall } from '../model.ts'
import { FLOW_MINUTES, isClosed } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { upsertFlow } from '../store/flows.ts'
import * as store from '../store/identities.ts'
import { advance, flowOf, withProof } from './advance.ts'
import { sendVerificationCode } from './send-verification-code.ts'

/** Marks the address of an identity as proved, once. */
export async function markVerified(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  before: Identity,
): Promise<Identity> {
  if (before.emailVerified && before.reasons.length === 0) return before
  const after = await store.setEmailVerified(tx, before.id)
  if (!after) throw NotFound({ identityId: before.id })
  await events.append(tx, { definition: EmailVerified, entityId: before.id, before, after })
  return after
}

/** Mails a code outside of a sign-in; its id is used in place of a state token. */
export async function startVerification(tx: Tx, deps: Deps, identityId: string): Promise<string> {
  const identity = await store.findIdentity(tx, identityId)
  if (!identity) throw NotFound({ identityId })
  const verificationId = newId()
  await upsertFlow(tx, {
    stateHash: hashSecret(verificationId),
    identityId,
    clientId: null,
    proofs: [],
    expires: deps.platform.clock.after(tx.now, { minutes: FLOW_MINUTES }),
  })
  await sendOrFail(tx, deps, identity)
  return verificationId
}

/** Checks the mailed code and continues the sign-in that required it. */
export async function verifyEmail(
  call: SignInCall,
  deps: Deps,
  { code, stateToken }: { code: string; stateToken: string },
): Promise<SignIn> {
  const flow = await flowOf(call.tx, stateToken)
  const { identity } = flow
  if (isClosed(identity)) throw AccountBlocked()
  await proveAddress(call, deps, { identityId: identity.id }, code)
  return call.transaction(async (tx) => {
    const verified = await markVerified(tx, deps, identity)
    const entry = { event: 'email_verified', identityId: identity.id } as const
    await insertLogEntry(tx, entry, call.request)
    const next = withProof({ ...flow, identity: verified }, 'email')
    return advance(tx, deps, next, { request: call.request })
  })
}

/** Checks the mailed code, outside of a transaction: a failure must count although the call fails. */
export async function proveAddress(
  call: SignInCall,
  deps: Deps,
  { identityId, isNew }: { readonly identityId: string; readonly isNew?: boolean },
  code: string,
): Promise<void> {
  const result = await deps.mailedCodes.take(call.tx, identityId, 'verification', code)
  if (result === 'valid') return
  const entry = {
    event: 'verification_failed',
    reason: result === 'invalid' ? 'wrong_code' : 'no_code',
    ...(isNew ? {} : { identityId }),
  } as const
  await insertLogEntry(call.tx, entry, call.request)
  const verificationFailureReason = result === 'invalid' ? 'BAD_CODE' : 'NOT_FOUND'
  throw VerificationFailed({ verificationFailureReason })
}

/** Mails a new code, replacing the previous one. */
export async function resendCode(tx: Tx, deps: Deps, stateToken: string): Promise<SignIn> {
  const { identity } = await flowOf(tx, stateToken)
  await sendOrFail(tx, deps, identity)
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken }
}

async function sendOrFail(tx: Tx, deps: Deps, identity: Identity): Promise<void> {
  if (await sendVerificationCode(tx, deps, identity)) return
  throw VerificationFailed(
    { verificationFailureReason: 'SEND_CODE_ERROR' },
    'Enough codes were mailed for now; try again in an hour',
  )
}
