import type { Product, Variant } from '../model/product.ts'
import { productStock, withAvailability } from './stocked.ts'
import { aggregatesOf } from './variants.ts'

/** A change of a product or of its variants, as the ledger keeps it. */
export interface PastFact {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** A product as facts keep it: whole, or what one of them touched. */
interface Kept extends Partial<Omit<Product, 'variants' | 'createdDate' | 'updatedDate'>> {
  readonly createdDate?: string
  readonly updatedDate?: string
  readonly variants?: readonly Variant[]
  /** The only variant of a product without managed ones. */
  readonly variant?: Variant
  /** All managed variants in their order. */
  readonly variantIds?: readonly string[]
  readonly stockItems?: unknown
  readonly places?: unknown
}

/**
 * A product as it was before these facts of it, the latest of which comes first; undefined: it was not
 * there. Stock is told of by facts of its own, and is what it is now.
 */
export function productBefore(
  product: Product | undefined,
  facts: readonly PastFact[],
): Product | undefined {
  const past = facts.reduce(stepBack, product)
  return past && past !== product ? settled(past) : past
}

function stepBack(product: Product | undefined, fact: PastFact): Product | undefined {
  const [before, after] = [(fact.before ?? {}) as Kept, (fact.after ?? {}) as Kept]
  if (fact.name === 'product.created') return undefined
  if (fact.name === 'product.deleted') return overlaid(undefined, before)
  if (!product) return undefined
  if (fact.name === 'variants.changed') return withVariants(product, before, after)
  return fact.name === 'product.changed' ? overlaid(product, before) : product
}

function overlaid(product: Product | undefined, kept: Kept): Product {
  const { stockItems: _, places: __, variant, variantIds, variants, ...fields } = kept
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

function withVariants(product: Product, before: Kept, after: Kept): Product {
  const old = new Map(before.variants?.map((one) => [one.id, one]))
  const added = new Set(after.variants?.map(({ id }) => id).filter((id) => !old.has(id)))
  const stayed = product.variants.filter(({ id }) => !added.has(id))
  const known = new Set(stayed.map(({ id }) => id))
  const gone = [...old.values()].filter(({ id }) => !known.has(id))
  const variants = [...stayed.map((one) => old.get(one.id) ?? one), ...gone]
  const { revision = product.revision, updatedDate } = before
  return {
    ...product,
    revision,
    ...(updatedDate && { updatedDate: new Date(updatedDate) }),
    variants: inOrder(variants, before.variantIds),
  }
}

/** Those that were there, in the order in which they stood. */
function inOrder(variants: readonly Variant[], ids: readonly string[] | undefined) {
  if (!ids) return variants
  const byId = new Map(variants.map((one) => [one.id, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What follows from the variants. */
const settled = (product: Product): Product => ({
  ...product,
  aggregates: aggregatesOf(product.variants),
  stock: productStock(product.variants),
  options: withAvailability(product, product.variants),
})

/** The collections a product was in, by what the ledger keeps of it. */
export const collectionsBefore = (kept: unknown): readonly string[] =>
  (kept as Partial<Pick<Product, 'collectionIds'>> | null)?.collectionIds ?? []
