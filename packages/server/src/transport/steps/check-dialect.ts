import { V1SiteCallingV3, V3SiteCallingV1, V3SiteProvisioning } from '@vitrine/contract/catalog'
import type { Step } from '../step.ts'

const refusals = { V1: V3SiteCallingV1, V3: V1SiteCallingV3 } as const

/** Refuses the dialect that a site leaves out; the house's own pages and dashboard speak them all. */
export const checkDialect: Step = async ({ service, operation, caller, message }, world, next) => {
  const { dialect } = service
  const [mount = ''] = operation.mounts ?? service.mounts
  const isOwn = message.isOwn || (caller.kind === 'merchant' && caller.via === 'staff')
  if (dialect && !isOwn && !mount.startsWith('/vitrine')) {
    const gate = await world.gateOf(caller.siteId)
    if (gate && !gate.dialects.includes(dialect)) throw refusals[dialect]()
    if (gate?.isProvisioning && dialect === 'V3' && caller.kind !== 'merchant') {
      throw V3SiteProvisioning()
    }
  }
  await next()
}
