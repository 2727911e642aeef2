import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'

/** Custom items of a merchant appear unchanged, in both generations and in the order. */
let shop: TestServer
let parcel: string
let paymentMethodId: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
  const { method } = await merchant().api.payments.saveMethod({
    method: { provider: 'BANK_TRANSFER', name: 'Bank transfer', active: true },
  })
  paymentMethodId = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

const words = (original: string) => ({ original, translated: original })
const engraved = {
  name: { original: 'Engraving' },
  plainText: { original: 'For Ada' },
}
const modifiers = <Price>(price: Price) => [
  {
    id: 'wrapping',
    name: { original: 'Wrapping' },
    modifiers: [
      { id: 'paper', label: { original: 'Paper' }, price },
      { id: 'ribbon', label: { original: 'Ribbon' }, quantity: 2, price },
    ],
  },
]
const picture = { id: 'kintsugi.png', width: 1200, height: 900, altText: 'A mended bowl' }
const reference = { catalogItemId: 'repair-7', appId: 'workshop' }

const item = {
  quantity: 2,
  productName: { original: 'Mended bowl' },
  itemType: { preset: 'PHYSICAL' as const },
  price: '30',
  fullPrice: '40',
  priceDescription: { original: 'From 30' },
  priceUndetermined: true,
  descriptionLines: [engraved],
  media: picture,
  url: { relativePath: '/repairs/7', url: 'https://workshop.example/repairs/7' },
  policies: [{ title: 'Repairs', content: 'Nothing mended is returned.' }],
  rootCatalogItemId: 'repair',
  catalogReference: reference,
  modifierGroups: modifiers('0.5'),
}

test('a custom item shows in a cart of the first generation what was sent of it', async () => {
  const { cart } = await merchant().api.cartV1.createCart({ customLineItems: [item] })
  const [line] = cart.lineItems
  expect(line).toMatchObject({
    customLineItem: true,
    catalogReference: reference,
    rootCatalogItemId: 'repair',
    url: item.url,
    // 30.00, paper for 0.50 and two ribbons.
    price: { amount: '31.50' },
    fullPrice: { amount: '41.50' },
    lineItemPrice: { amount: '63.00' },
    modifiersTotalPrice: { amount: '1.50' },
    priceUndetermined: true,
    priceDescription: words('From 30'),
    image: { id: 'kintsugi.png', width: 1200, altText: 'A mended bowl' },
    policies: item.policies,
    modifierGroups: [
      {
        id: 'wrapping',
        name: words('Wrapping'),
        modifiers: [
          { id: 'paper', label: words('Paper'), quantity: 1, price: { amount: '0.50' } },
          { id: 'ribbon', label: words('Ribbon'), quantity: 2, price: { amount: '0.50' } },
        ],
      },
    ],
  })
  expect(line?.descriptionLines).toEqual([
    { name: words('Engraving'), lineType: 'PLAIN_TEXT', plainText: words('For Ada') },
  ])
})

test('the second generation shows the same, and refuses an id that two modifiers have', async () => {
  const { price, fullPrice, productName: name, descriptionLines, itemType, url, media } = item
  const sent = (modifierGroups: typeof item.modifierGroups | object[]) => ({
    customItems: [
      {
        name,
        quantityInfo: { requestedQuantity: 2 },
        pricing: {
          price: { amount: price },
          fullPrice: { amount: fullPrice },
          priceDescription: item.priceDescription,
        },
        source: { catalogReference: reference, rootCatalogItemId: 'repair' },
        attributes: { itemType, descriptionLines, url, image: media, membersOnly: true },
        modifierGroups: modifierGroups as never,
      },
    ],
  })
  const groups = modifiers({ amount: '0.5' })
  const { cart } = await merchant().api.cartV2.createCart(sent(groups))
  expect(cart.lineItems).toMatchObject([
    {
      source: { catalogReference: reference, rootCatalogItemId: 'repair' },
      pricing: {
        unitPrice: { amount: '31.50' },
        totalPrice: { amount: '63.00' },
        priceDescription: words('From 30'),
        breakdown: { fullPrice: { amount: '41.50' }, totalModifiersPrice: { amount: '1.50' } },
      },
      attributes: {
        url,
        image: { id: 'kintsugi.png' },
        descriptionLines: [{ plainText: words('For Ada') }],
        membersOnly: true,
      },
      modifierGroups: [{ id: 'wrapping', modifiers: [{ id: 'paper' }, { id: 'ribbon' }] }],
    },
  ])
  const twice = (list: object[]) => codeOf(merchant().api.cartV2.createCart(sent(list)))
  expect(await twice([...groups, ...groups])).toBe('400 DUPLICATE_MODIFIER_GROUP_IDS')
  const [paper] = groups[0]?.modifiers ?? []
  const same = [{ id: 'a', modifiers: [paper, paper] }]
  expect(await twice(same)).toBe('400 DUPLICATE_ITEM_MODIFIER_IDS')
})

test('an order of it names picture, lines and modifiers to buyer and merchant', async () => {
  const visitor = shop.people.visitor()
  const { checkout } = await merchant().api.checkoutV1.createCheckout({
    channelType: 'WEB',
    customLineItems: [item],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: {
        shippingDestination: berlin,
        selectedCarrierServiceOption: { code: parcel },
      },
    },
  })
  const { order } = await visitor.api.orders.placeOrder({
    checkoutId: checkout.id,
    paymentMethodId,
  })
  expect(order.totals).toMatchObject({ subtotal: 6300 })
  expect(order.lines).toMatchObject([
    {
      name: 'Mended bowl',
      image: { id: 'kintsugi.png' },
      descriptionLines: [
        { name: 'Engraving', value: 'For Ada' },
        { name: 'Wrapping', value: 'Paper, 2 × Ribbon' },
      ],
    },
  ])
})

test('a template sells it as it was sent', async () => {
  const { checkoutTemplate } = await merchant().api.checkoutTemplates.createCheckoutTemplate({
    checkoutTemplate: { customLineItems: [item] },
  })
  const { descriptionLines, ...same } = item
  expect(checkoutTemplate.customLineItems).toMatchObject([
    { ...same, descriptionLines: [{ name: words('Engraving'), plainText: words('For Ada') }] },
  ])
  expect(descriptionLines).toHaveLength(1)
})

test('addresses that are not http or https are refused', async () => {
  const url = { url: 'javascript:alert(1)' }
  expect(
    await codeOf(merchant().api.cartV1.createCart({ customLineItems: [{ ...item, url }] })),
  ).toBe('400 FORMAT')
})
