import type { Tx } from '../../../platform/tx.ts'
import type { Category } from '../model/category.ts'
import { findCollectionsByName } from '../store/collections.ts'
import { lockNames } from '../store/references.ts'
import { changeCategories } from './change-categories.ts'
import type { CatalogDeps } from './context.ts'
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

/** Who sees a flat list adds at the top, and never fails for a slug. */
const numbered = { takenSlug: 'number' } as const

export const createCollections = (
  tx: Tx,
  deps: CatalogDeps,
  wanted: readonly NewCollection[],
): Promise<Category[]> => createCategories(tx, deps, wanted, numbered)

export async function updateCollection(
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  changes: CollectionChanges,
): Promise<Category> {
  await lockNames(tx, 'collections')
  const before = await requireOwnCollection(tx, id)
  const [outcome] = await changeCategories(tx, deps, [{ ...changes, id: before.id }], numbered)
  if (outcome instanceof Error) throw outcome
  return outcome as Category
}

/** Deletes one collection alone: those below it come into its place. */
export async function deleteCollection(tx: Tx, deps: CatalogDeps, id: string): Promise<void> {
  await lockNames(tx, 'collections')
  const before = await requireOwnCollection(tx, id)
  await deleteCategory(tx, deps, before.id, { below: 'lift' })
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
