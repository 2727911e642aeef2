import { StateTokenInvalid } from '@vitrine/contract/authentication'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Flow, Proof, SignIn, Visit } from '../model.ts'
import { encodeFactors } from '../rules.ts'
import { deleteFlow, findFlow } from '../store/flows.ts'
import { emailVerification } from './gates/email-verification.ts'
import type { Gate } from './gates/gate.ts'
import { ownerApproval } from './gates/owner-approval.ts'
import { secondFactor } from './gates/second-factor.ts'
import { openSession } from './sessions.ts'

/** What stands between the first proof and a session, in this order. */
const gates: readonly Gate[] = [
  emailVerification, // the address is theirs
  ownerApproval, // the owner has let them in
  secondFactor, // and they hold the device they said they would
]

/** A sign-in that stopped earlier. */
export async function flowOf(tx: Tx, stateToken: string): Promise<Flow> {
  const flow = await findFlow(tx, hashSecret(stateToken))
  if (!flow) throw StateTokenInvalid()
  return { ...flow, stateToken }
}

export const withProof = (flow: Flow, proof: Proof): Flow => ({
  ...flow,
  proofs: [...new Set([...flow.proofs, proof])],
})

/** Takes a sign-in through the gates, to a session or to the first one that holds it. */
export async function advance(tx: Tx, deps: Deps, flow: Flow, visit: Visit): Promise<SignIn> {
  // A second factor is never the first, and a token alone proves nothing.
  if (!flow.proofs.some((proof) => proof !== 'second_factor')) throw StateTokenInvalid()
  const accountFactors = await deps.factors.accountFactorsAtSignIn(tx, flow.identity)
  for (const gate of gates) {
    const stoppedSignIn = await gate(tx, deps, flow, { ...visit, accountFactors })
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
