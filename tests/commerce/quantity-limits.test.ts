import type { QuantityLimits } from '@vitrine/contract/catalog'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartOf, lamp, put, setStock } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { readyNow } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

async function limit(productId: string, quantityLimits: QuantityLimits | null) {
  const { products } = merchant().api
  const { product } = await products.getProduct({ id: productId })
  await products.saveProduct({
    product: { id: productId, revision: product.revision, quantityLimits },
  })
}

async function limitedLamp(quantityLimits: QuantityLimits) {
  const productId = await lamp(merchant())
  await limit(productId, quantityLimits)
  return productId
}

/** A product in two sizes, and the choices of each. */
async function bowls(quantityLimits: QuantityLimits) {
  const { product } = await merchant().api.products.saveProduct({
    product: {
      name: 'Bowl',
      options: [{ name: 'Size', choices: [{ name: 'Small' }, { name: 'Large' }] }],
      variants: ['Small', 'Large'].map((Size) => ({ choices: { Size }, price: '5' })),
      quantityLimits,
    },
  })
  const of = (Size: string, quantity: number) => ({
    productId: product.id,
    options: { Size },
    quantity,
  })
  return { productId: product.id, of }
}

const quantities = async (visitor: Visitor) =>
  (await cartOf(visitor))?.lines.map(({ quantity }) => quantity)
const problems = async (visitor: Visitor) =>
  (await cartOf(visitor))?.problems.map(({ kind, limit: pieces }) => [kind, pieces])
const violations = async (visitor: Visitor, checkoutId: string) =>
  (await visitor.api.checkout.get({ id: checkoutId })).violations.map(({ code, data }) => [
    code,
    data,
  ])

async function order(visitor: Visitor) {
  const { checkoutId } = await readyNow(visitor, parcel)
  return (await visitor.api.orders.placeOrder({ checkoutId })).order
}

describe('limits of a product', () => {
  test('are saved and cleared, and its page shows them', async () => {
    const productId = await limitedLamp({ minimum: 2, maximum: 6 })
    const { product } = await merchant().api.products.getProduct({ id: productId })
    expect(product.quantityLimits).toEqual({ minimum: 2, maximum: 6 })
    const { api } = shop.people.visitor()
    const page = await api.shop.productPage({ slug: product.slug })
    expect(page.product.quantityLimits).toEqual({ minimum: 2, maximum: 6 })
    await limit(productId, null)
    const cleared = await merchant().api.products.getProduct({ id: productId })
    expect(cleared.product.quantityLimits).toBeNull()
  })

  test.each(['maximum', 'perBuyer'] as const)(
    'that no order can meet are refused: %s',
    async (name) => {
      const productId = await lamp(merchant())
      await expect(limit(productId, { minimum: 4, [name]: 3 })).rejects.toMatchObject({
        status: 400,
        violations: [{ field: `product.quantityLimits.${name}`, violatedRule: 'MIN' }],
      })
      await expect(limit(productId, { minimum: 0 })).rejects.toMatchObject({ status: 400 })
    },
  )
})

describe('the maximum of an order', () => {
  test('limits the quantity in a cart', async () => {
    const productId = await limitedLamp({ maximum: 3 })
    const visitor = shop.people.visitor()
    const cart = await put(visitor, productId, 5)
    expect(cart.lines).toMatchObject([{ quantity: 3, orderQuantity: { minimum: 1, maximum: 3 } }])
    await visitor.api.cart.changeLines({ lines: [{ id: cart.lines[0]?.id ?? '', quantity: 9 }] })
    expect(await quantities(visitor)).toEqual([3])
    expect(await problems(visitor)).toEqual([])
  })

  test('counts all variants together, and refuses more than it allows', async () => {
    const bowl = await bowls({ maximum: 3 })
    const { api } = shop.people.visitor()
    const { cart } = await api.cart.addLines({ lines: [bowl.of('Small', 2), bowl.of('Large', 2)] })
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
    await api.cart.changeLines({ lines: [{ id: cart.lines[0]?.id ?? '', quantity: 3 }] })
    const after = await api.cart.get({})
    expect(after.cart?.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
    await api.cart.removeLines({ lineIds: [cart.lines[1]?.id ?? ''] })
    await api.cart.addLines({ lines: [bowl.of('Small', 1)] })
    await expect(api.cart.addLines({ lines: [bowl.of('Large', 1)] })).rejects.toMatchObject({
      code: 'QUANTITY_LIMIT_REACHED',
      data: { productId: bowl.productId, maximum: 3 },
    })
  })

  test('that is set later is a problem, which the buyer solves with one call', async () => {
    const productId = await lamp(merchant())
    const visitor = shop.people.visitor()
    await put(visitor, productId, 5)
    await limit(productId, { maximum: 2 })
    expect(await problems(visitor)).toEqual([['ABOVE_MAXIMUM', 2]])
    const { checkoutId } = await readyNow(visitor, parcel)
    expect(await violations(visitor, checkoutId)).toEqual([['LINE_ABOVE_MAXIMUM', { maximum: 2 }]])
    await expect(visitor.api.orders.placeOrder({ checkoutId })).rejects.toMatchObject({
      code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
    })
    await visitor.api.checkout.update({ id: checkoutId, acceptChanges: true })
    expect(await violations(visitor, checkoutId)).toEqual([])
    const { order: placed } = await visitor.api.orders.placeOrder({ checkoutId })
    expect(placed.lines).toMatchObject([{ quantity: 2 }])
  })
})

describe('the minimum of an order', () => {
  test('is a problem until it is reached, and the buyer can raise the quantity with one call', async () => {
    const productId = await limitedLamp({ minimum: 4 })
    const visitor = shop.people.visitor()
    await put(visitor, productId)
    expect(await problems(visitor)).toEqual([['BELOW_MINIMUM', 4]])
    const { checkoutId } = await readyNow(visitor, parcel)
    expect(await violations(visitor, checkoutId)).toEqual([['LINE_BELOW_MINIMUM', { minimum: 4 }]])
    await visitor.api.cart.update({ acceptChanges: true })
    expect(await quantities(visitor)).toEqual([4])
    expect(await problems(visitor)).toEqual([])
  })

  test('above the stock remains a problem', async () => {
    const productId = await limitedLamp({ minimum: 4 })
    await setStock(merchant(), productId, 3)
    const visitor = shop.people.visitor()
    await put(visitor, productId, 2)
    await visitor.api.cart.update({ acceptChanges: true })
    expect(await quantities(visitor)).toEqual([3])
    expect(await problems(visitor)).toEqual([['BELOW_MINIMUM', 4]])
  })
})

describe('the maximum of a buyer', () => {
  test('counts earlier orders by their address, until they are cancelled', async () => {
    const productId = await limitedLamp({ perBuyer: 3 })
    const first = shop.people.visitor()
    await put(first, productId, 2)
    const placed = await order(first)

    const again = shop.people.visitor()
    await put(again, productId, 2)
    const { checkoutId } = await readyNow(again, parcel)
    const refused = { limit: 3, left: 1, name: 'Lamp' }
    expect(await violations(again, checkoutId)).toEqual([['BUYER_LIMIT_REACHED', refused]])
    await expect(again.api.orders.placeOrder({ checkoutId })).rejects.toMatchObject({
      code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
    })
    await merchant().api.orders.cancelOrder({ id: placed.id })
    expect(await violations(again, checkoutId)).toEqual([])
    await again.api.orders.placeOrder({ checkoutId })
  })

  test('holds when several orders of one address come at once', async () => {
    const productId = await limitedLamp({ perBuyer: 2 })
    const racers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const visitor = shop.people.visitor()
        await put(visitor, productId)
        return { visitor, ...(await readyNow(visitor, parcel)) }
      }),
    )
    const results = await Promise.allSettled(
      racers.map(({ visitor, checkoutId }) => visitor.api.orders.placeOrder({ checkoutId })),
    )
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(results.length - refused.length).toBe(2)
    for (const one of refused) {
      expect(one).toMatchObject({ reason: { code: 'VIOLATIONS_WITH_ERROR_SEVERITY' } })
    }
  })
})
