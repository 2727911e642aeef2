import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api

interface StockCase {
  readonly quantity: number
  readonly preorder?: boolean
  readonly visible?: boolean
}

async function make(name: string, { quantity, preorder = false, visible = true }: StockCase) {
  const { product } = await merchant().catalogV1.createProduct({
    product: { name, visible, priceData: { price: '10' } },
  })
  await merchant().inventory.updateInventoryVariants({
    inventoryItem: {
      productId: product.id,
      trackQuantity: true,
      variants: [{ variantId: DEFAULT_VARIANT_ID, quantity }],
      preorderInfo: { enabled: preorder },
    },
  })
  return product.id
}

test('a visitor sees which sold out products can be preordered', async () => {
  const open = await make('Lamp to order', { quantity: 0, preorder: true })
  const closed = await make('Lamp', { quantity: 0 })
  const there = await make('Lamp in stock', { quantity: 3, preorder: true })
  const hidden = await make('Hidden lamp', { quantity: 0, preorder: true, visible: false })
  const { productIds } = await shop.people.visitor().api.search.findPreorderable({
    productIds: [open, closed, there, hidden, 'no id'],
  })
  expect(productIds).toEqual([open])
})
