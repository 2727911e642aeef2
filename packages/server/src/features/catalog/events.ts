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
import type { Memberships } from './store/members.ts'

/** What the ledger is told of a product that was written: itself, its managed variants, both or nothing. */
export function factsOfChange(before: Product, after: Product): Fact[] {
  const changedFields = changedProductFields(before, after)
  const facts: Fact[] = []
  if (changedFields.length > 0) {
    const definition = ProductChanged
    const [was, is] = [snapshot(before), snapshot(after)]
    facts.push({ definition, entityId: after.id, before: was, after: is, changedFields })
  }
  const variants = changedVariants(before, after)
  return variants ? [...facts, variants] : facts
}

/** Managed variants that differ, as they were and as they are, each with what changed of it. */
function changedVariants(before: Product, after: Product): Fact | undefined {
  const was = new Map(before.variants.map((one) => [one.id, one]))
  const is = new Map(after.variants.map((one) => [one.id, one]))
  const differs = (one: Variant) =>
    !one.isDefault && !isDeepStrictEqual(was.get(one.id), is.get(one.id))
  const [old, current] = [before.variants.filter(differs), after.variants.filter(differs)]
  if (old.length === 0 && current.length === 0) return undefined
  const told = current.map((one) => ({
    ...named(after, one),
    changedFields: changedVariantFields(was.get(one.id), one),
  }))
  return {
    definition: VariantsChanged,
    entityId: after.id,
    before: { name: before.name, variants: old.map((one) => named(before, one)) },
    after: { name: after.name, variants: told },
    changedFields: [...new Set(told.flatMap(({ changedFields }) => changedFields))],
  }
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
  }: { readonly moved: readonly string[]; readonly leftMain?: string | undefined },
): Fact {
  const before =
    move === 'added'
      ? collectionIds.filter((one) => !moved.includes(one))
      : [...collectionIds, ...moved].toSorted()
  const [was, is] = leftMain ? [{ mainCategoryId: leftMain }, { mainCategoryId: null }] : [{}, {}]
  return {
    definition: ProductChanged,
    entityId: id,
    before: { name, revision, collectionIds: before, ...was },
    after: { name, revision, collectionIds, ...is },
    changedFields: ['collectionIds', ...Object.keys(is)],
  }
}
