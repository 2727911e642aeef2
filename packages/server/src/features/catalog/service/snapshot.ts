import type { Product } from '../model/product.ts'

/** A product as the ledger keeps it: what its merchant wrote; stock and variants have facts of their own. */
export function snapshot({ variants: _, stock: __, options, ...product }: Product) {
  return {
    ...product,
    options: options.map((option) => ({
      ...option,
      choices: option.choices.map(({ inStock: _in, visible: _seen, ...choice }) => choice),
    })),
  }
}
