import { NotFound, SiteDisabled } from '@vitrine/contract/kit'
import type { Step } from '../step.ts'

/** Who may come in while a site is closed: those who work on it, and everybody where it says so. */
export const checkSite: Step = async ({ caller, operation }, world, next) => {
  if (caller.kind !== 'merchant' && !operation.whileClosed) {
    const gate = await world.gateOf(caller.siteId)
    if (!gate) throw NotFound({}, 'No site answers at this address')
    if (gate.isClosed) throw SiteDisabled()
  }
  await next()
}
