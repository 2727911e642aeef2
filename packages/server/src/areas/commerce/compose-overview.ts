import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { SiteArea } from '../site/compose.ts'
import { bankStatementHandlers } from './bank-statements/handlers.ts'
import { createBankStatements } from './bank-statements/index.ts'
import type { StatementDeps } from './bank-statements/service/deps.ts'
import type { composeRehearsal } from './compose-rehearsal.ts'
import type { InvoicesFeature } from './invoices/index.ts'
import type { Ledger } from './ledger/index.ts'
import { legalPagesHandlers } from './legal-pages/handlers.ts'
import { createLegalPages, type LegalPagesDeps } from './legal-pages/index.ts'
import { reportHandlers } from './reports/handlers.ts'
import { createReports } from './reports/index.ts'
import { settlementHandlers } from './settlements/handlers.ts'
import { createSettlements } from './settlements/index.ts'
import { setupGuideHandlers } from './setup-guide/handlers.ts'
import { createSetupGuide } from './setup-guide/index.ts'
import type { SetupGuideDeps } from './setup-guide/service.ts'
import { createVisits, visitsCrontab } from './visits/index.ts'

interface Deps extends SetupGuideDeps, Pick<LegalPagesDeps, 'delivery' | 'payments' | 'returns'> {
  readonly orders: StatementDeps['orders']
  readonly settingsOf: SetupGuideDeps['settingsOf'] & StatementDeps['settingsOf']
  readonly payments: LegalPagesDeps['payments'] & SetupGuideDeps['payments']
  readonly invoices: Pick<InvoicesFeature, 'readSettings'>
  readonly site: Pick<SiteArea, 'events' | 'navigation' | 'pages' | 'sites'>
  readonly ledger: Ledger
  readonly rehearsal: Pick<ReturnType<typeof composeRehearsal>, 'handlers' | 'tasks'>
}

/** Visits, reports, settlements, bank statements, setup guide, rehearsals and legal pages of merchants. */
export function composeOverview(platform: Platform, deps: Deps) {
  const timeZoneOf = async (tx: Tx) => (await deps.invoices.readSettings(tx)).timeZone
  const visits = createVisits({
    platform,
    timeZoneOf,
    siteIdAt: async (host) => (await deps.site.sites.findByHost(host))?.id,
  })
  const settlements = createSettlements({
    events: deps.site.events,
    ledger: deps.ledger,
    timeZoneOf,
  })
  const reports = createReports({
    timeZoneOf,
    visits,
    currencyOf: async ({ siteId }) => (await deps.settingsOf(siteId)).currency,
  })
  const { navigation, pages: sitePages, sites } = deps.site
  const legalPages = createLegalPages({ ...deps, navigation, sitePages, urlOf: sites.urlOf })
  return {
    visits,
    timeZoneOf,
    crontab: [visitsCrontab],
    tasks: { ...deps.rehearsal.tasks, ...visits.tasks },
    handlers: {
      ...deps.rehearsal.handlers,
      bankStatements: bankStatementHandlers(createBankStatements(deps)),
      legalPages: legalPagesHandlers(legalPages),
      reports: reportHandlers(reports),
      settlements: settlementHandlers(settlements),
      setupGuide: setupGuideHandlers(createSetupGuide(deps)),
    },
  }
}
