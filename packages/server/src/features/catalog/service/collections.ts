import { isDeepStrictEqual } from 'node:util'
import {
  CollectionCreated,
  CollectionDeleted,
  CollectionIsBuiltIn,
  CollectionNotFound,
} from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { collectionChanged } from '../events.ts'
import type { Collection } from '../model/shop.ts'
import { claimSlug, slugRoots, wishedSlug } from '../rules/slug.ts'
import { withoutUndefined } from '../rules/variants.ts'
import {
  deleteCollection as deleteRow,
  findCollection,
  findCollectionsByName,
  lockCollections,
  saveCollections,
} from '../store/collections.ts'
import { findTakenSlugs, lockNames } from '../store/references.ts'
import type { CatalogDeps } from './context.ts'

export interface NewCollection {
  readonly name: string
  readonly slug?: string
  readonly description?: string
  readonly visible?: boolean
}
export type CollectionChanges = Partial<NewCollection>

export async function createCollections(
  tx: Tx,
  { events }: CatalogDeps,
  wanted: readonly NewCollection[],
): Promise<Collection[]> {
  if (wanted.length === 0) return []
  await lockNames(tx, 'collections')
  const bases = wanted.map(({ slug, name }) => wishedSlug(slug, name, 'collection'))
  const taken = await findTakenSlugs(tx, 'collections', slugRoots(bases))
  taken.add('all-products')
  const collections = wanted.map(({ name, description = '', visible = true }, index) => ({
    id: newId(),
    name,
    slug: claimSlug(bases[index] as string, taken),
    description,
    visible,
    productCount: 0,
    cover: null,
  }))
  await saveCollections(tx, collections)
  const definition = CollectionCreated
  await events.append(
    tx,
    ...collections.map((after) => ({ definition, entityId: after.id, after })),
  )
  return collections
}

export async function updateCollection(
  tx: Tx,
  { events }: CatalogDeps,
  id: string,
  changes: CollectionChanges,
): Promise<Collection> {
  const before = await requireOwnCollection(tx, id)
  const after = { ...before, ...withoutUndefined(changes) }
  if (after.slug !== before.slug) {
    await lockNames(tx, 'collections')
    const base = wishedSlug(after.slug, after.name, 'collection')
    const taken = await findTakenSlugs(tx, 'collections', slugRoots([base]), [before.id])
    after.slug = claimSlug(base, taken.add('all-products'))
  }
  if (isDeepStrictEqual(before, after)) return before
  await saveCollections(tx, [after])
  await events.append(tx, collectionChanged(before, after))
  return after
}

export async function deleteCollection(tx: Tx, { events }: CatalogDeps, id: string): Promise<void> {
  const before = await requireOwnCollection(tx, id)
  await deleteRow(tx, before.id)
  await events.append(tx, { definition: CollectionDeleted, entityId: before.id, before })
}

/** Ids of collections by their names without regard to case; those that are missing are added. */
export async function ensureCollections(
  tx: Tx,
  deps: CatalogDeps,
  names: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  const known = await findCollectionsByName(tx, wanted)
  const missing = new Map(
    wanted.filter((name) => !known.has(name)).map((name) => [name.toLowerCase(), { name }]),
  )
  const made = await createCollections(tx, deps, [...missing.values()])
  const idByName = new Map(made.map(({ name, id }) => [name.toLowerCase(), id]))
  return new Map(
    wanted.map((name) => [name, known.get(name) ?? (idByName.get(name.toLowerCase()) as string)]),
  )
}

/** A collection that may be changed, held until the transaction ends. */
export async function requireOwnCollection(tx: Tx, id: string): Promise<Collection> {
  if (id === ALL_PRODUCTS_ID) throw CollectionIsBuiltIn({ collectionId: id })
  const [known] = await lockCollections(tx, [id])
  const collection = known && (await findCollection(tx, { id: known }, false))
  if (!collection) throw CollectionNotFound({ collectionId: id })
  return collection
}
