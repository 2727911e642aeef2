import { isDeepStrictEqual } from 'node:util'
import { CollectionChanged, ProductChanged, VariantsChanged } from '@vitrine/contract/catalog'
import type { Fact } from '../events/index.ts'
import type { Category } from './model/category.ts'
import type { Product, Variant } from './model/product.ts'
import type { Collection } from './model/shop.ts'
import {
  changedCollectionFields,
  changedProductFields,
  changedVariantFields,
} from './rules/changed-fields.ts'
import { snapshot } from './service/snapshot.ts'
import type { KeptStock } from './store/kept-stock.ts'
import type { MemberPlace, Memberships } from './store/members.ts'

/**
 * What the ledger is told of a product that was written: itself, its managed variants, both or nothing.
 * Stock is that of variants which are gone, so that both can come back together.
 */
export function factsOfChange(
  before: Product,
  after: Product,
  stock: readonly KeptStock[] = [],
): Fact[] {
  const changedFields = changedProductFields(before, after)
  const facts: Fact[] = []
  if (changedFields.length > 0) {
    const definition = ProductChanged
    const [only] = before.variants
    const stockItems = only?.isDefault ? stock.filter((one) => one.variant_id === only.id) : []
    const was = { ...snapshot(before), ...(stockItems.length > 0 && { stockItems }) }
    facts.push({
      definition,
      entityId: after.id,
      before: was,
      after: snapshot(after),
      changedFields,
    })
  }
  const variants = changedVariants(before, after, stock)
  return variants ? [...facts, variants] : facts
}

/** Managed variants that differ, as they were and as they are, each with what changed of it. */
function changedVariants(
  before: Product,
  after: Product,
  stock: readonly KeptStock[],
): Fact | undefined {
  const was = new Map(before.variants.map((one) => [one.id, one]))
  const is = new Map(after.variants.map((one) => [one.id, one]))
  const differs = (one: Variant) =>
    !one.isDefault && !isDeepStrictEqual(was.get(one.id), is.get(one.id))
  const [old, current] = [before.variants.filter(differs), after.variants.filter(differs)]
  if (old.length === 0 && current.length === 0) return undefined
  const gone = new Set(old.map(({ id }) => id).filter((id) => !is.has(id)))
  const stockItems = stock.filter((one) => gone.has(one.variant_id))
  const told = current.map((one) => ({
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
    after: { ...frameOf(after), variants: told, ...orderOf(after, before) },
    changedFields: [...new Set(told.flatMap(({ changedFields }) => changedFields))],
  }
}

/** Whose variants they are, and which state of it. */
const frameOf = ({ name, revision, updatedDate }: Product) => ({ name, revision, updatedDate })

/** Where variants came, went or changed places, all of them in their order. */
function orderOf({ variants }: Product, other: Product) {
  const [own, others] = [variants, other.variants].map((all) => all.map(({ id }) => id))
  return isDeepStrictEqual(own, others) ? {} : { variantIds: own }
}

/** A variant with its choices by name, as nobody can look them up later. */
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

/** Whoever is put into a collection or taken out is told of on both sides. */
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
    readonly places?: Readonly<Record<string, MemberPlace>> | undefined
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
