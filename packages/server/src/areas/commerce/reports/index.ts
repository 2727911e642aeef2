import type { Comparison, ReportName, SalesDimension } from '@vitrine/contract/reports'
import { currencyExponent } from '@vitrine/money'
import type { Tx } from '../../../platform/tx.ts'
import type { VisitSource } from '../visits/index.ts'
import type { Page, SalesFigures, SalesRow, Scope } from './model.ts'
import { addFigures, nothingSold } from './rules/figures.ts'
import { checkPeriod, daysOf, type Period, periodBefore } from './rules/period.ts'
import { taxRows } from './rules/tax-rows.ts'
import { findFunnel, type VisitDays } from './service/funnel.ts'
import { writeReport } from './service/write-report.ts'
import { findPayments, findTaxes } from './store/money.ts'
import { countOpenWork } from './store/open-work.ts'
import { findCurrencies, findSalesByDay, findSalesByOrder } from './store/sales.ts'
import { findSalesByDiscount, findSalesByLine } from './store/sales-of-lines.ts'
import { findStockValue, sumStock } from './store/stock-value.ts'

export type * from './model.ts'

export interface ReportDeps {
  /** Time zone in which the site's days start. */
  readonly timeZoneOf: (tx: Tx) => Promise<string>
  readonly currencyOf: (tx: Tx) => Promise<string>
  readonly visits: {
    readonly days: VisitDays
    readonly sources: (tx: Tx, scope: Scope) => Promise<readonly VisitSource[]>
  }
}

/** Parameters of a report; the currency defaults to the site's. */
export interface ReportRequest extends Period {
  readonly currency?: string | undefined
}

export interface SalesPeriod extends Period {
  readonly totals: SalesFigures
  readonly days: (SalesFigures & { readonly day: string })[]
}

export type ReportsFeature = ReturnType<typeof createReports>

export const createReports = (deps: ReportDeps) => {
  const reports = {
    /** The scope of a report; throws for an invalid period. */
    async scopeOf(tx: Tx, { currency, ...period }: ReportRequest): Promise<Scope> {
      return {
        ...checkPeriod(period),
        currency: currency ?? (await deps.currencyOf(tx)),
        timeZone: await deps.timeZoneOf(tx),
      }
    },
    sales: findSales,
    salesBefore: (tx: Tx, scope: Scope, comparison: Comparison) =>
      findSales(tx, { ...scope, ...periodBefore(scope, comparison) }),
    /** In which something was sold, the site's own first. */
    async currencies(tx: Tx, scope: Scope): Promise<string[]> {
      const own = await deps.currencyOf(tx)
      const found = await findCurrencies(tx, scope)
      return [own, ...found.filter((one) => one !== own)]
    },
    async salesBy(tx: Tx, scope: Scope, by: SalesDimension, page: Page) {
      if (by === 'DISCOUNT') return findSalesByDiscount(tx, scope, page)
      if (by !== 'CHANNEL' && by !== 'COUNTRY') return findSalesByLine(tx, scope, by, page)
      const rows = await findSalesByOrder(tx, scope, by)
      return { rows: pageOf(rows, page), count: rows.length }
    },
    taxes: async (tx: Tx, scope: Scope) => taxRows(await findTaxes(tx, scope)),
    payments: findPayments,
    async stockValue(tx: Tx, page: Page) {
      const currency = await deps.currencyOf(tx)
      const exponent = currencyExponent(currency)
      const totals = await sumStock(tx, exponent)
      return { currency, totals, ...(await findStockValue(tx, exponent, page)) }
    },
    funnel: (tx: Tx, scope: Scope) => findFunnel(tx, deps.visits.days, scope),
    funnelBefore: (tx: Tx, scope: Scope, comparison: Comparison) =>
      findFunnel(tx, deps.visits.days, { ...scope, ...periodBefore(scope, comparison) }),
    sources: deps.visits.sources,
    openWork: countOpenWork,
    /** A report as a file, with all rows. */
    write: (tx: Tx, scope: Scope, name: ReportName) => writeReport(tx, reports, scope, name),
  }
  return reports
}

const pageOf = (rows: readonly SalesRow[], { limit, offset }: Page) =>
  rows.slice(offset, offset + limit)

/** Every day of the period, also those on which nothing was booked, and their sums. */
async function findSales(tx: Tx, scope: Scope): Promise<SalesPeriod> {
  const booked = new Map((await findSalesByDay(tx, scope)).map((one) => [one.day, one]))
  const days = daysOf(scope).map((day) => ({ ...nothingSold, ...booked.get(day), day }))
  const { from, to } = scope
  return { from, to, days, totals: addFigures(days) }
}
