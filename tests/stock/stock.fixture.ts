import type { Merchant } from '@vitrine/testkit'

export const ZERO = '00000000-0000-0000-0000-000000000000'

/** A product with so many pieces of its only variant. */
export async function stockedProduct({ api }: Merchant, quantity: number, name = 'Lamp') {
  const { product } = await api.catalogV1.createProduct({
    product: { name, productType: 'physical', priceData: { price: '9.00' } },
  })
  const productId = product.id ?? ''
  await api.inventory.updateInventoryVariants({
    inventoryItem: { productId, trackQuantity: true, variants: [{ variantId: ZERO, quantity }] },
  })
  return { productId, inventoryId: product.inventoryItemId ?? '' }
}

/** A product in two sizes, with so many pieces of each. */
export async function stockedSizes({ api }: Merchant, quantities: readonly [number, number]) {
  const choices = ['Small', 'Large'].map((value) => ({ value, description: value }))
  const { product } = await api.catalogV1.createProduct({
    product: {
      name: 'Vase',
      productType: 'physical',
      priceData: { price: '9.00' },
      manageVariants: true,
      productOptions: [{ name: 'Size', choices }],
    },
  })
  const productId = product.id ?? ''
  const { inventoryItem } = await api.inventory.getInventoryVariants({ inventoryId: '', productId })
  const [small = '', large = ''] = inventoryItem.variants.map(({ variantId }) => variantId)
  await api.inventory.updateInventoryVariants({
    inventoryItem: {
      productId,
      trackQuantity: true,
      variants: [
        { variantId: small, quantity: quantities[0] },
        { variantId: large, quantity: quantities[1] },
      ],
    },
  })
  return { productId, small, large }
}
