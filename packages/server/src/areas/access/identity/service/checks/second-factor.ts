import { newSecret } from '../../../../../platform/ids.ts'
import { saveFlow } from '../save-flow.ts'
import type { SignInCheck } from './sign-in-check.ts'

/** Requires a second factor from accounts that have one, except on a remembered device. */
export const secondFactor: SignInCheck = async (
  tx,
  deps,
  flow,
  { accountFactors, deviceToken, request },
) => {
  if (flow.proofs.includes('second_factor')) return undefined
  const stateToken = flow.stateToken ?? newSecret()
  const { network, userAgent } = request
  const challengeContext = {
    stateToken,
    network,
    userAgent,
    page: request,
    signInId: flow.requestedBy,
  }
  const factorCheckInput = { accountFactors, deviceToken, challengeContext }
  const demand = await deps.factors.demand(tx, flow.identity, factorCheckInput)
  if (!demand) return undefined
  await saveFlow(tx, deps, { ...flow, stateToken })
  return { state: 'SECOND_FACTOR', stateToken, demand }
}
