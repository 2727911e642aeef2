import type { Tx } from '../../platform/tx.ts'
import type { InvoicesFeature } from './invoices/index.ts'
import { reportHandlers } from './reports/handlers.ts'
import { createReports } from './reports/index.ts'
import { setupGuideHandlers } from './setup-guide/handlers.ts'
import { createSetupGuide } from './setup-guide/index.ts'
import type { SetupGuideDeps } from './setup-guide/service.ts'

interface Deps extends SetupGuideDeps {
  readonly invoices: Pick<InvoicesFeature, 'readSettings'>
}

/** What tells merchants how their shop does, and what it still needs. */
export function composeOverview(deps: Deps) {
  const reports = createReports({
    timeZoneOf: async (tx: Tx) => (await deps.invoices.readSettings(tx)).timeZone,
    currencyOf: async ({ siteId }) => (await deps.settingsOf(siteId)).currency,
  })
  return {
    reports: reportHandlers(reports),
    setupGuide: setupGuideHandlers(createSetupGuide(deps)),
  }
}
