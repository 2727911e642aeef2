import { isDeepStrictEqual } from 'node:util'
import { CollectionChanged, ProductChanged, VariantsChanged } from '@vitrine/contract/catalog'
import type { Fact } from '../site/events/index.ts'
import type { Category } from './categories/model/category.ts'
import type { MemberPosition, Memberships } from './categories/store/members.ts'
import { changedProductFields, changedVariantFields } from './products/rules/changed-fields.ts'
import type { Product, Variant } from './shared/model/product.ts'
import type { Collection } from './shared/model/shop.ts'
import { differingFields, type Fields } from './shared/rules/differing-fields.ts'
import { snapshot } from './shared/service/snapshot.ts'
import type { StockSnapshot } from './variants/store/stock-snapshots.ts'

/**
 * The facts of a changed product: of the product, of its managed variants, of both, or none. `stock` is that
 * of deleted variants, so that an undo can restore both together.
 */
export function factsOfChange(
  before: Product,
  after: Product,
  stock: readonly StockSnapshot[] = [],
): Fact[] {
  const changedFields = changedProductFields(before, after)
  const facts: Fact[] = []
  if (changedFields.length > 0) {
    const definition = ProductChanged
    const [only] = before.variants
    const stockItems = only?.isDefault ? stock.filter((one) => one.variant_id === only.id) : []
    const previous = { ...snapshot(before), ...(stockItems.length > 0 && { stockItems }) }
    facts.push({
      definition,
      entityId: after.id,
      before: previous,
      after: snapshot(after),
      changedFields,
    })
  }
  const variants = changedVariants(before, after, stock)
  return variants ? [...facts, variants] : facts
}

/** Managed variants that differ, before and after, each with its changed fields. */
function changedVariants(
  before: Product,
  after: Product,
  stock: readonly StockSnapshot[],
): Fact | undefined {
  const was = new Map(before.variants.map((one) => [one.id, one]))
  const is = new Map(after.variants.map((one) => [one.id, one]))
  const differs = (one: Variant) =>
    !one.isDefault && !isDeepStrictEqual(was.get(one.id), is.get(one.id))
  const [old, current] = [before.variants.filter(differs), after.variants.filter(differs)]
  if (old.length === 0 && current.length === 0) return undefined
  const removed = new Set(old.map(({ id }) => id).filter((id) => !is.has(id)))
  const stockItems = stock.filter((one) => removed.has(one.variant_id))
  const changed = current.map((one) => ({
    ...named(after, one),
    changedFields: changedVariantFields(was.get(one.id), one),
  }))
  return {
    definition: VariantsChanged,
    entityId: after.id,
    before: {
      ...frameOf(before),
      variants: old.map((one) => named(before, one)),
      ...orderOf(before, after),
      ...(stockItems.length > 0 && { stockItems }),
    },
    after: { ...frameOf(after), variants: changed, ...orderOf(after, before) },
    changedFields: [...new Set(changed.flatMap(({ changedFields }) => changedFields))],
  }
}

/** The product, and the revision, that facts of variants refer to. */
const frameOf = ({ name, revision, updatedDate }: Product) => ({ name, revision, updatedDate })

/** All variant ids in order, where variants were added, removed or reordered. */
function orderOf({ variants }: Product, other: Product) {
  const [ownIds, others] = [variants, other.variants].map((all) => all.map(({ id }) => id))
  return isDeepStrictEqual(ownIds, others) ? {} : { variantIds: ownIds }
}

/** A variant with its choices by name, because ids cannot be resolved later. */
function named({ options }: Product, variant: Variant) {
  const names = options.flatMap(({ name, choices }) =>
    choices
      .filter(({ id }) => variant.choiceIds.includes(id))
      .map(({ description }) => [name, description] as const),
  )
  return { ...variant, choices: Object.fromEntries(names) }
}

export const collectionChanged = (before: Category, after: Category): Fact => ({
  definition: CollectionChanged,
  entityId: after.id,
  before,
  after,
  changedFields: changedCollectionFields(before, after),
})

type Move = 'added' | 'removed'

/** Facts of a membership change, for the product and for the collection. */
export const membershipChanged = (
  { id, name }: Pick<Collection, 'id' | 'name'>,
  move: Move,
  productIds: readonly string[],
): Fact => ({
  definition: CollectionChanged,
  entityId: id,
  before: { name },
  after: { name, [`${move}ProductIds`]: productIds },
  changedFields: ['productIds'],
})

export function collectionsOfProductChanged(
  { id, name, revision, collectionIds }: Memberships,
  move: Move,
  {
    moved,
    leftMain,
    places,
  }: {
    readonly moved: readonly string[]
    readonly leftMain?: string | undefined
    readonly places?: Readonly<Record<string, MemberPosition>> | undefined
  },
): Fact {
  const before =
    move === 'added'
      ? collectionIds.filter((one) => !moved.includes(one))
      : [...collectionIds, ...moved].toSorted()
  const [was, is] = leftMain ? [{ mainCategoryId: leftMain }, { mainCategoryId: null }] : [{}, {}]
  return {
    definition: ProductChanged,
    entityId: id,
    before: { name, revision, collectionIds: before, ...was, ...(places && { places }) },
    after: { name, revision, collectionIds, ...is },
    changedFields: ['collectionIds', ...Object.keys(is)],
  }
}

const collectionFields = ({ revision: _, updatedDate: __, ...fields }: Category): Fields => ({
  ...fields,
})

const changedCollectionFields = (before: Category, after: Category): string[] =>
  differingFields(collectionFields(before), collectionFields(after))
