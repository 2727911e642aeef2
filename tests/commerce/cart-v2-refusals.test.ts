import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, setStock } from './cart.fixture.ts'
import { appId, coupon, itemOf, withLamps } from './cart-v2.fixture.ts'
import { berlin } from './checkout.fixture.ts'
import { issueTo } from './gift-card.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const NOBODY = '00000000-0000-4000-8000-000000000000'
/** The calls on a cart, which exist by id and for the current cart. */
function callsOf({ api: { cartV2, currentCartV2: current } }: Visitor, cartId: string) {
  return [
    {
      refresh: () => cartV2.refreshCart({ cartId }),
      estimate: () => cartV2.estimateCart({ cartId }),
      calculate: () => cartV2.calculateCart({ cartId }),
      update: () => cartV2.updateCart({ cart: { id: cartId, note: 'Later' } }),
      add: (catalogItems: ReturnType<typeof itemOf>[]) =>
        cartV2.addLineItems({ cartId, catalogItems }),
      remove: (id: string) => cartV2.removeLineItems({ cartId, lineItemIds: [id] }),
      set: (lineItems: Parameters<typeof cartV2.updateLineItems>[0]['lineItems']) =>
        cartV2.updateLineItems({ cartId, lineItems }),
      addCoupon: (code: string) => cartV2.addCoupon({ cartId, coupon: { code } }),
      removeCoupon: (couponId: string) => cartV2.removeCoupon({ cartId, couponId }),
      choose: (code: string) => cartV2.setDeliveryMethod({ cartId, deliveryMethod: { code } }),
      unchoose: () => cartV2.removeDeliveryMethod({ cartId }),
      addGiftCard: (code: string) => cartV2.addGiftCard({ cartId, giftCard: { code } }),
      removeGiftCard: (giftCardId: string) => cartV2.removeGiftCard({ cartId, giftCardId }),
      delete: () => cartV2.deleteCart({ cartId }),
    },
    {
      refresh: () => current.refreshCurrentCart({}),
      estimate: () => current.estimateCurrentCart({}),
      calculate: () => current.calculateCurrentCart({}),
      update: () => current.updateCurrentCart({ cart: { note: 'Later' } }),
      add: (catalogItems: ReturnType<typeof itemOf>[]) =>
        current.addLineItemsToCurrentCart({ catalogItems }),
      remove: (id: string) => current.removeLineItemsFromCurrentCart({ lineItemIds: [id] }),
      set: (lineItems: Parameters<typeof cartV2.updateLineItems>[0]['lineItems']) =>
        current.updateLineItemsInCurrentCart({ lineItems }),
      addCoupon: (code: string) => current.addCouponToCurrentCart({ coupon: { code } }),
      removeCoupon: (couponId: string) => current.removeCouponFromCurrentCart({ couponId }),
      choose: (code: string) =>
        current.setDeliveryMethodForCurrentCart({ deliveryMethod: { code } }),
      unchoose: () => current.removeDeliveryMethodFromCurrentCart({}),
      addGiftCard: (code: string) => current.addGiftCardToCurrentCart({ giftCard: { code } }),
      removeGiftCard: (giftCardId: string) => current.removeGiftCardFromCurrentCart({ giftCardId }),
      delete: () => current.deleteCurrentCart({}),
    },
  ] as const
}

/** A visitor’s current cart with lamps, and its calls in both forms. */
async function withCalls(quantity = 1, stock: number | null = null) {
  const filled = await withLamps(shop, quantity, stock)
  return { ...filled, calls: callsOf(filled.visitor, filled.cart.id) }
}

/** Creating a cart: by id and as the current one. */
const creationsOf = ({ api }: Visitor) =>
  [api.cartV2.createCart, api.currentCartV2.createCurrentCart] as const

const everyCall = (calls: ReturnType<typeof callsOf>[number]) => [
  calls.refresh(),
  calls.estimate(),
  calls.calculate(),
  calls.add([itemOf(NOBODY)]),
  calls.remove(NOBODY),
  calls.set([{ lineItemId: NOBODY, quantity: { newQuantity: 1 } }]),
  calls.addCoupon('NOSUCH'),
  calls.removeCoupon(NOBODY),
  calls.choose('parcel'),
  calls.unchoose(),
  calls.addGiftCard('12345678'),
  calls.removeGiftCard(NOBODY),
  calls.delete(),
]

describe('calls for an unknown cart', () => {
  test('are answered with 404', async () => {
    const [byId] = callsOf(shop.people.visitor(), NOBODY)
    const codes = await Promise.all([...everyCall(byId), byId.update()].map(codeOf))
    expect(new Set(codes)).toEqual(new Set(['404 CART_NOT_FOUND']))
    const { api } = shop.people.visitor()
    expect(await codeOf(api.cartV2.getCheckoutUrl({ cartId: NOBODY }))).toBe('404 CART_NOT_FOUND')
    const done = merchant().api.cartV2.markCartAsCompleted({ cartId: NOBODY })
    expect(await codeOf(done)).toBe('404 CART_NOT_FOUND')
  })

  test('of merchants, who have no current cart, too', async () => {
    const { api } = merchant()
    const [, current] = callsOf({ api } as never, NOBODY)
    const calls = [
      ...everyCall(current),
      current.update(),
      api.currentCartV2.getCurrentCart({}),
      api.currentCartV2.createCurrentCart({}),
    ]
    const codes = await Promise.all(calls.map(codeOf))
    expect(new Set(codes)).toEqual(new Set(['404 OWNED_CART_NOT_FOUND']))
  })
})

test('changes of a cart that was ordered are refused', async () => {
  const { visitor, cart } = await withCalls()
  const cartId = cart.id
  await merchant().api.cartV2.markCartAsCompleted({ cartId })
  const [byId] = callsOf(visitor, cartId)
  const calls = [
    ...everyCall(byId),
    byId.update(),
    visitor.api.cartV2.getCheckoutUrl({ cartId }),
    merchant().api.cartV2.markCartAsCompleted({ cartId }),
  ]
  const codes = await Promise.all(calls.map(codeOf))
  expect(new Set(codes)).toEqual(new Set(['428 CART_ALREADY_ORDERED']))
  expect(await refusal(byId.refresh())).toMatchObject({ data: { cartId } })
})

describe('items', () => {
  test('that are not sold, sold out, none or too many are refused', async () => {
    const soldOut = await lamp(merchant(), 0)
    const many = Array.from({ length: 301 }, () => itemOf(soldOut))
    const { visitor, calls } = await withCalls()
    for (const create of creationsOf(visitor)) {
      const add = (catalogItems: ReturnType<typeof itemOf>[]) => codeOf(create({ catalogItems }))
      expect(await add([itemOf(NOBODY)])).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
      expect(await add([itemOf(soldOut)])).toBe('428 INSUFFICIENT_INVENTORY')
      expect(await add(many)).toBe('428 MAX_LINE_ITEMS_EXCEEDED')
    }
    for (const { add } of calls) {
      expect(await codeOf(add([itemOf(NOBODY)]))).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
      expect(await codeOf(add([itemOf(soldOut)]))).toBe('428 INSUFFICIENT_INVENTORY')
      expect(await codeOf(add([]))).toBe('428 NO_LINE_ITEMS_TO_ADD')
      expect(await codeOf(add(many))).toBe('428 MAX_LINE_ITEMS_EXCEEDED')
    }
  })

  test('outside the catalog are for merchants only', async () => {
    const { api } = shop.people.visitor()
    const custom = {
      name: { original: 'Repair' },
      pricing: { price: { amount: '1' } },
      attributes: { itemType: { preset: 'SERVICE' as const } },
    }
    const added = api.currentCartV2.addLineItemsToCurrentCart({ customItems: [custom] })
    expect((await codeOf(added)).slice(0, 3)).toBe('403')
  })

  test('are found by their place', async () => {
    const { visitor } = await withCalls()
    const broken = {
      catalogItems: [{ catalogReference: { catalogItemId: NOBODY, appId }, quantity: 0 }],
    }
    const { violations } = await refusal(visitor.api.cartV2.createCart(broken))
    expect(violations.map(({ field }) => field)).toEqual(['catalogItems[0].quantity'])
  })

  test('in a cart accept no other quantity when they are deleted, sold out or fixed', async () => {
    const custom = {
      name: { original: 'Repair' },
      quantityInfo: { fixedQuantity: true },
      pricing: { price: { amount: '1' } },
      attributes: { itemType: { preset: 'SERVICE' as const } },
    }
    const { visitor, cart, lineId, productId } = await withCalls(1, 1)
    const gone = await lamp(merchant())
    await visitor.api.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [itemOf(gone)] })
    const { cart: whole } = await merchant().api.cartV2.addLineItems({
      cartId: cart.id,
      customItems: [custom],
    })
    await setStock(merchant(), productId, 0)
    await merchant().api.catalogV1.deleteProduct({ id: gone })
    const [, goneLine, fixedLine] = whole.lineItems.map(({ id }) => id)
    const quantity = { newQuantity: 2 }
    for (const { set, remove } of callsOf(visitor, cart.id)) {
      const answerOf = (lineItemId = '') => codeOf(set([{ lineItemId, quantity }]))
      expect(await answerOf(lineId)).toBe('428 INSUFFICIENT_INVENTORY')
      expect(await answerOf(goneLine)).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
      expect(await answerOf(fixedLine)).toBe('428 FIXED_QUANTITY_ITEM')
      expect(await answerOf(NOBODY)).toBe('404 LINE_ITEM_NOT_FOUND_IN_CART')
      expect(await codeOf(remove(NOBODY))).toBe('404 LINE_ITEM_NOT_FOUND_IN_CART')
      expect(await codeOf(set([]))).toBe('428 EMPTY_LINE_ITEM_UPDATES')
      expect(await codeOf(set([{ lineItemId: lineId }]))).toBe('428 EMPTY_LINE_ITEM_UPDATES')
      const twice = [
        { lineItemId: lineId, quantity },
        { lineItemId: lineId, quantity },
      ]
      expect(await codeOf(set(twice))).toBe('428 DUPLICATE_LINE_ITEM_UPDATES')
    }
  })
})

describe('coupons', () => {
  test('that cannot be used are refused with the reason', async () => {
    const large = await coupon(shop, { type: 'SUBTOTAL', fromAmount: '1000.00' })
    const { visitor, calls } = await withCalls()
    for (const { addCoupon } of calls) {
      expect(await codeOf(addCoupon('NOSUCH'))).toBe('404 INVALID_COUPON_CODE')
      expect(await refusal(addCoupon(large))).toMatchObject({
        code: 'INVALID_COUPON_STATUS',
        data: { couponCode: large, reason: 'MIN_SUBTOTAL_NOT_REACHED' },
      })
    }
    for (const create of creationsOf(visitor)) {
      expect(await codeOf(create({ coupons: [{ code: 'NOSUCH' }] }))).toBe(
        '404 INVALID_COUPON_CODE',
      )
      expect(await codeOf(create({ coupons: [{ code: large }] }))).toBe('428 INVALID_COUPON_STATUS')
    }
  })

  test('are one at a time, and removed by their id', async () => {
    const [first, second] = [await coupon(shop), await coupon(shop)]
    const { visitor, calls } = await withCalls()
    await calls[1].addCoupon(first)
    for (const { addCoupon, removeCoupon } of calls) {
      expect(await codeOf(addCoupon(first.toLowerCase()))).toBe('409 COUPON_ALREADY_EXISTS')
      expect(await codeOf(addCoupon(second))).toBe('428 MAX_COUPONS_PER_CART_EXCEEDED')
      expect(await codeOf(removeCoupon(NOBODY))).toBe('404 COUPON_NOT_FOUND_IN_CART')
    }
    const { createCurrentCart } = visitor.api.currentCartV2
    expect(await codeOf(createCurrentCart({ coupons: [{ code: first }] }))).toBe(
      '409 COUPON_ALREADY_EXISTS',
    )
    expect(await codeOf(createCurrentCart({ coupons: [{ code: second }] }))).toBe(
      '428 MAX_COUPONS_PER_CART_EXCEEDED',
    )
  })

  test('that are fixed are not the buyer’s to change, in any form', async () => {
    const [first, second] = [await coupon(shop), await coupon(shop)]
    const visitor = shop.people.visitor()
    const { api } = visitor
    const { cart } = await api.currentCartV2.createCurrentCart({
      catalogItems: [itemOf(await lamp(merchant()))],
      cart: { settings: { lockCouponCode: true } },
    })
    const locked = '403 COUPON_CODE_IS_LOCKED'
    const id = cart.id
    expect(await codeOf(api.cart.applyCode({ code: first }))).toBe(locked)
    expect(await codeOf(api.cart.removeCode({ code: first }))).toBe(locked)
    expect(await codeOf(api.currentCart.updateCurrentCart({ couponCode: first }))).toBe(locked)
    expect(await codeOf(api.currentCart.removeCouponFromCurrentCart({}))).toBe(locked)
    const change = { cartInfo: { id }, couponCode: first }
    expect(await codeOf(api.cartV1.updateCart(change))).toBe(locked)
    expect(await codeOf(api.cartV1.removeCoupon({ id }))).toBe(locked)
    const { createCurrentCart } = api.currentCartV2
    expect(await codeOf(createCurrentCart({ coupons: [{ code: first }] }))).toBe(
      '403 COUPON_LOCKED',
    )
    const added = await merchant().api.cartV2.addCoupon({ cartId: id, coupon: { code: second } })
    for (const calls of callsOf(visitor, id)) {
      const couponId = added.cart.coupons[0]?.id ?? ''
      expect(await codeOf(calls.removeCoupon(couponId))).toBe('403 COUPON_LOCKED')
    }
    await merchant().api.cartV2.removeCoupon({
      cartId: id,
      couponId: added.cart.coupons[0]?.id ?? '',
    })
    for (const calls of callsOf(visitor, id)) {
      expect(await codeOf(calls.addCoupon(first))).toBe('403 COUPON_LOCKED')
    }
  })
})

test('a delivery needs an address, something to deliver, and to be offered', async () => {
  const { visitor, calls } = await withCalls()
  const idle = shop.people.visitor()
  const deliveryMethod = { code: 'nosuch' }
  const { cart: empty } = await idle.api.currentCartV2.createCurrentCart({})
  for (const { choose } of callsOf(idle, empty.id)) {
    expect(await codeOf(choose('nosuch'))).toBe('428 DELIVERY_METHOD_MISSING_LINE_ITEMS')
  }
  for (const create of creationsOf(idle)) {
    expect(await codeOf(create({ deliveryMethod }))).toBe('428 DELIVERY_METHOD_MISSING_LINE_ITEMS')
  }
  const items = { catalogItems: [itemOf(await lamp(merchant()))] }
  const at = { cart: { deliveryInfo: { address: berlin.address } } }
  for (const { choose } of calls) {
    expect(await codeOf(choose('nosuch'))).toBe('428 DELIVERY_METHOD_MISSING_ADDRESS')
  }
  for (const create of creationsOf(visitor)) {
    expect(await codeOf(create({ ...items, deliveryMethod }))).toBe(
      '428 DELIVERY_METHOD_MISSING_ADDRESS',
    )
    expect(await codeOf(create({ ...items, ...at, deliveryMethod }))).toBe(
      '404 DELIVERY_METHOD_NOT_FOUND',
    )
  }
  await visitor.api.currentCartV2.updateCurrentCart(at)
  for (const { choose } of calls) {
    expect(await codeOf(choose('nosuch'))).toBe('404 DELIVERY_METHOD_NOT_FOUND')
  }
})

test('gift cards are those of the shop, each once and at most five', async () => {
  const { visitor, calls } = await withCalls()
  for (const { addGiftCard, removeGiftCard } of calls) {
    expect(await refusal(addGiftCard('12345678'))).toMatchObject({
      code: 'INVALID_GIFT_CARD_CODE',
      data: { giftCardCode: '12345678' },
    })
    expect(await codeOf(removeGiftCard(NOBODY))).toBe('404 GIFT_CARD_NOT_FOUND_IN_CART')
    const issued = []
    for (let count = 0; count < 6; count += 1) {
      issued.push(await issueTo(shop.people.merchant(), 100))
    }
    const [first, , , , , sixth] = issued
    for (const { code } of issued.slice(0, 5)) await addGiftCard(code)
    expect(await refusal(addGiftCard(first?.code ?? ''))).toMatchObject({
      code: 'GIFT_CARD_ALREADY_EXISTS',
      data: { giftCardCode: first?.code },
    })
    expect(await codeOf(addGiftCard(sixth?.code ?? ''))).toBe(
      '428 MAX_GIFT_CARDS_PER_CART_EXCEEDED',
    )
    for (const { giftCard } of issued.slice(0, 5)) await removeGiftCard(giftCard.id)
  }
  const { code } = await issueTo(shop.people.merchant(), 100)
  for (const create of creationsOf(visitor)) {
    expect(await codeOf(create({ giftCards: [{ code: '12345678' }] }))).toBe(
      '404 INVALID_GIFT_CARD_CODE',
    )
    expect(await codeOf(create({ giftCards: [{ code }, { code }] }))).toBe(
      '409 GIFT_CARD_ALREADY_EXISTS',
    )
  }
})
