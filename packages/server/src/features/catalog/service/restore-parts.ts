import { BrandCreated, CollectionCreated, RibbonCreated } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { LabelKind } from '../model/label.ts'
import type { Label } from '../model/product.ts'
import { MOST_LEVELS } from '../rules/category-tree.ts'
import { claimSlug, slugRoots, wishedSlug } from '../rules/slug.ts'
import { countTree, findNodes, insertCategories } from '../store/category-tree.ts'
import { lockLabelNames } from '../store/labels.ts'
import type { PlainCollection } from '../store/page-parts.ts'
import { findTakenSlugs, lockNames } from '../store/references.ts'
import { findIds, insertLabelsAs } from '../store/restore-parts.ts'
import type { CatalogDeps } from './context.ts'
import { blankCategory } from './create-categories.ts'

const made = { brand: BrandCreated, ribbon: RibbonCreated } as const

/** Adds labels under the ids they bring; answers how many were new. */
export async function restoreLabels(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  kind: LabelKind,
  labels: readonly Label[],
): Promise<number> {
  await lockLabelNames(tx, kind)
  const ids = new Set(await insertLabelsAs(tx, kind, labels))
  await events.append(
    tx,
    ...labels
      .filter(({ id }) => ids.has(id))
      .map((after) => ({ definition: made[kind], entityId: after.id, after })),
  )
  return ids.size
}

/** Adds collections under the ids they bring; one that is there stays as it is. */
export async function restoreCollections(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  collections: readonly PlainCollection[],
): Promise<number> {
  await lockNames(tx, 'collections')
  const known = await findIds(
    tx,
    'collections',
    collections.map(({ id }) => id),
  )
  const missing = collections.filter(({ id }) => !known.has(id))
  const wishes = missing.map(({ slug, name }) => wishedSlug(slug, name, 'collection'))
  const taken = await findTakenSlugs(tx, 'collections', slugRoots(wishes))
  taken.add('all-products')
  const place = await placesFor(tx, missing)
  const added = missing.map((one, at) => ({
    ...blankCategory(tx),
    ...one,
    slug: claimSlug(wishes[at] as string, taken),
    ...place(one),
  }))
  await insertCategories(tx, added)
  const definition = CollectionCreated
  await events.append(tx, ...added.map((after) => ({ definition, entityId: after.id, after })))
  return added.length
}

interface Placed {
  readonly ancestorIds: readonly string[]
  readonly visible: boolean
  children: number
}

/** Where each one goes, last among its siblings: below its parent when that is there, else to the top. */
async function placesFor(tx: Tx, wanted: readonly PlainCollection[]) {
  const found = await findNodes(
    tx,
    wanted.flatMap(({ parentId }) => parentId ?? []),
  )
  const { top } = await countTree(tx)
  const root: Placed = { ancestorIds: [], visible: true, children: top }
  const placed = new Map<string, Placed>(
    [...found.values()].map(({ id, ancestorIds, visible, childCount }) => [
      id,
      { ancestorIds: [...ancestorIds, id], visible, children: childCount },
    ]),
  )
  return ({ id, parentId, visible: isShown }: PlainCollection) => {
    const known = parentId ? placed.get(parentId) : undefined
    const parent = known && known.ancestorIds.length < MOST_LEVELS ? known : root
    const { ancestorIds } = parent
    const visible = isShown && parent.visible
    const position = parent.children
    parent.children += 1
    placed.set(id, { ancestorIds: [...ancestorIds, id], visible, children: 0 })
    return { parentId: ancestorIds.at(-1) ?? null, ancestorIds, position, visible }
  }
}
