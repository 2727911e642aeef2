import { newSecret } from '../../../../platform/ids.ts'
import { holdFlow } from '../hold-flow.ts'
import type { Gate } from './gate.ts'

/** Somebody with a second factor shows it, except on a device that is remembered. */
export const secondFactor: Gate = async (tx, deps, flow, { holding, deviceToken, request }) => {
  if (flow.proofs.includes('second_factor')) return undefined
  const stateToken = flow.stateToken ?? newSecret()
  const { network, userAgent } = request
  const asking = { stateToken, network, userAgent, page: request, signInId: flow.askedBy }
  const arrival = { holding, deviceToken, asking }
  const demand = await deps.factors.demand(tx, flow.identity, arrival)
  if (!demand) return undefined
  await holdFlow(tx, deps, { ...flow, stateToken })
  return { state: 'SECOND_FACTOR', stateToken, demand }
}
