import { type Product, paidFor, type Variant } from '../../../catalog/index.ts'
import type { BackInStockRequest } from '../model.ts'

/** A visible product with the requested variants. */
export interface Item {
  readonly product: Product
  readonly variants: readonly Variant[]
  /** Whether any visible variant is in stock. */
  readonly anyInStock: boolean
}

/** Names of the choices of a variant, in the order of the options. */
export const choicesOf = (
  { options }: Pick<Product, 'options'>,
  { choiceIds }: Pick<Variant, 'choiceIds'>,
) =>
  options.flatMap(({ name, choices }) =>
    choices
      .filter(({ id }) => choiceIds.includes(id))
      .map((one) => [name, one.description] as const),
  )

export const choiceWords = (
  product: Pick<Product, 'options'>,
  variant: Pick<Variant, 'choiceIds'> | undefined,
): string =>
  variant
    ? choicesOf(product, variant)
        .map(([, choice]) => choice)
        .join(', ')
    : ''

type VariantReference = Pick<BackInStockRequest, 'variantId'>

export const variantOf = (
  { variants }: Pick<Item, 'variants'>,
  { variantId }: VariantReference,
): Variant | undefined => variants.find(({ id }) => id === variantId)

/** Whether visitors can buy the requested item now; preorders do not count. */
export function isInStock(item: Item, awaited: VariantReference): boolean {
  if (awaited.variantId === null) return item.anyInStock
  const variant = variantOf(item, awaited)
  return variant?.visible === true && variant.stock.inStock
}

/** The price of one piece; undefined where it depends on the variant. */
export function priceOf(
  { product, variants }: Omit<Item, 'anyInStock'>,
  awaited: VariantReference,
): string | undefined {
  const variant = variantOf({ variants }, awaited)
  if (variant) return paidFor(variant)
  const { price, shown } = product.aggregates
  const { min, max } = shown?.price ?? price
  return min === max ? min : undefined
}

/** The page of a product with the choices of a variant, as a path of the shop. */
export function pathOf({ slug, options }: Product, variant: Variant | undefined): string {
  const choices = variant ? choicesOf({ options }, variant) : []
  const search = new URLSearchParams(Object.fromEntries(choices)).toString()
  return `/products/${encodeURIComponent(slug)}${search && `?${search}`}`
}
