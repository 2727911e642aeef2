import { deliverToGermany } from '../commerce/checkout.fixture.ts'
import { soldProduct } from './cart-steps.ts'
import { type ExampleContext, type Steps, shared } from './example-context.ts'

const address = { country: 'DE', city: 'Berlin', postalCode: '10117' }
const billing = { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } }

/** The way in which orders are sent. */
export const parcelOf = shared(({ merchant }) => deliverToGermany({ api: merchant }))

/** A checkout that can be ordered. */
export async function readyCheckout(
  context: ExampleContext,
  email = 'ada@example.com',
  buyer = context.visitor,
) {
  const lines = [{ productId: await soldProduct(context), quantity: 1 }]
  const { checkout } = await buyer.checkout.create({
    lines,
    email,
    shipping: billing,
    deliveryChoices: [{ code: await parcelOf(context) }],
  })
  return checkout.id
}

/** A checkout of the visitor's cart. */
async function checkoutOfCart(context: ExampleContext) {
  const lines = [{ productId: await soldProduct(context), quantity: 2 }]
  await context.visitor.cart.addLines({ lines })
  return context.visitor.checkout.create({
    email: 'ada@example.com',
    shipping: billing,
    deliveryChoices: [{ code: await parcelOf(context) }],
  })
}

/** An order of the visitor's cart whose payment at the bank was given up. */
export async function abandoned(context: ExampleContext): Promise<string> {
  const { checkout } = await checkoutOfCart(context)
  const { id: paymentMethodId } = await methodOf(context, 'TEST_BANK')
  const request = { checkoutId: checkout.id, paymentMethodId }
  const { order } = await context.visitor.orders.placeOrder(request)
  await submit(context, order.payments[0]?.id ?? '', { action: 'cancel' })
  return order.id
}

export async function methodOf(context: ExampleContext, provider: 'BANK_TRANSFER' | 'TEST_BANK') {
  const { methods } = await context.merchant.payments.listMethods({})
  const existing = methods.find((one) => one.provider === provider)
  if (existing) return existing
  const name = provider === 'TEST_BANK' ? 'Card (test)' : 'Bank transfer'
  const { method } = await context.merchant.payments.saveMethod({
    method: { provider, name, active: true },
  })
  return method
}

export async function placed(
  context: ExampleContext,
  provider: 'BANK_TRANSFER' | 'TEST_BANK',
  email?: string,
) {
  const checkoutId = await readyCheckout(context, email)
  const { id } = await methodOf(context, provider)
  return context.visitor.orders.placeOrder({ checkoutId, paymentMethodId: id })
}

/** An order that is paid by transfer. */
export async function paid(context: ExampleContext) {
  const { order } = await placed(context, 'BANK_TRANSFER')
  return (await context.merchant.orders.recordPayment({ id: order.id })).order
}

/** Pays at the test bank, as the form of its page does. */
const submit = (context: ExampleContext, id: string, fields: Record<string, string>) =>
  context.nobody.testBank.submitTestPayment(
    { id },
    { body: new Blob([new URLSearchParams(fields).toString()]) },
  )

/** An order whose payment is authorized. */
export async function authorized(context: ExampleContext) {
  const { order } = await placed(context, 'TEST_BANK')
  const paymentId = order.payments[0]?.id ?? ''
  await submit(context, paymentId, { card: '4000000000000044' })
  return { id: order.id, paymentId }
}

export const orderSteps: Steps = {
  'payments.listMethods': ({ merchant }) => merchant.payments.listMethods({}),
  'payments.saveMethod': ({ merchant }) =>
    merchant.payments.saveMethod({
      method: {
        provider: 'INVOICE',
        name: 'Invoice',
        description: 'For companies',
        active: true,
        countries: ['DE', 'AT'],
        minTotal: 5000,
        dueDays: 30,
        account: { holder: 'Vitrine GmbH', iban: 'DE89370400440532013000' },
      },
    }),
  'payments.orderMethods': async (context) => {
    const { id } = await methodOf(context, 'TEST_BANK')
    return context.merchant.payments.orderMethods({ ids: [id] })
  },
  'payments.deleteMethod': async ({ merchant }) => {
    const { method } = await merchant.payments.saveMethod({
      method: { provider: 'CASH', name: 'Cash', active: false },
    })
    return merchant.payments.deleteMethod({ id: method.id })
  },
  'payments.listOffers': async (context) => {
    const checkoutId = await readyCheckout(context)
    return context.visitor.payments.listOffers({ checkoutId })
  },
  'orders.placeOrder': async (context) => {
    const { checkout, estimate } = await checkoutOfCart(context)
    const { id: paymentMethodId } = await methodOf(context, 'BANK_TRANSFER')
    return context.visitor.orders.placeOrder({
      checkoutId: checkout.id,
      expectedTotal: estimate.totals.total,
      paymentMethodId,
    })
  },
  'orders.payOrder': async (context) => {
    const { order } = await placed(context, 'TEST_BANK')
    const { id } = await methodOf(context, 'BANK_TRANSFER')
    return context.visitor.orders.payOrder({ id: order.id, paymentMethodId: id })
  },
  'orders.getOrder': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.visitor.orders.getOrder({ id: order.id })
  },
  'orders.listOrders': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.orders.listOrders({ ids: [order.id] })
  },
  'orders.getOrderByLink': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.visitor.orders.getOrderByLink({ link: order.link })
  },
  'orders.checkPayments': async (context) => {
    const { order } = await placed(context, 'TEST_BANK')
    return context.visitor.orders.checkPayments({ link: order.link })
  },
  'orders.queryOrders': async (context) => {
    await placed(context, 'BANK_TRANSFER')
    return context.visitor.orders.queryOrders({ query: { cursorPaging: { limit: 10 } } })
  },
  'orders.updateOrder': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.orders.updateOrder({ id: order.id, tags: ['gift'], seen: true })
  },
  'orders.addNote': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.orders.addNote({ id: order.id, text: 'Deliver on Friday' })
  },
  'orders.moveOrderLines': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    const { inventory, catalogV3, orders } = context.merchant
    const { location } = await inventory.createLocation({ location: { name: 'Depot' } })
    const [line] = order.lines
    const locationId = location.id
    await catalogV3.createInventoryItem({
      inventoryItem: {
        productId: line?.productId ?? '',
        variantId: line?.variantId ?? '',
        locationId,
        quantity: 9,
      },
    })
    const sources = [{ locationId, quantity: line?.quantity ?? 1 }]
    return orders.moveOrderLines({ id: order.id, lines: [{ lineId: line?.id ?? '', sources }] })
  },
  'orders.cancelOrder': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.orders.cancelOrder({
      id: order.id,
      restock: true,
      reason: 'Ordered twice',
    })
  },
  'orders.recordPayment': async (context) => {
    const { order } = await placed(context, 'BANK_TRANSFER')
    return context.merchant.orders.recordPayment({ id: order.id, reference: 'ADA LOVELACE' })
  },
  'orders.capturePayment': async (context) =>
    context.merchant.orders.capturePayment(await authorized(context)),
  'orders.releasePayment': async (context) =>
    context.merchant.orders.releasePayment(await authorized(context)),
  'orders.previewRefund': async (context) => {
    const { id, lines } = await paid(context)
    const lineId = lines[0]?.id ?? ''
    return context.merchant.orders.previewRefund({ id, lines: [{ lineId, quantity: 1 }] })
  },
  'orders.refundOrder': async (context) => {
    const { id } = await paid(context)
    return context.merchant.orders.refundOrder({ id, amount: 100, reason: 'A scratch' })
  },
  'orders.listLedger': async (context) => {
    const { id } = await paid(context)
    return context.merchant.orders.listLedger({ id })
  },
  'testBank.showTestPayment': async (context) => {
    const { order } = await placed(context, 'TEST_BANK')
    return context.nobody.testBank.showTestPayment({ id: order.payments[0]?.id ?? '' })
  },
  'testBank.submitTestPayment': async (context) => {
    const { order } = await placed(context, 'TEST_BANK')
    return submit(context, order.payments[0]?.id ?? '', { card: '4242424242424242' })
  },
}
