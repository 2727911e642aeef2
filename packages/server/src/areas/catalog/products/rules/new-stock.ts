import type { Product, ProductStock, Stock, Variant } from '../../shared/model/product.ts'

/** The stock of an untracked variant. */
export const untracked: Stock = {
  tracked: false,
  quantity: null,
  sellable: null,
  inStock: true,
  preorder: false,
  preorderable: false,
}
export const untrackedProduct: ProductStock = {
  status: 'IN_STOCK',
  tracked: false,
  quantity: null,
  preorder: false,
  preorderStatus: 'DISABLED',
  preorderAvailability: 'NO_VARIANTS',
}

/** The stock of a new variant. */
export interface NewVariantStock {
  readonly quantity: number | null
  readonly inStock: boolean
  /** Default of the product; each variant may override it. */
  readonly tracked?: boolean
  /** No inventory item: the variant is out of stock. */
  readonly absent?: boolean
  readonly preorder?: {
    readonly enabled: boolean
    readonly message: string | null
    /** Preorder limit; null: unlimited. */
    readonly limit: number | null
  }
}

/** The stock of a new product, variant by variant in their order. */
export interface NewStock {
  readonly tracked: boolean
  readonly variants: readonly NewVariantStock[]
}

/** The stock of a variant without given stock, where that means none. */
export const noStock: NewVariantStock = {
  quantity: null,
  inStock: false,
  tracked: false,
  absent: true,
}

/** A new product with its stock, and the availability derived from it for the product and its choices. */
export function withNewStock(product: Product, { tracked, variants: provided }: NewStock): Product {
  const variants = product.variants.map((variant, at) => ({
    ...variant,
    stock: provided[at]
      ? stockOf(provided[at], tracked)
      : stockOf({ quantity: null, inStock: true }, tracked),
  }))
  return {
    ...product,
    variants,
    stock: productStock(variants),
    options: withAvailability(product, variants),
  }
}

/**
 * Options with the availability of their choices, derived from variants; the choices of an only variant all
 * have its own.
 */
export const withAvailability = (
  { options, manageVariants }: Pick<Product, 'options' | 'manageVariants'>,
  variants: readonly Variant[],
): Product['options'] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => {
      const having = variants.filter(({ choiceIds }) => choiceIds.includes(choice.id))
      return {
        ...choice,
        inStock: !manageVariants || having.some(({ stock }) => stock.inStock),
        visible: !manageVariants || having.some(({ visible }) => visible),
      }
    }),
  }))

function stockOf(provided: NewVariantStock, whole: boolean): Stock {
  const { quantity, tracked = whole, preorder } = provided
  const inStock = tracked ? (quantity ?? 0) > 0 : provided.inStock
  const enabled = preorder?.enabled ?? false
  return {
    tracked,
    quantity: tracked ? (quantity ?? 0) : null,
    sellable: tracked ? (quantity ?? 0) : null,
    inStock,
    preorder: enabled,
    preorderable: enabled && !inStock && (!tracked || hasRoom(quantity ?? 0, preorder?.limit)),
  }
}

const MAX_PREORDERS = 100_000
/** A quantity below zero counts as already preordered. */
const hasRoom = (quantity: number, limit: number | null | undefined) =>
  (limit ?? MAX_PREORDERS) > Math.max(0, -quantity)

/** Counts of variants: all, in stock, accepting preorders, available for preorder now. */
export interface VariantCounts {
  readonly all: number
  readonly sold: number
  readonly ahead: number
  readonly open: number
}

/** The product's stock status from variant counts; without variants it is out of stock. */
export const stockFromCounts = ({
  all,
  sold,
  ahead,
  open,
}: VariantCounts): Pick<ProductStock, 'status' | 'preorderStatus' | 'preorderAvailability'> => ({
  status: sold === 0 ? 'OUT_OF_STOCK' : sold === all ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK',
  preorderStatus: ahead === 0 ? 'DISABLED' : ahead === all ? 'ENABLED' : 'PARTIALLY_ENABLED',
  preorderAvailability:
    open === 0 ? 'NO_VARIANTS' : open === all ? 'ALL_VARIANTS' : 'SOME_VARIANTS',
})

/** The product's stock status from its variants. */
export function productStock(variants: readonly Variant[]): ProductStock {
  const counts = { all: variants.length, sold: 0, ahead: 0, open: 0 }
  let tracked = false
  let quantity = 0
  for (const { stock } of variants) {
    if (stock.inStock) counts.sold += 1
    if (stock.preorder) counts.ahead += 1
    if (stock.preorderable) counts.open += 1
    tracked ||= stock.tracked
    quantity += stock.quantity ?? 0
  }
  return {
    ...stockFromCounts(counts),
    tracked,
    quantity: tracked ? quantity : null,
    preorder: counts.ahead > 0,
  }
}
