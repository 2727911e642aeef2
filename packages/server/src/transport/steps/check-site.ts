import { NotFound, SiteDisabled } from '@vitrine/contract/kit'
import type { Step } from '../step.ts'

/** Who may call while a site is closed: its staff, and everybody where the operation allows it. */
export const checkSite: Step = async ({ caller, operation }, deps, next) => {
  if (caller.kind !== 'merchant' && !operation.whileClosed) {
    const site = await deps.siteAccessOf(caller.siteId)
    if (!site) throw NotFound({}, 'No site answers at this address')
    if (site.isClosed) throw SiteDisabled()
  }
  await next()
}
