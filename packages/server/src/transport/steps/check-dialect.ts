import { V1SiteCallingV3, V3SiteCallingV1, V3SiteProvisioning } from '@vitrine/contract/catalog'
import type { Step } from '../step.ts'

const errors = { V1: V3SiteCallingV1, V3: V1SiteCallingV3 } as const

/** Refuses the dialect that a site disables; own pages and the dashboard may use them all. */
export const checkDialect: Step = async ({ service, operation, caller, message }, deps, next) => {
  const { dialect } = service
  const [mount = ''] = operation.mounts ?? service.mounts
  const isOwn = message.isOwn || (caller.kind === 'merchant' && caller.via === 'staff')
  if (dialect && !isOwn && !mount.startsWith('/vitrine')) {
    const site = await deps.siteAccessOf(caller.siteId)
    if (site && !site.dialects.includes(dialect)) throw errors[dialect]()
    if (site?.isProvisioning && dialect === 'V3' && caller.kind !== 'merchant') {
      throw V3SiteProvisioning()
    }
  }
  await next()
}
