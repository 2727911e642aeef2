import type { ExampleContext, Steps } from './example-context.ts'

/** A file as a provider without an own format may give it. */
const content = [
  'Provider,Type,Reference,Date,Currency,Gross,Fee,Payout',
  'TERMINAL,payment,card-1001,2026-01-02,EUR,25.00,0.45,payout-7',
  'TERMINAL,fee,rent-01,2026-01-02,EUR,-3.00,0.00,payout-7',
].join('\n')

const imported = async ({ merchant }: ExampleContext) =>
  merchant.settlements.importSettlement({ content, fileName: 'payout-7.csv' })

export const settlementSteps: Steps = {
  'settlements.importSettlement': imported,
  'settlements.listSettlements': async (context) => {
    await imported(context)
    return context.merchant.settlements.listSettlements({ limit: 1 })
  },
  'settlements.getSettlement': async (context) => {
    const { settlement } = await imported(context)
    return context.merchant.settlements.getSettlement({ id: settlement.id })
  },
  'settlements.deleteSettlement': async (context) => {
    const { settlement } = await imported(context)
    return context.merchant.settlements.deleteSettlement({ id: settlement.id })
  },
}
