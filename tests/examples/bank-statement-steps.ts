import type { ExampleContext, Steps } from './example-context.ts'
import { placed } from './order-steps.ts'

/** The transfer of an order, as a bank exports it. */
async function transfer(context: ExampleContext) {
  const { order } = await placed(context, 'BANK_TRANSFER')
  const amount = (order.totals.total / 100).toFixed(2)
  const content = `Date;Name;Purpose;Amount\n2026-11-25;Ada Lovelace;Order ${order.number};${amount}`
  return context.merchant.bankStatements.readStatement({ content })
}

export const bankStatementSteps: Steps = {
  'bankStatements.readStatement': transfer,
  'bankStatements.recordPayments': async (context) => {
    const { lines } = await transfer(context)
    return context.merchant.bankStatements.recordPayments({
      lines: lines.map(({ id, amount, currency, text, orders }) => {
        const orderId = orders[0]?.id ?? ''
        return { id, orderId, amount, currency, text }
      }),
    })
  },
}
