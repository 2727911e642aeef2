import { productStock, withAvailability } from '../../products/rules/new-stock.ts'
import type { Product, Variant } from '../../shared/model/product.ts'
import { aggregatesOf } from '../../variants/index.ts'

/** A change of a product or of its variants, as stored in the ledger. */
export interface PastFact {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** A product as stored in facts: whole, or the fields that one fact changed. */
interface StoredProduct extends Partial<Omit<Product, 'variants' | 'createdDate' | 'updatedDate'>> {
  readonly createdDate?: string
  readonly updatedDate?: string
  readonly variants?: readonly Variant[]
  /** The only variant of a product without managed ones. */
  readonly variant?: Variant
  /** All managed variants in order. */
  readonly variantIds?: readonly string[]
  readonly stockItems?: unknown
  readonly places?: unknown
}

/**
 * The product before these facts, latest first; undefined: it did not exist. Stock has separate facts, so the
 * current stock is used.
 */
export function productBefore(
  product: Product | undefined,
  facts: readonly PastFact[],
): Product | undefined {
  const past = facts.reduce(undoFact, product)
  return past && past !== product ? withDerivedFields(past) : past
}

function undoFact(product: Product | undefined, fact: PastFact): Product | undefined {
  const [before, after] = [
    (fact.before ?? {}) as StoredProduct,
    (fact.after ?? {}) as StoredProduct,
  ]
  if (fact.name === 'product.created') return undefined
  if (fact.name === 'product.deleted') return overlay(undefined, before)
  if (!product) return undefined
  if (fact.name === 'variants.changed') return withVariants(product, before, after)
  return fact.name === 'product.changed' ? overlay(product, before) : product
}

function overlay(product: Product | undefined, stored: StoredProduct): Product {
  const { stockItems: _, places: __, variant, variantIds, variants, ...fields } = stored
  const { createdDate, updatedDate, ...plain } = fields
  const own = variants ?? (variant ? [variant] : (product?.variants ?? []))
  return {
    ...product,
    ...plain,
    ...(createdDate && { createdDate: new Date(createdDate) }),
    ...(updatedDate && { updatedDate: new Date(updatedDate) }),
    variants: inOrder(own, variantIds),
  } as Product
}

function withVariants(product: Product, before: StoredProduct, after: StoredProduct): Product {
  const old = new Map(before.variants?.map((one) => [one.id, one]))
  const added = new Set(after.variants?.map(({ id }) => id).filter((id) => !old.has(id)))
  const stayed = product.variants.filter(({ id }) => !added.has(id))
  const existing = new Set(stayed.map(({ id }) => id))
  const removed = [...old.values()].filter(({ id }) => !existing.has(id))
  const variants = [...stayed.map((one) => old.get(one.id) ?? one), ...removed]
  const { revision = product.revision, updatedDate } = before
  return {
    ...product,
    revision,
    ...(updatedDate && { updatedDate: new Date(updatedDate) }),
    variants: inOrder(variants, before.variantIds),
  }
}

/** The variants that existed, in their order at that time. */
function inOrder(variants: readonly Variant[], ids: readonly string[] | undefined) {
  if (!ids) return variants
  const byId = new Map(variants.map((one) => [one.id, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Recalculates fields derived from the variants. */
const withDerivedFields = (product: Product): Product => ({
  ...product,
  aggregates: aggregatesOf(product.variants),
  stock: productStock(product.variants),
  options: withAvailability(product, product.variants),
})

/** The collections of a product, from the ledger. */
export const collectionsBefore = (stored: unknown): readonly string[] =>
  (stored as Partial<Pick<Product, 'collectionIds'>> | null)?.collectionIds ?? []
