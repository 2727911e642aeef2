import type { Merchant, Visitor } from '@vitrine/testkit'
import { ZERO } from '../stock/stock.fixture.ts'

/** A product of the first catalog version with so many pieces; `null` counts none. */
export async function lamp({ api }: Merchant, quantity: number | null = null, price = '9.00') {
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Lamp', productType: 'physical', priceData: { price } },
  })
  const productId = product.id ?? ''
  if (quantity !== null) await setStock({ api }, productId, quantity)
  return productId
}

/** Sets how many pieces there are of a product with one variant. */
export const setStock = ({ api }: Merchant, productId: string, quantity: number) =>
  api.inventory.updateInventoryVariants({
    inventoryItem: { productId, trackQuantity: true, variants: [{ variantId: ZERO, quantity }] },
  })

/** A cup with an engraving of at most ten characters, and so many pieces. */
export async function cup({ api }: Merchant, quantity: number) {
  const { product } = await api.catalogV1.createProduct({
    product: {
      name: 'Cup',
      productType: 'physical',
      priceData: { price: '12.50' },
      customTextFields: [{ title: 'Engraving', maxLength: 10, mandatory: true }],
    },
  })
  const productId = product.id ?? ''
  await setStock({ api }, productId, quantity)
  return productId
}

/** Puts pieces of a product into the cart of somebody. */
export const put = async ({ api }: Visitor, productId: string, quantity = 1) =>
  (await api.cart.addLines({ lines: [{ productId, quantity }] })).cart

export const cartOf = async ({ api }: Visitor) => (await api.cart.get({})).cart
