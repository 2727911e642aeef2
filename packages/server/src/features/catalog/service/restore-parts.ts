import { BrandCreated, CollectionCreated, RibbonCreated } from '@vitrine/contract/catalog'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { readDocument } from '../../rich-content/index.ts'
import type { Category } from '../model/category.ts'
import type { LabelKind } from '../model/label.ts'
import { MOST_LEVELS } from '../rules/category-tree.ts'
import type { ForeignCollection, ForeignLabel } from '../rules/restored.ts'
import { claimSlug, slugRoots, wishedSlug } from '../rules/slug.ts'
import { withoutUndefined } from '../rules/variants.ts'
import { countTree, findNodes, findOwners, insertCategories } from '../store/category-tree.ts'
import { lockLabelNames } from '../store/labels.ts'
import { findTakenSlugs, lockNames } from '../store/references.ts'
import { findIds, insertLabelsAs } from '../store/restore-parts.ts'
import type { CatalogDeps } from './context.ts'
import { blankCategory } from './create-categories.ts'
import { findForeignPictures } from './foreign-pictures.ts'

const made = { brand: BrandCreated, ribbon: RibbonCreated } as const

/** Adds labels under the ids they bring; answers how many were new. */
export async function restoreLabels(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  kind: LabelKind,
  labels: readonly ForeignLabel[],
): Promise<number> {
  await lockLabelNames(tx, kind)
  const ids = new Set(await insertLabelsAs(tx, kind, labels))
  await events.append(
    tx,
    ...labels
      .filter(({ id, deletedDate }) => ids.has(id) && !deletedDate)
      .map((after) => ({ definition: made[kind], entityId: after.id, after })),
  )
  return ids.size
}

/** Adds collections under the ids they bring; one that is there stays as it is. */
export async function restoreCollections(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events' | 'media'>,
  collections: readonly ForeignCollection[],
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
  const content = await contentFor(tx, deps, missing)
  const added = missing.map((one, at) => ({
    ...content(one),
    slug: claimSlug(wishes[at] as string, taken),
    ...place(one),
  }))
  await insertCategories(tx, added)
  const definition = CollectionCreated
  await deps.events.append(tx, ...added.map((after) => ({ definition, entityId: after.id, after })))
  return added.length
}

/** What a collection says of itself. A handle that another one has is left to that one. */
async function contentFor(
  tx: Tx,
  deps: Pick<CatalogDeps, 'media'>,
  wanted: readonly ForeignCollection[],
): Promise<(one: ForeignCollection) => Category> {
  const pictures = wanted.flatMap(({ image }) => image ?? [])
  const media = await findForeignPictures(tx, deps, pictures, 'image.url')
  const handles = wanted.flatMap(({ handle }) => handle ?? [])
  const taken = new Set((await findOwners(tx, 'handle', handles)).keys())
  const claimed = (handle: string | null | undefined) => {
    if (!handle || taken.has(handle)) return null
    taken.add(handle)
    return handle
  }
  const given = { field: 'document', now: tx.now, mint: newId }
  return (one) => {
    const { id, name, document, image: picture, handle, description, ...more } = one
    const image = (picture && media.get(picture.id)) ?? null
    const written = document ? readDocument(document, given) : null
    return {
      ...blankCategory(tx),
      ...withoutUndefined(more),
      ...{ id, name, description, document: written, image, cover: image, handle: claimed(handle) },
    }
  }
}

interface Placed {
  readonly ancestorIds: readonly string[]
  readonly visible: boolean
  children: number
}

/** Where each one goes, last among its siblings: below its parent when that is there, else to the top. */
async function placesFor(tx: Tx, wanted: readonly ForeignCollection[]) {
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
  return ({ id, parentId, visible: isShown }: ForeignCollection) => {
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
