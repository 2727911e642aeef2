import type { Tx } from '../../../../platform/tx.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { lockNames } from '../../shared/store/references.ts'
import type { Category } from '../model/category.ts'
import { findCollectionsByName } from '../store/collections.ts'
import { changeCategories } from './change-categories.ts'
import { createCategories } from './create-categories.ts'
import { deleteCategory } from './delete-category.ts'
import { requireOwnCollection } from './own-collections.ts'

export interface NewCollection {
  readonly name: string
  readonly slug?: string
  readonly description?: string
  readonly visible?: boolean
}
export type CollectionChanges = Partial<NewCollection>

/** Callers with a flat list add at the root, and a taken slug gets a number. */
const numbered = { takenSlug: 'number' } as const

export const createCollections = (
  tx: Tx,
  deps: CatalogDeps,
  requested: readonly NewCollection[],
): Promise<Category[]> => createCategories(tx, deps, requested, numbered)

export async function updateCollection(
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  changes: CollectionChanges,
): Promise<Category> {
  const before = await lockCollection(tx, id)
  const [result] = await changeCategories(tx, deps, [{ ...changes, id: before.id }], numbered)
  if (result instanceof Error) throw result
  return result as Category
}

/** A collection to change, and the tree it is in, locked until the end of the transaction. */
export async function lockCollection(tx: Tx, id: string): Promise<Category> {
  await lockNames(tx, 'collections')
  return requireOwnCollection(tx, id)
}

/** Deletes one collection only: its children move up to its parent. */
export async function deleteCollection(tx: Tx, deps: CatalogDeps, id: string): Promise<void> {
  const before = await lockCollection(tx, id)
  await deleteCategory(tx, deps, before.id, { below: 'lift' })
}

/** Ids of collections by case-insensitive name; missing ones are created. */
export async function ensureCollections(
  tx: Tx,
  deps: CatalogDeps,
  names: readonly string[],
): Promise<Map<string, string>> {
  const distinctNames = [...new Set(names)]
  if (distinctNames.length === 0) return new Map()
  const existing = await findCollectionsByName(tx, distinctNames)
  const missing = new Map(
    distinctNames
      .filter((name) => !existing.has(name))
      .map((name) => [name.toLowerCase(), { name }]),
  )
  const created = await createCollections(tx, deps, [...missing.values()])
  const idByName = new Map(created.map(({ name, id }) => [name.toLowerCase(), id]))
  return new Map(
    distinctNames.map((name) => [
      name,
      existing.get(name) ?? (idByName.get(name.toLowerCase()) as string),
    ]),
  )
}
