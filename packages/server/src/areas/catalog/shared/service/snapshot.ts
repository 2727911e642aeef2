import type { Product } from '../model/product.ts'

/**
 * A product as recorded in facts: the merchant's fields. Stock and managed variants have facts of their own;
 * an only variant is part of the product.
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
    // Together with the facts of its variants this gives the whole product at any time.
    ...(only && !only.isDefault && { variantIds: variants.map(({ id }) => id) }),
    ...(only?.isDefault && { variant: only }),
  }
}

// Omitted in JSON; set to undefined because rest destructuring is much slower.
const ofVariants = { inStock: undefined, visible: undefined }
