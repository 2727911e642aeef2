import { newSecret } from '../../../../../platform/ids.ts'
import { saveFlow } from '../save-flow.ts'
import type { Gate } from './gate.ts'

/** Somebody with a second factor shows it, except on a device that is remembered. */
export const secondFactor: Gate = async (
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
