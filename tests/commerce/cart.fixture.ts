import type { Merchant, Visitor } from '@vitrine/testkit'
import {
  type NewProduct,
  priced,
  productInput,
  unique,
} from '../catalog/listed-products.fixture.ts'
import { ZERO } from '../stock/stock.fixture.ts'

/** A product of the first catalog version with this quantity; `null` means untracked. */
export async function lamp({ api }: Merchant, quantity: number | null = null, price = '9.00') {
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Lamp', productType: 'physical', priceData: { price } },
  })
  const productId = product.id ?? ''
  if (quantity !== null) await setStock({ api }, productId, quantity)
  return productId
}

/** Sets the quantity of a product with one variant. */
export const setStock = ({ api }: Merchant, productId: string, quantity: number) =>
  api.inventory.updateInventoryVariants({
    inventoryItem: { productId, trackQuantity: true, variants: [{ variantId: ZERO, quantity }] },
  })

/** A product of the third catalog version with this quantity of each variant. */
export async function stocked({ api }: Merchant, product: NewProduct, quantity: number) {
  const variants = product.variantsInfo.variants.map((one) => ({
    ...one,
    inventoryItem: { quantity },
  }))
  const made = await api.catalogV3.createProductWithInventory({
    product: { ...product, variantsInfo: { variants } },
  })
  const ids = made.product.variantsInfo?.variants.map(({ id }) => id ?? '') ?? []
  return { productId: made.product.id, variantIds: ids }
}

/** A cup with an engraving of at most ten characters, with this quantity. */
export async function cup(merchant: Merchant, quantity: number) {
  const engraving = {
    name: unique('Engraving'),
    modifierRenderType: 'FREE_TEXT' as const,
    mandatory: true,
    freeTextSettings: { title: 'Engraving', maxCharCount: 10, defaultAddedPrice: '2.50' },
  }
  const cup = productInput({
    name: 'Cup',
    variantsInfo: { variants: [priced('10.00')] },
    modifiers: [engraving],
  })
  return (await stocked(merchant, cup, quantity)).productId
}

/** Adds pieces of a product to a cart. */
export const put = async ({ api }: Visitor, productId: string, quantity = 1) =>
  (await api.cart.addLines({ lines: [{ productId, quantity }] })).cart

export const cartOf = async ({ api }: Visitor) => (await api.cart.get({})).cart
