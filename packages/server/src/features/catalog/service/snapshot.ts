import type { Product } from '../model/product.ts'

/**
 * A product as the ledger keeps it: what its merchant wrote. Stock and managed variants have facts of their
 * own; the one variant of a product without them is a part of it.
 */
export function snapshot(product: Product) {
  const { variants, options } = product
  const [only] = variants
  return {
    ...product,
    variants: undefined,
    stock: undefined,
    options: options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, ...ofVariants })),
    })),
    // With the facts of its variants this tells the whole product at any time.
    ...(only && !only.isDefault && { variantIds: variants.map(({ id }) => id) }),
    ...(only?.isDefault && { variant: only }),
  }
}

// Left out of JSON; an object without them would be put together field by field.
const ofVariants = { inStock: undefined, visible: undefined }
