import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { cartOf, lamp, put } from './cart.fixture.ts'
import { appId } from './cart-v2.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const reference = (catalogItemId: string) => ({ catalogReference: { catalogItemId, appId } })
const overrides = {
  productName: { original: 'Lamp, as agreed' },
  price: '7.50',
  fullPrice: '12',
  descriptionLines: [{ name: { original: 'Shade' }, plainText: { original: 'hand-sewn' } }],
  physicalProperties: { sku: 'AGREED-1', weight: 1.5, shippable: true },
  image: { id: 'lamp.png', width: 40, height: 30, filename: 'Lamp' },
}

test('a merchant sells an item under another name, for another price, beside the original', async () => {
  const productId = await lamp(merchant(), 5)
  const { cart } = await merchant().api.cartV1.createCart({
    lineItems: [
      { ...reference(productId), quantity: 2, catalogOverrideFields: overrides },
      { ...reference(productId), quantity: 1 },
    ],
  })
  const [agreed, plain] = cart.lineItems
  expect(agreed).toMatchObject({
    quantity: 2,
    productName: { original: 'Lamp, as agreed' },
    price: { amount: '7.50' },
    fullPrice: { amount: '12.00' },
    lineItemPrice: { amount: '15.00' },
    descriptionLines: [{ name: { original: 'Shade' }, plainText: { original: 'hand-sewn' } }],
    physicalProperties: { sku: 'AGREED-1', weight: 1.5, shippable: true },
    image: { id: 'lamp.png', width: 40 },
    catalogOverrideFields: { price: '7.50', productName: { original: 'Lamp, as agreed' } },
  })
  expect(plain).toMatchObject({ productName: { original: 'Lamp' }, price: { amount: '9.00' } })
  expect(plain?.catalogOverrideFields).toBeUndefined()
  const again = { ...reference(productId), catalogOverrideFields: overrides }
  const { cart: more } = await merchant().api.cartV1.addToCart({
    id: cart.id,
    lineItems: [again, { ...again, catalogOverrideFields: { price: '1' } }],
  })
  expect(more.lineItems.map(({ quantity, price }) => [quantity, price.amount])).toEqual([
    [3, '7.50'],
    [1, '9.00'],
    [1, '1.00'],
  ])
})

test('totals, checkout and order use the overrides, and stock uses the catalog', async () => {
  const productId = await lamp(merchant(), 5)
  const item = { ...reference(productId), quantity: 9, catalogOverrideFields: overrides }
  const { cart } = await merchant().api.cartV1.createCart({ lineItems: [item] })
  const estimate = await merchant().api.cartV1.estimateTotals({ id: cart.id })
  expect(estimate.priceSummary.subtotal.amount).toBe('37.50')
  expect(estimate.cart.lineItems[0]?.quantity).toBe(5)
  const { checkoutId } = await merchant().api.cartV1.createCheckout({
    id: cart.id,
    channelType: 'WEB',
  })
  const { checkout } = await merchant().api.checkoutV1.getCheckout({ id: checkoutId })
  expect(checkout.lineItems[0]).toMatchObject({
    productName: { original: 'Lamp, as agreed' },
    price: { amount: '7.50' },
    media: { id: 'lamp.png' },
  })
  await merchant().api.catalogV1.updateProduct({
    product: { id: productId, name: 'Renamed', priceData: { price: '99' } },
  })
  const { cart: later } = await merchant().api.cartV1.getCart({ id: cart.id })
  expect(later.lineItems[0]?.price.amount).toBe('7.50')
})

test('Cart V2 accepts them, too', async () => {
  const productId = await lamp(merchant())
  const catalogOverrideFields = { name: { original: 'Agreed' }, salePrice: '3', fullPrice: '4' }
  const { cart } = await merchant().api.cartV2.createCart({
    catalogItems: [{ ...reference(productId), catalogOverrideFields }],
  })
  expect(cart.lineItems[0]).toMatchObject({
    name: { original: 'Agreed' },
    pricing: { unitPrice: { amount: '3.00' }, breakdown: { fullPrice: { amount: '4.00' } } },
  })
})

test('a buyer may not override anything, and the cart is unchanged', async () => {
  const visitor = shop.people.visitor()
  const productId = await lamp(merchant())
  const before = await put(visitor, productId)
  const item = { ...reference(productId), catalogOverrideFields: { price: '0.01' } }
  const first = visitor.api.currentCart.addToCurrentCart({ lineItems: [item] })
  expect(await refusal(first)).toMatchObject({
    code: 'PERMISSION_DENIED',
    data: { field: 'lineItems[0].catalogOverrideFields' },
  })
  const second = visitor.api.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ ...reference(productId), catalogOverrideFields: { salePrice: '0.01' } }],
  })
  expect(await codeOf(second)).toBe('403 PERMISSION_DENIED')
  const checkout = visitor.api.checkoutV1.createCheckout({ channelType: 'WEB', lineItems: [item] })
  expect(await codeOf(checkout)).toBe('403 PERMISSION_DENIED')
  expect(await cartOf(visitor)).toEqual(before)
})

test('invalid amounts are refused, naming the field', async () => {
  const item = (price: string) => ({
    ...reference('4'),
    catalogOverrideFields: { price },
  })
  for (const price of ['-1', '1e9', '1.2345', '']) {
    const call = merchant().api.cartV1.createCart({ lineItems: [item(price)] })
    const { violations } = await refusal(call)
    expect(violations[0]?.field).toBe('lineItems[0].catalogOverrideFields.price')
  }
})

test('a checkout template sells the overrides behind its link', async () => {
  const productId = await lamp(merchant())
  const { checkoutTemplate } = await merchant().api.checkoutTemplates.createCheckoutTemplate({
    checkoutTemplate: {
      lineItems: [{ ...reference(productId), quantity: 1, catalogOverrideFields: overrides }],
    },
  })
  expect(checkoutTemplate.lineItems[0]?.catalogOverrideFields).toMatchObject({ price: '7.50' })
  const { checkoutId } = await shop.people
    .visitor()
    .api.checkoutTemplates.createCheckoutFromTemplate({ checkoutTemplateId: checkoutTemplate.id })
  const { checkout } = await merchant().api.checkoutV1.getCheckout({ id: checkoutId })
  expect(checkout.lineItems[0]?.price.amount).toBe('7.50')
})
