import type { RequestContext } from '../request/context.ts'
import { nameDevice } from './name-device.ts'

/** A pending sign-in on another device, as shown to the member who approves it. */
export type ApprovalView = {
  id: string
  browser: string
  system: string
  network: string
  /** ISO 8601, UTC. */
  since: string
}

export async function approvalsOf({ api }: RequestContext): Promise<ApprovalView[]> {
  const { approvals } = await api.factors.listApprovals({})
  return approvals.map(({ id, userAgent, network, createdDate }) => ({
    id,
    ...nameDevice(userAgent),
    network,
    since: createdDate.toISOString(),
  }))
}
