import { type ExampleContext, type Steps, shared } from './example-context.ts'
import { methodOf, placed, readyCheckout } from './order-steps.ts'

/** Counts due changes, which otherwise happens automatically soon after an order. */
async function counted({ shop, merchant }: ExampleContext) {
  await shop.server.tasks['customers:refresh'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
  const { customers } = await merchant.customers.queryCustomers({
    query: { filter: { kind: 'GUEST' } },
  })
  return customers
}

/** Somebody who has ordered as a guest with this address. */
async function guestOf(context: ExampleContext, email: string) {
  await placed(context, 'BANK_TRANSFER', email)
  const customer = (await counted(context)).find((one) => one.email === email)
  return { id: customer?.id ?? '' }
}
const guest = shared((context) => guestOf(context, 'mary@guests.example.com'))

const filter = { spent: { $gte: 1000 }, daysSinceLastOrder: { $lte: 90 } }
const newSegment = async ({ merchant }: ExampleContext, name: string) => {
  const { segment } = await merchant.customers.createSegment({ name, filter })
  return segment
}

/** Customers, and segments of them. */
/** An order with the consent to reminders. */
async function orderWithReminders(
  context: ExampleContext,
  email: string,
  buyer = context.visitor,
): Promise<void> {
  const checkoutId = await readyCheckout(context, email, buyer)
  const consents = [{ key: 'reminders', text: 'Remind me of what I leave here.' }]
  await buyer.checkout.update({ id: checkoutId, consents })
  const { id: paymentMethodId } = await methodOf(context, 'BANK_TRANSFER')
  await buyer.orders.placeOrder({ checkoutId, paymentMethodId })
}

export const customerSteps: Steps = {
  'customers.queryCustomers': async (context) => {
    await guest(context)
    return context.merchant.customers.queryCustomers({
      query: {
        filter: { kind: 'GUEST', orders: { $gte: 1 } },
        sort: [{ fieldName: 'spent', order: 'DESC' }],
        paging: { limit: 1 },
      },
    })
  },
  'customers.getCustomer': async (context) =>
    context.merchant.customers.getCustomer(await guest(context)),
  'customers.listCustomerOrders': async (context) =>
    context.merchant.customers.listCustomerOrders({ ...(await guest(context)), limit: 1 }),
  'customers.changeCustomer': async (context) =>
    context.merchant.customers.changeCustomer({
      ...(await guest(context)),
      note: 'Likes to be called before delivery.',
      tags: ['regular'],
    }),
  'customers.withdrawConsent': async (context) => {
    const email = 'quiet@guests.example.com'
    await orderWithReminders(context, email)
    const id = (await counted(context)).find((one) => one.email === email)?.id ?? ''
    return context.merchant.customers.withdrawConsent({ id, key: 'reminders' })
  },
  'customers.subscribeToNewsletter': async ({ merchant, newMember }) => {
    await merchant.sites.updateSettings({ settings: { newsletter: { offer: true } } })
    return (await newMember()).api.customers.subscribeToNewsletter({
      text: 'Send me the newsletter by e-mail. Vitrine stops as soon as I say so.',
      language: 'en',
    })
  },
  'customers.listMyConsents': async ({ newMember }) =>
    (await newMember()).api.customers.listMyConsents({}),
  'customers.withdrawMyConsent': async (context) => {
    const { api, email } = await context.newMember()
    await orderWithReminders(context, email, api)
    await counted(context)
    return api.customers.withdrawMyConsent({ key: 'reminders' })
  },
  'customers.createSegment': async ({ merchant }) =>
    merchant.customers.createSegment({ name: 'Good customers', filter }),
  'customers.changeSegment': async (context) => {
    const { id } = await newSegment(context, 'Good customers of the year')
    return context.merchant.customers.changeSegment({ id, filter: { orders: { $gte: 3 } } })
  },
  'customers.listSegments': async ({ merchant }) => merchant.customers.listSegments({}),
  'customers.deleteSegment': async (context) => {
    const { id } = await newSegment(context, 'Good customers of last year')
    return context.merchant.customers.deleteSegment({ id })
  },
  'customers.mergeCustomers': async (context) => {
    const { id: otherId } = await guestOf(context, 'mary@office.example.com')
    return context.merchant.customers.mergeCustomers({ ...(await guest(context)), otherId })
  },
  'customers.eraseCustomer': async (context) =>
    context.merchant.customers.eraseCustomer(await guestOf(context, 'leaving@guests.example.com')),
}
