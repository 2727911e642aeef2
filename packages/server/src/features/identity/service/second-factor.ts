import {
  AccountBlocked,
  FactorCodeWrong,
  FactorNotAvailable,
  LoginThrottled,
} from '@vitrine/contract/authentication'
import type { FactorType } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps, FactorAnswer, Flow, SignIn, SignInCall } from '../model.ts'
import { isClosed } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { findPassword } from '../store/credentials.ts'
import { advance, flowOf, withProof } from './advance.ts'

const TRIES = 10
const WINDOW_MINUTES = 15

/** Answers a second factor and goes on with the sign-in that asked for it. */
export async function verifyFactor(
  call: SignInCall,
  deps: Deps,
  answer: FactorAnswer,
): Promise<SignIn> {
  const flow = await flowOf(call.tx, answer.stateToken)
  const { identity } = flow
  if (isClosed(identity)) throw AccountBlocked()
  await takeTry(call.tx, deps, identity.id)
  const entry = { event: 'factor_passed', identityId: identity.id } as const
  // Outside of a transaction: a failure must count although the call fails.
  if (!(await isRight(call.tx, deps, flow, answer))) {
    const failed = { ...entry, event: 'factor_failed', reason: 'wrong_code' } as const
    await insertLogEntry(call.tx, failed, call.request)
    throw FactorCodeWrong()
  }
  await deps.platform.attempts.clear(bucketOf(call.tx, identity.id))
  return call.transaction(async (tx) => {
    await insertLogEntry(tx, entry, call.request)
    const rememberDevice = answer.rememberThisDevice === true
    const proof = answer.factorType === 'PASSWORD' ? 'password' : 'second_factor'
    return advance(tx, deps, withProof(flow, proof), { request: call.request, rememberDevice })
  })
}

/** Chooses one of several factors; one that comes by mail is sent. */
export async function challengeFactor(
  call: SignInCall,
  deps: Deps,
  { factorType, stateToken }: { factorType: FactorType; stateToken: string },
): Promise<SignIn> {
  const { identity } = await flowOf(call.tx, stateToken)
  await takeTry(call.tx, deps, identity.id)
  return call.transaction(async (tx) => ({
    state: 'SECOND_FACTOR',
    stateToken,
    demand: await deps.factors.challenge(tx, identity, factorType),
  }))
}

async function isRight(tx: Tx, deps: Deps, flow: Flow, answer: FactorAnswer): Promise<boolean> {
  if (answer.factorType !== 'PASSWORD') return deps.factors.check(tx, flow.identity, answer)
  const { password } = answer.passwordData ?? {}
  if (password === undefined) throw FactorNotAvailable({ factorType: 'PASSWORD' })
  const stored = await findPassword(tx, flow.identity.id)
  return deps.platform.passwords.verify(stored, password)
}

const bucketOf = ({ siteId }: Tx, key: string) => ({
  siteId,
  bucket: 'second-factor',
  key,
  windowMinutes: WINDOW_MINUTES,
})

async function takeTry(tx: Tx, { platform }: Deps, identityId: string): Promise<void> {
  if ((await platform.attempts.add(bucketOf(tx, identityId))) > TRIES) throw LoginThrottled()
}
