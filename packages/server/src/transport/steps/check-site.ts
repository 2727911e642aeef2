import { NotFound, SiteDisabled } from '@vitrine/contract/kit'
import type { Step } from '../step.ts'

/** Restricts a closed site to its staff, except for operations that allow everybody. */
export const checkSite: Step = async ({ caller, operation }, deps, next) => {
  if (caller.kind !== 'merchant' && !operation.whileClosed) {
    const site = await deps.siteAccessOf(caller.siteId)
    if (!site) throw NotFound({}, 'No site answers at this address')
    if (site.isClosed) throw SiteDisabled()
  }
  await next()
}
