import type { Product } from '../model/product.ts'

/**
 * A product as the ledger keeps it: what its merchant wrote. Stock and managed variants have facts of their
 * own; the one variant of a product without them is a part of it.
 */
export function snapshot({ variants, stock: _, options, ...product }: Product) {
  const [only] = variants
  return {
    ...product,
    // With the facts of its variants this tells the whole product at any time.
    ...(only && !only.isDefault && { variantIds: variants.map(({ id }) => id) }),
    ...(only?.isDefault && { variant: only }),
    options: options.map((option) => ({
      ...option,
      choices: option.choices.map(({ inStock: _in, visible: _seen, ...choice }) => choice),
    })),
  }
}
