import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, productInput } from '../catalog/listed-products.fixture.ts'
import { cartOf, lamp, put, stocked } from './cart.fixture.ts'
import { appId, coupon } from './cart-v2.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const NOBODY = '00000000-0000-4000-8000-000000000000'

interface Item {
  readonly productId: string
  readonly variantId?: string
  readonly quantity?: number
}

const published = ({ productId, variantId, quantity = 1 }: Item) => ({
  quantity,
  catalogReference: {
    catalogItemId: productId,
    appId,
    ...(variantId && { options: { variantId } }),
  },
})

/** The same call in each form of the API. */
const forms = {
  native: {
    add: ({ api }: Visitor, items: readonly Item[]) =>
      api.cart.addLines({ lines: items.map((one) => ({ quantity: 1, ...one })) }),
    applyCode: ({ api }: Visitor, code: string) => api.cart.applyCode({ code }),
  },
  'first generation': {
    add: ({ api }: Visitor, items: readonly Item[]) =>
      api.currentCart.addToCurrentCart({ lineItems: items.map(published) }),
    applyCode: ({ api }: Visitor, couponCode: string) =>
      api.currentCart.updateCurrentCart({ couponCode }),
  },
  'second generation': {
    add: ({ api }: Visitor, items: readonly Item[]) =>
      api.currentCartV2.addLineItemsToCurrentCart({ catalogItems: items.map(published) }),
    applyCode: ({ api }: Visitor, code: string) =>
      api.currentCartV2.addCouponToCurrentCart({ coupon: { code } }),
  },
}

async function withCart() {
  const visitor = shop.people.visitor()
  const productId = await lamp(merchant())
  return { visitor, productId, before: await put(visitor, productId) }
}

describe.each(Object.entries(forms))('the cart stays as it was, %s', (form, { add, applyCode }) => {
  test('for products that are not sold', async () => {
    const { visitor, productId, before } = await withCart()
    const hidden = await merchant().api.catalogV3.createProduct({
      product: productInput({ visible: false }),
    })
    const other = await stocked(merchant(), productInput({}), 3)
    const foreign = other.variantIds[0] ?? ''
    for (const item of [
      { productId: NOBODY },
      { productId: hidden.product.id },
      { productId, variantId: foreign },
    ]) {
      expect(await codeOf(add(visitor, [item]))).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
    }
    expect(await cartOf(visitor)).toEqual(before)
  })

  test.each([
    [-3, '400 MIN'],
    [0, form === 'first generation' ? '428 LINE_ITEM_WITH_ZERO_QUANTITY' : '400 MIN'],
    [1e9, '400 MAX'],
    [1.5, '400 FORMAT'],
    [Number.MAX_SAFE_INTEGER, '400 MAX'],
  ])('for a quantity of %d', async (quantity, code) => {
    const { visitor, productId, before } = await withCart()
    expect(await codeOf(add(visitor, [{ productId, quantity }]))).toBe(code)
    expect(await cartOf(visitor)).toEqual(before)
  })

  test('for 301 lines, and for 10,001', async () => {
    const { visitor, productId, before } = await withCart()
    const many = (length: number) => Array.from({ length }, () => ({ productId }))
    const most = form === 'second generation' ? '428 MAX_LINE_ITEMS_EXCEEDED' : '400 MAX_SIZE'
    expect(await codeOf(add(visitor, many(301)))).toBe(most)
    // In the published forms this exceeds the maximum size of a request.
    const absurd = form === 'native' ? most : '413 PAYLOAD_TOO_LARGE'
    expect(await codeOf(add(visitor, many(10_001)))).toBe(absurd)
    expect(await cartOf(visitor)).toEqual(before)
  })

  test('for codes that nobody knows here, those of other sites among them', async () => {
    const { visitor, before } = await withCart()
    const code = await coupon(await shop.anotherSite())
    for (const unknown of [code, 'NOBODYS', '‮💥']) {
      expect(await codeOf(applyCode(visitor, unknown))).toMatch(
        /^(404 ERROR_COUPON_DOES_NOT_EXIST|404 INVALID_COUPON_CODE|428 INVALID_COUPON_CODE)$/,
      )
    }
    expect(await cartOf(visitor)).toEqual(before)
  })

  test('prices that a buyer sends are ignored', async () => {
    const { visitor, productId } = await withCart()
    const cheap = { productId, price: '0.01', unitPrice: '0.01', lineItemPrice: '0.01' }
    await add(visitor, [cheap]).catch((error: { readonly status?: number }) => {
      expect(error.status).toBe(400)
    })
    const cart = await cartOf(visitor)
    expect(cart?.lines[0]?.price).toBe('9.00')
  })
})
