import type { Product, ProductStock, Stock, Variant } from '../model/product.ts'

/** Of a variant nobody counts. */
export const untracked: Stock = {
  tracked: false,
  quantity: null,
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

/** What is there of a new variant. */
export interface NewVariantStock {
  readonly quantity: number | null
  readonly inStock: boolean
  /** What is said for the whole product, unless the variant says it itself. */
  readonly tracked?: boolean
  /** Nobody keeps stock of it: it is out of stock until somebody does. */
  readonly absent?: boolean
  readonly preorder?: {
    readonly enabled: boolean
    readonly message: string | null
    /** How many can be ordered ahead; null for as many as there can be. */
    readonly limit: number | null
  }
}

/** What is in stock of a new product, variant by variant in their order. */
export interface NewStock {
  readonly tracked: boolean
  readonly variants: readonly NewVariantStock[]
}

/** Of a variant that comes without stock, where that means that there is none. */
export const noStock: NewVariantStock = {
  quantity: null,
  inStock: false,
  tracked: false,
  absent: true,
}

/** A new product with its stock, and what it and its choices tell of it. */
export function stocked(product: Product, { tracked, variants: given }: NewStock): Product {
  const variants = product.variants.map((variant, at) => ({
    ...variant,
    stock: given[at]
      ? stockOf(given[at], tracked)
      : stockOf({ quantity: null, inStock: true }, tracked),
  }))
  return {
    ...product,
    variants,
    stock: productStock(variants),
    options: withAvailability(product, variants),
  }
}

/** Options whose choices say what the variants that have them are; those of the only variant are all there. */
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

function stockOf(given: NewVariantStock, whole: boolean): Stock {
  const { quantity, tracked = whole, preorder } = given
  const inStock = tracked ? (quantity ?? 0) > 0 : given.inStock
  const enabled = preorder?.enabled ?? false
  return {
    tracked,
    quantity: tracked ? (quantity ?? 0) : null,
    inStock,
    preorder: enabled,
    preorderable: enabled && !inStock && (!tracked || hasRoom(quantity ?? 0, preorder?.limit)),
  }
}

const MOST_PREORDERS = 100_000
/** What is below zero already has been ordered ahead. */
const hasRoom = (quantity: number, limit: number | null | undefined) =>
  (limit ?? MOST_PREORDERS) > Math.max(0, -quantity)

/** How many variants there are; are in stock; take orders ahead; can be ordered ahead now. */
export interface StockCounts {
  readonly all: number
  readonly sold: number
  readonly ahead: number
  readonly open: number
}

/** What a product tells of so many variants; without any there is nothing to buy. */
export const stockFromCounts = ({
  all,
  sold,
  ahead,
  open,
}: StockCounts): Pick<ProductStock, 'status' | 'preorderStatus' | 'preorderAvailability'> => ({
  status: sold === 0 ? 'OUT_OF_STOCK' : sold === all ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK',
  preorderStatus: ahead === 0 ? 'DISABLED' : ahead === all ? 'ENABLED' : 'PARTIALLY_ENABLED',
  preorderAvailability:
    open === 0 ? 'NO_VARIANTS' : open === all ? 'ALL_VARIANTS' : 'SOME_VARIANTS',
})

/** What a product tells of these variants. */
export function productStock(variants: readonly Variant[]): ProductStock {
  const count = (test: (stock: Stock) => boolean) =>
    variants.filter((one) => test(one.stock)).length
  const ahead = count(({ preorder }) => preorder)
  const tracked = variants.some(({ stock }) => stock.tracked)
  return {
    ...stockFromCounts({
      ...{ all: variants.length, ahead, sold: count(({ inStock }) => inStock) },
      open: count(({ preorderable }) => preorderable),
    }),
    tracked,
    quantity: tracked ? variants.reduce((sum, one) => sum + (one.stock.quantity ?? 0), 0) : null,
    preorder: ahead > 0,
  }
}
