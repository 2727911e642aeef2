import type { Tx } from '../../platform/tx.ts'
import type { SiteArea } from '../site/compose.ts'
import type { composeRehearsal } from './compose-rehearsal.ts'
import type { InvoicesFeature } from './invoices/index.ts'
import { legalPagesHandlers } from './legal-pages/handlers.ts'
import { createLegalPages, type LegalPagesDeps } from './legal-pages/index.ts'
import { reportHandlers } from './reports/handlers.ts'
import { createReports } from './reports/index.ts'
import { setupGuideHandlers } from './setup-guide/handlers.ts'
import { createSetupGuide } from './setup-guide/index.ts'
import type { SetupGuideDeps } from './setup-guide/service.ts'

interface Deps extends SetupGuideDeps, Pick<LegalPagesDeps, 'delivery' | 'payments' | 'returns'> {
  readonly site: Pick<SiteArea, 'navigation' | 'pages' | 'sites'>
  readonly payments: LegalPagesDeps['payments'] & SetupGuideDeps['payments']
  readonly invoices: Pick<InvoicesFeature, 'readSettings'>
  readonly rehearsal: Pick<ReturnType<typeof composeRehearsal>, 'handlers'>
}

/** What tells merchants how their shop does, what it still needs, how it would sell, and what it has to say. */
export function composeOverview(deps: Deps) {
  const reports = createReports({
    timeZoneOf: async (tx: Tx) => (await deps.invoices.readSettings(tx)).timeZone,
    currencyOf: async ({ siteId }) => (await deps.settingsOf(siteId)).currency,
  })
  const { navigation, pages: sitePages, sites } = deps.site
  const legalPages = createLegalPages({ ...deps, navigation, sitePages, urlOf: sites.urlOf })
  return {
    ...deps.rehearsal.handlers,
    reports: reportHandlers(reports),
    legalPages: legalPagesHandlers(legalPages),
    setupGuide: setupGuideHandlers(createSetupGuide(deps)),
  }
}
