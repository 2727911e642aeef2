import { findClient } from '../require-client.ts'
import { type Check, PageRefusal } from './flow.ts'

export const checkClient: Check = async (flow, deps) => {
  const client = await findClient(deps, flow.request.clientId)
  if (!client) throw new PageRefusal('unknownClient')
  const gate = await deps.sites.gateOf(client.siteId)
  if (!gate || gate.isClosed) throw new PageRefusal('closedSite')
  flow.client = client
  flow.tx = flow.call.onSite(client.siteId)
}
