import type { Product, ProductStock, Stock } from '../model/product.ts'

/** What is in stock of a new product, variant by variant in their order. */
export interface NewStock {
  readonly tracked: boolean
  readonly variants: readonly { readonly quantity: number | null; readonly inStock: boolean }[]
}

/** A new product with its stock, and what it and its choices tell of it. */
export function stocked(product: Product, { tracked, variants: given }: NewStock): Product {
  const variants = product.variants.map((variant, at) => {
    const { quantity = null, inStock = true } = given[at] ?? {}
    const stock: Stock = tracked
      ? { tracked, quantity: quantity ?? 0, inStock: (quantity ?? 0) > 0 }
      : { tracked, quantity: null, inStock }
    return { ...variant, stock }
  })
  const sold = variants.filter(({ stock }) => stock.inStock)
  return {
    ...product,
    variants,
    stock: {
      status: statusOf(sold.length, variants.length),
      tracked,
      quantity: tracked ? variants.reduce((sum, one) => sum + (one.stock.quantity ?? 0), 0) : null,
      preorder: false,
    },
    options: product.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => {
        const having = variants.filter(({ choiceIds }) => choiceIds.includes(choice.id))
        return {
          ...choice,
          inStock: having.length === 0 || having.some(({ stock }) => stock.inStock),
          visible: having.length === 0 || having.some(({ visible }) => visible),
        }
      }),
    })),
  }
}

function statusOf(inStock: number, all: number): ProductStock['status'] {
  if (inStock === all) return 'IN_STOCK'
  return inStock === 0 ? 'OUT_OF_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}
