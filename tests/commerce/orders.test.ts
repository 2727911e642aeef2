import { MAX_PAYMENT_METHODS } from '@vitrine/contract/payments'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { cartOf, cup, lamp, put, setStock } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { pickupPlace } from './fulfillment.fixture.ts'
import {
  lampInStock,
  ordered,
  readyNow,
  readyToOrder,
  readyWith,
  stockOf,
} from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('placing an order', () => {
  test('stores the purchased items unchanged, and explains how to pay', async () => {
    const { visitor, checkoutId, productId } = await readyToOrder(shop, parcel, 2)
    const { order, step } = await visitor.api.orders.placeOrder({
      checkoutId,
      expectedTotal: 2290,
      language: 'de',
    })
    expect(order).toMatchObject({
      number: expect.stringMatching(/^\d{5}$/),
      state: 'PLACED',
      paymentState: 'UNPAID',
      email: 'ada@example.com',
      language: 'de',
      shipping: berlin,
      billing: berlin,
      lines: [{ productId, name: 'Lamp', quantity: 2, unitPrice: 900, total: 1800 }],
      delivery: [{ title: 'Parcel', total: 490 }],
      totals: { subtotal: 1800, delivery: 490, total: 2290 },
      balance: { paid: 0, due: 2290 },
      payments: [{ provider: 'BANK_TRANSFER', state: 'PENDING', amount: 2290, isOffline: true }],
    })
    expect(step).toEqual({ kind: 'INSTRUCTIONS', url: null, text: null, transfer: null })
    await merchant().api.catalogV1.updateProduct({ product: { id: productId, name: 'Torch' } })
    const later = await visitor.api.orders.getOrder({ id: order.id })
    expect(later.order.lines[0]?.name).toBe('Lamp')
  })

  test('deletes the cart and completes the checkout', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    expect(await cartOf(visitor)).toBeNull()
    const { checkout } = await visitor.api.checkout.get({ id: checkoutId })
    expect(checkout.state).toBe('COMPLETED')
    const change = visitor.api.checkout.update({ id: checkoutId, note: 'Too late' })
    expect((await refusal(change)).data).toMatchObject({ orderId: order.id })
  })

  test('creates one order however often and from wherever it is sent', async () => {
    const { visitor, checkoutId, productId } = await readyToOrder(shop, parcel)
    await setStock(merchant(), productId, 50)
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => visitor.api.orders.placeOrder({ checkoutId })),
    )
    expect(new Set(replies.map(({ order }) => order.id)).size).toBe(1)
    expect(replies[0]?.order.payments).toHaveLength(1)
    expect(await stockOf(merchant(), productId)).toBe(49)
  })

  test('is refused when it costs something else than the buyer saw', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const wrong = visitor.api.orders.placeOrder({ checkoutId, expectedTotal: 1 })
    const { status, data } = await refusal(wrong)
    expect(status).toBe(409)
    expect(data).toEqual({ expectedTotal: 1, total: 1390, currency: 'EUR' })
  })

  test('reports what is missing', async () => {
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(merchant()))
    const { checkout } = await visitor.api.checkout.create({})
    const { code, data } = await refusal(visitor.api.orders.placeOrder({ checkoutId: checkout.id }))
    expect(code).toBe('VIOLATIONS_WITH_ERROR_SEVERITY')
    expect(data).toMatchObject({
      violations: [
        { code: 'MISSING_EMAIL' },
        { code: 'MISSING_DELIVERY_ADDRESS' },
        { code: 'MISSING_BILLING_ADDRESS' },
      ],
    })
    const marked = await readyToOrder(shop, parcel)
    await merchant().api.checkout.complete({ id: marked.checkoutId })
    const { checkoutId } = marked
    expect(await codeOf(marked.visitor.api.orders.placeOrder({ checkoutId }))).toBe(
      '428 CHECKOUT_IS_COMPLETE',
    )
  })

  test('sells the last piece once', async () => {
    const productId = await lampInStock(shop, 1)
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const visitor = shop.people.visitor()
        return { visitor, ...(await readyWith(visitor, parcel, { productId })) }
      }),
    )
    const results = await Promise.allSettled(
      buyers.map(({ visitor, checkoutId }) => visitor.api.orders.placeOrder({ checkoutId })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(merchant(), productId)).toBe(0)
    const loser = buyers[results.findIndex(({ status }) => status === 'rejected')]
    if (!loser) throw new Error('Everybody got the last piece')
    const { checkoutId } = loser
    expect(await refusal(loser.visitor.api.orders.placeOrder({ checkoutId }))).toMatchObject({
      code: 'FULL_OUT_OF_STOCK',
      data: { lines: [{ available: 0 }] },
    })
  })

  test('names the items that are out of stock', async () => {
    const scarce = await lampInStock(shop, 5)
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(merchant()))
    const { checkoutId } = await readyWith(visitor, parcel, { productId: scarce, quantity: 4 })
    await setStock(merchant(), scarce, 3)
    expect(await refusal(visitor.api.orders.placeOrder({ checkoutId }))).toMatchObject({
      code: 'PARTIAL_OUT_OF_STOCK',
      data: { lines: [{ available: 3 }] },
    })
    expect(await stockOf(merchant(), scarce)).toBe(3)
  })

  test('counts a code once, and refuses a later order when the code has no uses left', async () => {
    const { promotion } = await merchant().api.promotions.createPromotion({
      promotion: {
        name: 'First come',
        trigger: 'CODE',
        effect: { type: 'AMOUNT', amount: '2.00', level: 'SUM' },
        limits: { total: 1 },
      },
      code: 'FIRST',
    })
    const [first, second] = [await readyToOrder(shop, parcel), await readyToOrder(shop, parcel)]
    for (const { visitor, checkoutId } of [first, second]) {
      await visitor.api.checkout.applyCode({ id: checkoutId, code: 'FIRST' })
    }
    const { order } = await first.visitor.api.orders.placeOrder({ checkoutId: first.checkoutId })
    expect(order).toMatchObject({
      totals: { total: 1190 },
      discounts: [{ code: 'FIRST', amount: 200 }],
    })
    const used = await merchant().api.promotions.getPromotion({ promotionId: promotion.id })
    expect(used.promotion.usage.count).toBe(1)
    const late = await second.visitor.api.orders.placeOrder({ checkoutId: second.checkoutId })
    expect(late.order.discounts).toEqual([])
  })

  test('belongs to its buyer: nobody else finds it', async () => {
    const { visitor, order } = await ordered(shop, parcel)
    const other = shop.people.visitor()
    expect(await codeOf(other.api.orders.getOrder({ id: order.id }))).toBe('404 ORDER_NOT_FOUND')
    expect(await codeOf(visitor.api.orders.getOrder({ id: NOBODY }))).toBe('404 ORDER_NOT_FOUND')
    const list = await other.api.orders.queryOrders({})
    expect(list.orders).toEqual([])
    const own = await visitor.api.orders.queryOrders({})
    expect(own.orders).toMatchObject([
      { id: order.id, total: 1390, itemCount: 1, hasDelivery: true, firstLine: 'Lamp' },
    ])
    const linked = await other.api.orders.getOrderByLink({ link: order.link })
    expect(linked.order.id).toBe(order.id)
    const forged = other.api.orders.getOrderByLink({ link: `${order.id}.aaaaaaaaaaaaaaaaaaaaaa` })
    expect(await codeOf(forged)).toBe('404 ORDER_NOT_FOUND')
  })

  test('follows its visitor at the sign-in', async () => {
    const { visitor, order } = await ordered(shop, parcel)
    const { sessionToken = '' } = await visitor.api.authentication.register({
      loginId: { email: 'buyer@example.com' },
      password: 'a-long-enough-passphrase',
    })
    await shop.people.signIn(visitor, sessionToken)
    expect((await visitor.api.orders.getOrder({ id: order.id })).order.memberId).not.toBeNull()
  })

  test('remains when its buyer is erased, without the buyer’s data', async () => {
    const member = await shop.people.member()
    const productId = await lamp(merchant())
    const { checkoutId } = await readyWith(member, parcel, { productId })
    const { order } = await member.api.orders.placeOrder({ checkoutId })
    expect(order.memberId).toBe(member.id)
    await merchant().api.personalData.eraseMember({ id: member.id, reason: 'Asked for by letter' })
    const remaining = await merchant().api.orders.getOrder({ id: order.id })
    expect(remaining.order).toMatchObject({ memberId: null, billing: berlin, totals: order.totals })
  })

  test('takes as many statements for 300 lines, the most there are, as for one', async () => {
    const counts = []
    const productId = await cup(merchant(), 5000)
    for (const size of [1, 10, 100, 300]) {
      const visitor = shop.people.visitor()
      const lines = Array.from({ length: size }, (_, at) => ({
        productId,
        texts: { Engraving: `No ${at}` },
        quantity: 1,
      }))
      for (let from = 0; from < size; from += 100) {
        await visitor.api.cart.addLines({ lines: lines.slice(from, from + 100) })
      }
      const { checkoutId } = await readyNow(visitor, parcel)
      const place = () => visitor.api.orders.placeOrder({ checkoutId })
      counts.push((await shop.countStatements(place)).statements.length)
    }
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeLessThanOrEqual(59)
  })

  test('is refused in few statements when what many want is sold out', async () => {
    const productId = await lampInStock(shop, 1)
    const late = shop.people.visitor()
    const { checkoutId } = await readyWith(late, parcel, { productId })
    await setStock(merchant(), productId, 0)
    const place = () =>
      expect(late.api.orders.placeOrder({ checkoutId })).rejects.toMatchObject({
        code: 'FULL_OUT_OF_STOCK',
      })
    expect((await shop.countStatements(place)).statements.length).toBeLessThanOrEqual(7)
  })
})

describe('how an order is paid', () => {
  test('is a choice where there is more than one way, with a reason for each that cannot be chosen', async () => {
    const api = merchant().api.payments
    const { method: cash } = await api.saveMethod({
      method: { provider: 'CASH', name: 'Cash on delivery', active: true, maxTotal: 2000 },
    })
    const { method: abroad } = await api.saveMethod({
      method: {
        provider: 'INVOICE',
        name: 'Invoice',
        active: true,
        countries: ['AT'],
        minTotal: 100,
      },
    })
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const { offers } = await visitor.api.payments.listOffers({ checkoutId })
    expect(offers.map(({ name, reason }) => [name, reason])).toEqual([
      ['Bank transfer', 'offered'],
      ['Cash on delivery', 'offered'],
      ['Invoice', 'other-country'],
    ])
    const place = (paymentMethodId?: string) =>
      visitor.api.orders.placeOrder({ checkoutId, ...(paymentMethodId && { paymentMethodId }) })
    expect(await codeOf(place())).toBe('428 PAYMENT_METHOD_MISSING')
    expect(await refusal(place(abroad.id))).toMatchObject({
      code: 'UNAVAILABLE_PAYMENT_METHOD',
      data: { reason: 'other-country', have: 'DE', need: 'AT' },
    })
    expect((await refusal(place(NOBODY))).data).toEqual({ reason: 'unknown' })
    const { order } = await place(cash.id)
    expect(order.payments).toMatchObject([{ provider: 'CASH', name: 'Cash on delivery' }])
    await api.deleteMethod({ id: cash.id })
    await api.deleteMethod({ id: abroad.id })
    expect(await codeOf(api.deleteMethod({ id: abroad.id }))).toBe('404 PAYMENT_METHOD_NOT_FOUND')
  })

  test('depends on how it is delivered: cash at the counter is for what is collected', async () => {
    const { api } = merchant()
    const of = { provider: 'CASH', active: true } as const
    const counter = { ...of, name: 'At the counter', delivery: 'PICKUP' } as const
    const door = { ...of, name: 'At the door', delivery: 'SHIPPING' } as const
    const { method: collected } = await api.payments.saveMethod({ method: counter })
    const { method: delivered } = await api.payments.saveMethod({ method: door })
    const workshop = await pickupPlace(shop)
    const offered = async ({ visitor, checkoutId }: Awaited<ReturnType<typeof readyToOrder>>) => {
      const { offers } = await visitor.api.payments.listOffers({ checkoutId })
      return offers.flatMap((one) => (one.offered ? [one.name] : []))
    }
    const sent = await readyToOrder(shop, parcel)
    expect(await offered(sent)).toEqual(['Bank transfer', 'At the door'])
    const { checkoutId } = sent
    const place = sent.visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: collected.id })
    expect(await refusal(place)).toMatchObject({
      code: 'UNAVAILABLE_PAYMENT_METHOD',
      data: { reason: 'other-delivery', need: 'PICKUP' },
    })
    expect(await offered(await readyToOrder(shop, workshop))).toEqual([
      'Bank transfer',
      'At the counter',
    ])
    await api.payments.deleteMethod({ id: collected.id })
    await api.payments.deleteMethod({ id: delivered.id })
    await api.delivery.deletePickupLocation({ id: workshop })
  })

  test('shows the bank account for a transfer, with a code for banking apps', async () => {
    const api = merchant().api.payments
    const { methods } = await api.listMethods({})
    const transfer = methods.find(({ provider }) => provider === 'BANK_TRANSFER')
    if (!transfer) throw new Error('There is no bank transfer')
    const account = {
      holder: 'Vitrine GmbH',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
    }
    const save = (changes: object) =>
      api.saveMethod({ method: { ...transfer, account, ...changes } })
    const wrong = save({ account: { ...account, iban: 'DE88 3704 0044 0532 0130 00' } })
    expect(await refusal(wrong)).toMatchObject({ status: 400 })
    await save({ instructions: 'Thank you. We send as soon as the money is there.', dueDays: 7 })
    expect(await codeOf(save({}))).toBe('409 PAYMENT_METHOD_REVISION_CONFLICT')
    const { order, step } = await ordered(shop, parcel)
    expect(step).toMatchObject({
      kind: 'INSTRUCTIONS',
      text: 'Thank you. We send as soon as the money is there.',
      transfer: { iban: 'DE89370400440532013000', amount: 1390, reference: order.number },
    })
    expect(step.transfer?.epc?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Vitrine GmbH',
      'DE89370400440532013000',
      'EUR13.90',
      '',
      '',
      order.number,
    ])
  })

  test('is empty in a shop without ways to pay', async () => {
    const api = merchant().api.payments
    const { methods } = await api.listMethods({})
    for (const method of methods) await api.saveMethod({ method: { ...method, active: false } })
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    expect(await codeOf(visitor.api.orders.placeOrder({ checkoutId }))).toBe(
      '428 SITE_NOT_ACCEPTING_PAYMENTS',
    )
    const { methods: inactive } = await api.listMethods({})
    for (const method of inactive) await api.saveMethod({ method: { ...method, active: true } })
  })

  test('is listed in the order that the merchant arranges', async () => {
    const api = merchant().api.payments
    const { method } = await api.saveMethod({
      method: { provider: 'CASH', name: 'Cash', active: false },
    })
    const { methods } = await api.orderMethods({ ids: [method.id] })
    expect(methods.map(({ name }) => name)).toEqual(['Cash', 'Bank transfer'])
    expect(await codeOf(api.orderMethods({ ids: [NOBODY] }))).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    await api.deleteMethod({ id: method.id })
  })

  test('has a limit to its choices', async () => {
    const { api } = merchant()
    const method = { provider: 'CASH', name: 'Till', active: false } as const
    const { methods } = await api.payments.listMethods({})
    const tills = []
    for (let count = methods.length; count < MAX_PAYMENT_METHODS; count += 1) {
      tills.push((await api.payments.saveMethod({ method })).method.id)
    }
    expect(await codeOf(api.payments.saveMethod({ method }))).toMatch(/ TOO_MANY_PAYMENT_METHODS$/)
    for (const id of tills) await api.payments.deleteMethod({ id })
  })
})
