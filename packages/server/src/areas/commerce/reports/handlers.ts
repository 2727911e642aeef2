import type { Handlers } from '@vitrine/contract/kit'
import type { reports as reportsService } from '@vitrine/contract/reports'
import { currencyExponent } from '@vitrine/money'
import type { HandlerContext } from '../../../transport/call.ts'
import type { ReportsFeature, Scope } from './index.ts'

const PAGE = 50

export const reportHandlers = (reports: ReportsFeature) =>
  ({
    getSales: async ({ tx, input: { compareWith, ...asked } }) => {
      const scope = await reports.scopeOf(tx, asked)
      return {
        ...reported(scope),
        ...(await reports.sales(tx, scope)),
        ...(compareWith && { before: await reports.salesBefore(tx, scope, compareWith) }),
        currencies: await reports.currencies(tx, scope),
      }
    },
    listSales: async ({ tx, input: { by, limit = PAGE, offset = 0, ...asked } }) => {
      const scope = await reports.scopeOf(tx, asked)
      return { ...reported(scope), ...(await reports.salesBy(tx, scope, by, { limit, offset })) }
    },
    getTaxes: async ({ tx, input }) => {
      const scope = await reports.scopeOf(tx, input)
      return { ...reported(scope), rows: await reports.taxes(tx, scope) }
    },
    getPayments: async ({ tx, input }) => {
      const scope = await reports.scopeOf(tx, input)
      return { ...reported(scope), rows: await reports.payments(tx, scope) }
    },
    getStockValue: async ({ tx, input: { limit = PAGE, offset = 0 } }) => {
      const { currency, ...found } = await reports.stockValue(tx, { limit, offset })
      return { currency, exponent: currencyExponent(currency), ...found }
    },
    getFunnel: async ({ tx, input: { compareWith, ...asked } }) => {
      const scope = await reports.scopeOf(tx, asked)
      return {
        timeZone: scope.timeZone,
        ...(await reports.funnel(tx, scope)),
        ...(compareWith && { before: await reports.funnelBefore(tx, scope, compareWith) }),
        sources: [...(await reports.sources(tx, scope))],
      }
    },
    getOpenWork: ({ tx }) => reports.openWork(tx),
    exportReport: async ({ tx, input: { report, ...asked } }) =>
      reports.write(tx, await reports.scopeOf(tx, asked), report),
  }) satisfies Handlers<typeof reportsService, HandlerContext>

const reported = (scope: Scope) => ({ ...scope, exponent: currencyExponent(scope.currency) })
