import { create as createProduct, sizes } from '../catalog/saved-products.fixture.ts'
import type { Api } from '../shop/saves.fixture.ts'

export interface VariantCodes {
  readonly sku?: string
  readonly barcode?: string
}

/** A product with a variant for each of these codes, as labels name them. */
export async function labelledVariants(api: Api, name: string, ...codes: VariantCodes[]) {
  const product = await createProduct(api, {
    name,
    options: [sizes(...codes.map((_, at) => `Size ${at + 1}`))],
  })
  const variants = product.variants ?? []
  await api.products.saveProduct({
    product: {
      id: product.id,
      revision: product.revision,
      variants: variants.map(({ id }, at) => ({ id, ...codes[at] })),
    },
  })
  return variants.map(({ id }) => ({ productId: product.id, variantId: id }))
}
