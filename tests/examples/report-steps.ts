import { type ExampleContext, type Steps, shared } from './example-context.ts'
import { placed } from './order-steps.ts'

const days = { from: '2026-01-01', to: '2026-01-03' }

/** A shop that has sold something. */
const sold = shared((context) => placed(context, 'BANK_TRANSFER'))

const reportsOf = async (context: ExampleContext) => {
  await sold(context)
  return context.merchant.reports
}

/** Reports of sales, taxes, payments and stock. */
export const reportSteps: Steps = {
  'reports.getSales': async (context) =>
    (await reportsOf(context)).getSales({ ...days, compareWith: 'PREVIOUS_PERIOD' }),
  'reports.listSales': async (context) =>
    (await reportsOf(context)).listSales({ ...days, by: 'COUNTRY', limit: 2 }),
  'reports.getFunnel': async (context) =>
    (await reportsOf(context)).getFunnel({ from: '2026-01-01', to: '2026-01-02' }),
  'reports.getTaxes': async (context) => (await reportsOf(context)).getTaxes(days),
  'reports.getPayments': async (context) => (await reportsOf(context)).getPayments(days),
  'reports.getStockValue': async (context) =>
    (await reportsOf(context)).getStockValue({ limit: 1 }),
  'reports.getOpenWork': async (context) => (await reportsOf(context)).getOpenWork({}),
  'reports.exportReport': async (context) =>
    (await reportsOf(context)).exportReport({ ...days, report: 'SALES' }),
}
