import type { ExampleContext, Steps } from './example-context.ts'
import { placed } from './order-steps.ts'

/** An order that is paid and sent. */
async function sent(context: ExampleContext) {
  const { order } = await placed(context, 'BANK_TRANSFER')
  await context.merchant.orders.recordPayment({ id: order.id })
  await context.merchant.fulfillments.createFulfillment({ orderId: order.id })
  return order
}

async function asked(context: ExampleContext) {
  const order = await sent(context)
  const { return: one } = await context.visitor.returns.requestReturn({
    order: order.link,
    lines: [{ lineId: order.lines[0]?.id ?? '', quantity: 1, reason: 'DOES_NOT_FIT' }],
  })
  return { order, id: one.id, lineId: one.lines[0]?.lineId ?? '' }
}

async function agreed(context: ExampleContext) {
  const one = await asked(context)
  await context.merchant.returns.agreeReturn({ id: one.id })
  return one
}

const wording = 'I hereby withdraw from the contract. [Confirm withdrawal]'
const person = { name: 'Ada Lovelace', email: 'ada@example.com', wording }

/** Returns, and withdrawals from contracts. */
export const returnSteps: Steps = {
  'returns.getOrderReturns': async (context) => {
    const { order } = await asked(context)
    return context.visitor.returns.getOrderReturns({ order: order.link })
  },
  'returns.requestReturn': async (context) => {
    const { link, lines } = await sent(context)
    const comment = 'The lid has a crack'
    return context.visitor.returns.requestReturn({
      order: link,
      lines: [{ lineId: lines[0]?.id ?? '', quantity: 1, reason: 'DAMAGED', comment }],
    })
  },
  'returns.cancelReturn': async (context) => {
    const { id, order } = await asked(context)
    return context.visitor.returns.cancelReturn({ id, order: order.link })
  },
  'returns.withdraw': async (context) => {
    const { number } = await sent(context)
    return context.visitor.returns.withdraw({ ...person, number })
  },
  'returns.listWithdrawals': async (context) => {
    await context.visitor.returns.withdraw({ ...person, number: '99' })
    return context.merchant.returns.listWithdrawals({})
  },
  'returns.getReturnSettings': ({ merchant }) => merchant.returns.getReturnSettings({}),
  'returns.updateReturnSettings': ({ merchant }) =>
    merchant.returns.updateReturnSettings({
      settings: { windowDays: 30, address: 'Atelier\nInvalidenstr. 1\n10115 Berlin' },
    }),
  'returns.getReturn': async (context) => {
    const { id } = await agreed(context)
    return context.merchant.returns.getReturn({ id })
  },
  'returns.queryReturns': async (context) => {
    const { id } = await asked(context)
    const query = { filter: { id, state: 'REQUESTED' } }
    return context.merchant.returns.queryReturns({ query })
  },
  'returns.agreeReturn': async (context) => {
    const { id } = await asked(context)
    return context.merchant.returns.agreeReturn({ id, notify: true })
  },
  'returns.declineReturn': async (context) => {
    const { id } = await asked(context)
    const text = 'It was worn for months.'
    return context.merchant.returns.declineReturn({ id, text, notify: true })
  },
  'returns.receiveReturn': async (context) => {
    const { id } = await agreed(context)
    return context.merchant.returns.receiveReturn({ id })
  },
  'returns.inspectReturn': async (context) => {
    const { id, lineId } = await agreed(context)
    return context.merchant.returns.inspectReturn({ id, lines: [{ lineId, resell: 1 }] })
  },
  'returns.previewSettlement': async (context) => {
    const { id } = await agreed(context)
    return context.merchant.returns.previewSettlement({ id, deduction: 250 })
  },
  'returns.settleReturn': async (context) => {
    const { id } = await agreed(context)
    return context.merchant.returns.settleReturn({ id, deduction: 250, notify: true })
  },
}
