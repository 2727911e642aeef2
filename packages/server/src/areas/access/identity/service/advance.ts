import { StateTokenInvalid } from '@vitrine/contract/authentication'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Flow, Proof, SignIn, Visit } from '../model.ts'
import { encodeFactors } from '../rules.ts'
import { deleteFlow, findFlow } from '../store/flows.ts'
import { emailVerification } from './checks/email-verification.ts'
import { ownerApproval } from './checks/owner-approval.ts'
import { secondFactor } from './checks/second-factor.ts'
import type { SignInCheck } from './checks/sign-in-check.ts'
import { openSession } from './sessions.ts'

/** The checks between the first proof and a session, in this order. */
const checks: readonly SignInCheck[] = [
  emailVerification, // the address is proved
  ownerApproval, // the owner has approved the account
  secondFactor, // a second factor was used
]

/** A sign-in that stopped at a check. */
export async function flowOf(tx: Tx, stateToken: string): Promise<Flow> {
  const flow = await findFlow(tx, hashSecret(stateToken))
  if (!flow) throw StateTokenInvalid()
  return { ...flow, stateToken }
}

export const withProof = (flow: Flow, proof: Proof): Flow => ({
  ...flow,
  proofs: [...new Set([...flow.proofs, proof])],
})

/** Runs the sign-in checks; returns a session, or the first check that stops the sign-in. */
export async function advance(tx: Tx, deps: Deps, flow: Flow, visit: Visit): Promise<SignIn> {
  // A second factor is never the first, and a token alone proves nothing.
  if (!flow.proofs.some((proof) => proof !== 'second_factor')) throw StateTokenInvalid()
  const accountFactors = await deps.factors.accountFactorsAtSignIn(tx, flow.identity)
  for (const check of checks) {
    const stoppedSignIn = await check(tx, deps, flow, { ...visit, accountFactors })
    if (stoppedSignIn) return stoppedSignIn
  }
  const { identity, stateToken } = flow
  const sessionToken = await openSession(tx, deps, identity, flow)
  if (stateToken) await deleteFlow(tx, hashSecret(stateToken))
  const deviceToken = visit.rememberDevice
    ? await deps.factors.rememberDevice(tx, identity.id, visit.request)
    : undefined
  return {
    state: 'SUCCESS',
    identity,
    ways: { factors: encodeFactors(accountFactors), links: await deps.linksOf(tx, identity.id) },
    sessionToken,
    ...(deviceToken ? { deviceToken } : {}),
  }
}
