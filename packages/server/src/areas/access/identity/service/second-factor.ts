import {
  AccountBlocked,
  ApprovalExpired,
  FactorCodeWrong,
  FactorNotAvailable,
  LoginThrottled,
  PasskeyCopied,
  SignInDenied,
} from '@vitrine/contract/authentication'
import type { FactorType } from '@vitrine/contract/vocabulary'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CheckResult } from '../../factors/index.ts'
import type { Deps, FactorAnswer, Flow, LogReason, SignIn, SignInCall } from '../model.ts'
import { isClosed } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { findPassword } from '../store/credentials.ts'
import { deleteFlow } from '../store/flows.ts'
import { advance, flowOf, withProof } from './advance.ts'

const TRIES = 10
const WINDOW_MINUTES = 15

/** Checks the answer to a second factor and continues the sign-in that required it. */
export async function verifyFactor(
  call: SignInCall,
  deps: Deps,
  answer: FactorAnswer,
): Promise<SignIn> {
  const flow = await flowOf(call.tx, answer.stateToken)
  const { identity } = flow
  if (isClosed(identity)) throw AccountBlocked()
  // A client waiting for an approval polls, and has nothing to guess.
  if (answer.factorType !== 'PUSH') await countAttempt(call.tx, deps, identity.id)
  // Outside of a transaction: a failure must count although the call fails.
  const checkResult = await check(call.tx, deps, flow, answer)
  if (checkResult.outcome === 'waiting') {
    return { state: 'SECOND_FACTOR', stateToken: answer.stateToken, demand: checkResult.demand }
  }
  if (checkResult.outcome !== 'valid')
    return refuseFactor(call, answer, identity.id, checkResult.outcome)
  const entry = { event: 'factor_passed', identityId: identity.id } as const
  // The password, which a stranger may know, must not reset the attempts.
  if (answer.factorType !== 'PASSWORD') {
    await deps.platform.attempts.clear(bucketOf(call.tx, identity.id))
  }
  return call.transaction(async (tx) => {
    await insertLogEntry(tx, entry, call.request)
    const rememberDevice = answer.rememberThisDevice === true
    const proof = answer.factorType === 'PASSWORD' ? 'password' : 'second_factor'
    if (proof === 'second_factor') await deps.factors.noteProof(tx, identity.id)
    return advance(tx, deps, withProof(flow, proof), { request: call.request, rememberDevice })
  })
}

const refusals = {
  invalid: [FactorCodeWrong, 'wrong_code'],
  expired: [ApprovalExpired, 'expired'],
  denied: [SignInDenied, 'denied'],
  cloned: [PasskeyCopied, 'copied_passkey'],
} as const satisfies Record<string, readonly [() => Error, LogReason]>

/** Ends a sign-in that was denied; any other may try again. */
async function refuseFactor(
  { tx, request }: SignInCall,
  { stateToken }: FactorAnswer,
  identityId: string,
  outcome: keyof typeof refusals,
): Promise<never> {
  const [error, reason] = refusals[outcome]
  await insertLogEntry(tx, { event: 'factor_failed', identityId, reason }, request)
  if (outcome === 'denied') await deleteFlow(tx, hashSecret(stateToken))
  throw error()
}

/** Chooses one of several factors; sends the code of a mail or phone factor. */
export async function challengeFactor(
  call: SignInCall,
  deps: Deps,
  { factorType, stateToken }: { factorType: FactorType; stateToken: string },
): Promise<SignIn> {
  const { identity, requestedBy: signInId } = await flowOf(call.tx, stateToken)
  await countAttempt(call.tx, deps, identity.id)
  const { network, userAgent } = call.request
  const challengeContext = { stateToken, network, userAgent, page: call.request, signInId }
  return call.transaction(async (tx) => ({
    state: 'SECOND_FACTOR',
    stateToken,
    demand: await deps.factors.challenge(tx, identity, { factorType, challengeContext }),
  }))
}

async function check(tx: Tx, deps: Deps, flow: Flow, answer: FactorAnswer): Promise<CheckResult> {
  if (answer.factorType !== 'PASSWORD') return deps.factors.check(tx, flow.identity, answer)
  const { password } = answer.passwordData ?? {}
  if (password === undefined) throw FactorNotAvailable({ factorType: 'PASSWORD' })
  const stored = await findPassword(tx, flow.identity.id)
  return { outcome: (await deps.platform.passwords.verify(stored, password)) ? 'valid' : 'invalid' }
}

const bucketOf = ({ siteId }: Tx, key: string) => ({
  siteId,
  bucket: 'second-factor',
  key,
  windowMinutes: WINDOW_MINUTES,
})

async function countAttempt(tx: Tx, { platform }: Deps, identityId: string): Promise<void> {
  if ((await platform.attempts.add(bucketOf(tx, identityId))) > TRIES) throw LoginThrottled()
}
