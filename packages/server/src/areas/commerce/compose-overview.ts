import type { Tx } from '../../platform/tx.ts'
import type { composeRehearsal } from './compose-rehearsal.ts'
import type { InvoicesFeature } from './invoices/index.ts'
import { reportHandlers } from './reports/handlers.ts'
import { createReports } from './reports/index.ts'
import { setupGuideHandlers } from './setup-guide/handlers.ts'
import { createSetupGuide } from './setup-guide/index.ts'
import type { SetupGuideDeps } from './setup-guide/service.ts'

interface Deps extends SetupGuideDeps {
  readonly invoices: Pick<InvoicesFeature, 'readSettings'>
  readonly rehearsal: Pick<ReturnType<typeof composeRehearsal>, 'handlers'>
}

/** What tells merchants how their shop does, what it still needs, and how it would sell. */
export function composeOverview(deps: Deps) {
  const reports = createReports({
    timeZoneOf: async (tx: Tx) => (await deps.invoices.readSettings(tx)).timeZone,
    currencyOf: async ({ siteId }) => (await deps.settingsOf(siteId)).currency,
  })
  return {
    ...deps.rehearsal.handlers,
    reports: reportHandlers(reports),
    setupGuide: setupGuideHandlers(createSetupGuide(deps)),
  }
}
