import { holdFlow } from '../hold-flow.ts'
import type { Gate } from './gate.ts'

/** Somebody with a second factor shows it, except on a device that is remembered. */
export const secondFactor: Gate = async (tx, deps, flow, { holding, deviceToken }) => {
  if (flow.proofs.includes('second_factor')) return undefined
  const demand = await deps.factors.demand(tx, flow.identity, { holding, deviceToken })
  if (!demand) return undefined
  return { state: 'SECOND_FACTOR', stateToken: await holdFlow(tx, deps, flow), demand }
}
