import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { cartOf, cup, lamp, put, setStock } from './cart.fixture.ts'
import { berlin, checkoutOf, codesOf, deliverToGermany, withCheckout } from './checkout.fixture.ts'

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

describe('a checkout of the cart', () => {
  test('has the lines, codes and notes of the cart, which stays unchanged', async () => {
    const visitor = shop.people.visitor()
    const cart = await put(visitor, await lamp(merchant()), 2)
    await visitor.api.cart.update({ note: 'Ring twice', giftMessage: 'For Ada' })
    const { checkout, estimate, violations } = await visitor.api.checkout.create({})
    expect(checkout).toMatchObject({
      cartId: cart.id,
      state: 'OPEN',
      channel: 'WEB',
      note: 'Ring twice',
      giftMessage: 'For Ada',
      lines: [{ id: cart.lines[0]?.id, quantity: 2, price: '9.00' }],
      subtotal: '18.00',
    })
    expect(checkout.id).not.toBe(cart.id)
    expect(estimate.totals).toMatchObject({ subtotal: 1800, total: 1800 })
    expect(codesOf(violations)).toEqual([
      'MISSING_EMAIL',
      'MISSING_DELIVERY_ADDRESS',
      'MISSING_BILLING_ADDRESS',
    ])
    expect(await cartOf(visitor)).toMatchObject({ id: cart.id, itemCount: 2 })
  })

  test('is the same one while it is open, with the lines of the cart and the buyer’s input', async () => {
    const { visitor, productId, checkout } = await withCheckout(shop)
    await visitor.api.checkout.update({
      id: checkout.id,
      email: 'ada@example.com',
      shipping: berlin,
      customFields: [{ title: 'Colour of the ribbon', value: 'red' }],
    })
    await put(visitor, productId, 2)
    const again = await visitor.api.checkout.create({})
    expect(again.checkout).toMatchObject({
      id: checkout.id,
      itemCount: 3,
      email: 'ada@example.com',
      shipping: berlin,
      customFields: [{ title: 'Colour of the ribbon', value: 'red' }],
    })
  })

  test('is a new one after the earlier has been completed', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    await merchant().api.checkout.complete({ id: checkout.id })
    const next = await visitor.api.checkout.create({})
    expect(next.checkout.id).not.toBe(checkout.id)
    expect((await checkoutOf(visitor, checkout.id)).checkout).toMatchObject({ state: 'COMPLETED' })
  })

  test('needs a cart', async () => {
    const { api } = shop.people.visitor()
    expect(await codeOf(api.checkout.create({}))).toBe('404 OWNED_CART_NOT_FOUND')
  })

  test('follows its visitor at the sign-in', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    const { sessionToken = '' } = await visitor.api.authentication.register({
      loginId: { email: 'follows@example.com' },
      password: 'a-long-enough-passphrase',
    })
    await shop.people.signIn(visitor, sessionToken)
    expect((await checkoutOf(visitor, checkout.id)).checkout.id).toBe(checkout.id)
  })
})

describe('a checkout of items', () => {
  test('does not change the current cart', async () => {
    const visitor = shop.people.visitor()
    const cart = await put(visitor, await lamp(merchant()))
    const lines = [{ productId: await lamp(merchant()), quantity: 3 }]
    const { checkout } = await visitor.api.checkout.create({ lines })
    expect(checkout).toMatchObject({ cartId: null, itemCount: 3 })
    expect(await cartOf(visitor)).toMatchObject({ id: cart.id, itemCount: 1 })
  })

  test('is created once however often it is sent', async () => {
    const token = await shop.people.visitorToken()
    const productId = await lamp(merchant())
    const body = JSON.stringify({ lines: [{ productId, quantity: 3 }] })
    const send = async (key: string, sent = body) => {
      const response = await shop.server.fetch(
        new Request(`${shop.baseUrl}/vitrine/v1/checkouts`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: token,
            'idempotency-key': key,
          },
          body: sent,
        }),
      )
      return { status: response?.status, body: await response?.json() }
    }
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('buy-now')))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const ids = new Set(replies.map(({ body: { checkout } }) => checkout.id))
    expect(ids.size).toBe(1)
    const other = JSON.stringify({ lines: [{ productId, quantity: 4 }] })
    expect((await send('buy-now', other)).status).toBe(422)
    expect((await send('another')).body.checkout.id).not.toBe([...ids][0])
  })

  test('is refused for items that are not for sale', async () => {
    const { api } = shop.people.visitor()
    const lines = [{ productId: NOBODY, quantity: 1 }]
    expect(await codeOf(api.checkout.create({ lines }))).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
  })
})

describe('the required data of a checkout', () => {
  test('is complete with an address, a delivery and an e-mail', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    const { id } = checkout
    const addressed = await visitor.api.checkout.update({
      id,
      email: 'ada@example.com',
      shipping: berlin,
    })
    expect(codesOf(addressed.violations)).toEqual(['MISSING_DELIVERY_METHOD'])
    expect(addressed.estimate.deliveryOffers).toMatchObject([
      { optionId: parcel, price: 490, details: { deliveryTime: '2–3 days', pickup: null } },
    ])
    const chosen = await visitor.api.checkout.update({ id, deliveryChoices: [{ code: parcel }] })
    expect(chosen.violations).toEqual([])
    expect(chosen.estimate.totals).toMatchObject({ subtotal: 900, delivery: 490, total: 1390 })
    expect(chosen.estimate.trace.length).toBeGreaterThan(0)
    const moved = await visitor.api.checkout.update({
      id,
      shipping: {
        ...berlin,
        address: { country: 'JP', postalCode: '100-0001', addressLine: '1-1 Chiyoda' },
      },
    })
    expect(moved.violations).toMatchObject([
      { code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', data: { codes: [parcel] } },
    ])
  })

  test('includes an address in the format of its country, taxed in the state of its postal code', async () => {
    const { taxes } = merchant().api
    const { region } = await taxes.saveTaxRegion({
      region: {
        country: 'US',
        subdivision: 'US-NY',
        postalCodes: [],
        usesPublishedRates: false,
        taxIncludedInPrice: null,
      },
    })
    const [group] = (await taxes.listTaxes({})).groups
    const { rate } = await taxes.saveTaxRate({
      rate: {
        taxGroupId: group?.id ?? '',
        taxRegionId: region.id,
        taxRate: '0.08875',
        taxName: 'Sales tax',
        taxType: '',
        jurisdiction: '',
        jurisdictionType: 'STATE',
        description: '',
        exemptRates: [],
        validFrom: null,
        validTo: null,
      },
    })
    const { visitor, checkout } = await withCheckout(shop)
    const goesTo = async (address: object) => {
      const shipping = { ...berlin, address: { country: 'US', city: 'Brooklyn', ...address } }
      return visitor.api.checkout.update({ id: checkout.id, shipping })
    }
    const unknown = await goesTo({ addressLine: '183 Van Brunt Street', postalCode: '1123' })
    expect(unknown.violations).toMatchObject([
      { code: 'MISSING_EMAIL' },
      { code: 'MISSING_DELIVERY_METHOD' },
      {
        code: 'ADDRESS_INCOMPLETE',
        severity: 'ERROR',
        field: 'shipping.address.subdivision',
        data: { kind: 'MISSING' },
      },
      {
        code: 'ADDRESS_IMPLAUSIBLE',
        severity: 'WARNING',
        field: 'shipping.address.postalCode',
        data: { kind: 'WRONG_FORM', expected: '95014' },
      },
    ])
    const home = await goesTo({ addressLine: '183 Van Brunt Street', postalCode: '11231' })
    expect(codesOf(home.violations)).toEqual(['MISSING_EMAIL', 'MISSING_DELIVERY_METHOD'])
    expect(home.estimate.taxes).toMatchObject([{ name: 'Sales tax', rate: '0.08875', amount: 80 }])
    await taxes.deleteTaxRate({ id: rate.id })
    await taxes.deleteTaxRegion({ id: region.id })
  })

  test('includes available lines: changed ones are reported, and updated on request', async () => {
    const visitor = shop.people.visitor()
    const [short, gone] = [await lamp(merchant(), 5), await lamp(merchant(), 5)]
    await put(visitor, short, 4)
    await put(visitor, gone, 1)
    const { checkout } = await visitor.api.checkout.create({})
    await setStock(merchant(), short, 2)
    await merchant().api.catalogV1.deleteProduct({ id: gone })
    const { violations } = await checkoutOf(visitor, checkout.id)
    expect(codesOf(violations)).toEqual(
      expect.arrayContaining(['LINE_SHORT_STOCK', 'LINE_GONE', 'MISSING_EMAIL']),
    )
    const accepted = await visitor.api.checkout.update({ id: checkout.id, acceptChanges: true })
    expect(accepted.checkout.lines).toMatchObject([{ productId: short, quantity: 2 }])
    const [line] = accepted.checkout.lines
    const lines = [{ id: line?.id ?? '', quantity: 0 }]
    const empty = await visitor.api.checkout.changeLines({ id: checkout.id, lines })
    expect(codesOf(empty.violations)).toContain('EMPTY_CHECKOUT')
  })

  test('is checked before ordering, with the total that the buyer saw', async () => {
    const { visitor, productId, checkout, estimate } = await withCheckout(shop)
    const { id } = checkout
    const { total } = estimate.totals
    const review = (expectedTotal: number) => visitor.api.checkout.review({ id, expectedTotal })
    expect((await review(total)).checkout.id).toBe(id)
    expect(await refusal(review(1))).toMatchObject({
      code: 'CHECKOUT_CHANGED',
      status: 409,
      data: { expectedTotal: 1, total, currency: 'EUR' },
    })
    await merchant().api.catalogV1.updateProduct({
      product: { id: productId, priceData: { price: '12' } },
    })
    expect(await codeOf(review(total))).toBe('409 CHECKOUT_CHANGED')
    const { violations } = await review(1200)
    expect(violations).toContainEqual(
      expect.objectContaining({ code: 'LINE_PRICE_CHANGED', severity: 'WARNING' }),
    )
  })
})

describe('a change of a checkout', () => {
  test('is refused on an old revision, and raises the revision by whatever it changes', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    const { id, revision } = checkout
    const billing = { ...berlin, contactDetails: { company: 'Analytical Engines' } }
    const first = await visitor.api.checkout.update({ id, revision, billing })
    expect(first.checkout).toMatchObject({ revision: revision + 1, billing })
    const stale = visitor.api.checkout.update({ id, revision, note: 'Ring twice' })
    expect(await refusal(stale)).toMatchObject({
      code: 'CHECKOUT_REVISION_CONFLICT',
      data: { revision: revision + 1 },
    })
    const same = await visitor.api.checkout.update({ id, billing })
    expect(same.checkout.revision).toBe(revision + 1)
  })

  test('adds items, changes quantities and stores consents with their text and time', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    const { id } = checkout
    const productId = await cup(merchant(), 5)
    const added = await visitor.api.checkout.addLines({
      id,
      lines: [{ productId, texts: { Engraving: 'Ada' }, quantity: 1 }],
    })
    expect(added.checkout.itemCount).toBe(2)
    const consent = { key: 'terms', text: 'I accept the terms of 2026.' }
    await visitor.api.checkout.update({ id, consents: [consent] })
    const newer = { key: 'terms', text: 'I accept the terms of 2027.' }
    const more = { key: 'newsletter', text: 'Write to me once a month.' }
    const { consents } = (await visitor.api.checkout.update({ id, consents: [newer, more] }))
      .checkout
    expect(consents).toMatchObject([newer, more])
    expect(consents[0]?.givenDate).toBeInstanceOf(Date)
  })

  test('accepts codes, and refuses one that reduces nothing', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    const { id } = checkout
    await merchant().api.promotions.createPromotion({
      promotion: {
        name: 'Welcome',
        trigger: 'CODE',
        effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
      },
      code: 'TENLESS',
    })
    const applied = await visitor.api.checkout.applyCode({ id, code: 'tenless' })
    expect(applied.estimate.totals).toMatchObject({ discount: 90, total: 810 })
    expect(await codeOf(visitor.api.checkout.applyCode({ id, code: 'NOSUCH' }))).toBe(
      '404 ERROR_COUPON_DOES_NOT_EXIST',
    )
    const removed = await visitor.api.checkout.removeCode({ id, code: 'TENLESS' })
    expect(removed.checkout.codes).toEqual([])
  })

  test('is refused once it is completed', async () => {
    const { visitor, productId, checkout } = await withCheckout(shop)
    const { id } = checkout
    await merchant().api.checkout.complete({ id })
    const lines = [{ productId, quantity: 1 }]
    for (const call of [
      () => visitor.api.checkout.update({ id, note: 'Too late' }),
      () => visitor.api.checkout.addLines({ id, lines }),
      () => visitor.api.checkout.applyCode({ id, code: 'TENLESS' }),
      () => merchant().api.checkout.complete({ id }),
    ]) {
      expect(await codeOf(call())).toBe('428 CHECKOUT_IS_COMPLETE')
    }
  })

  test('is answered with 404 for others, and for the cart API', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    const { id } = checkout
    const other = shop.people.visitor()
    for (const call of [
      () => other.api.checkout.get({ id }),
      () => other.api.checkout.update({ id, note: 'Mine now' }),
      () => other.api.checkout.review({ id }),
      () => visitor.api.checkout.get({ id: NOBODY }),
    ]) {
      expect(await codeOf(call())).toBe('404 CHECKOUT_NOT_FOUND')
    }
    expect(await codeOf(visitor.api.cartV1.getCart({ id }))).toBe('404 CART_NOT_FOUND')
    expect((await merchant().api.checkout.get({ id })).checkout.id).toBe(id)
  })

  test('names the field that is wrong, and changes nothing', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    const { id } = checkout
    const shipping = { address: { country: 'Germany' } }
    const wrong = visitor.api.checkout.update({ id, email: 'ada@example.com', shipping })
    expect(await refusal(wrong)).toMatchObject({
      violations: [{ field: 'shipping.address.country' }],
    })
    expect((await checkoutOf(visitor, id)).checkout.email).toBeNull()
  })
})

test('a checkout takes as many statements for 1, 10, 100 and 300 lines', async () => {
  const productId = await cup(merchant(), 5000)
  const counts: Record<string, number>[] = []
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
    const count = async (work: () => Promise<unknown>) =>
      (await shop.countStatements(work)).statements.length
    const create = await count(() => visitor.api.checkout.create({}))
    const { id } = (await visitor.api.checkout.create({})).checkout
    counts.push({
      create,
      get: await count(() => visitor.api.checkout.get({ id })),
      update: await count(() => visitor.api.checkout.update({ id, note: `Of ${size}` })),
      wire: await count(() => visitor.api.checkoutV1.getCheckout({ id })),
    })
  }
  for (const each of counts) expect(each).toEqual(counts[0])
  expect(counts[0]?.get).toBeLessThanOrEqual(14)
})
