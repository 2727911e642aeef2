import { BrandCreated, CollectionCreated, RibbonCreated } from '@vitrine/contract/catalog'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  blankCategory,
  type Category,
  countTree,
  findNodes,
  findOwners,
  insertCategories,
  MAX_LEVELS,
} from '../../categories/index.ts'
import { type LabelKind, lockLabelNames } from '../../labels/index.ts'
import { readDocument } from '../../rich-content/index.ts'
import { claimSlug, requestedSlug, slugRoots } from '../../shared/rules/slug.ts'
import { withoutUndefined } from '../../shared/rules/without-undefined.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findIds, findTakenSlugs, lockNames } from '../../shared/store/references.ts'
import type { ForeignCollection, ForeignLabel } from '../rules/foreign-catalog.ts'
import { insertLabelsAs } from '../store/restore-parts.ts'
import { findForeignPictures } from './foreign-pictures.ts'

const createdFacts = { brand: BrandCreated, ribbon: RibbonCreated } as const

/** Creates labels under their own ids; returns how many were new. */
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
      .map((after) => ({ definition: createdFacts[kind], entityId: after.id, after })),
  )
  return ids.size
}

/** Creates collections under their own ids; existing ones stay unchanged. */
export async function restoreCollections(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events' | 'media'>,
  collections: readonly ForeignCollection[],
): Promise<number> {
  await lockNames(tx, 'collections')
  const existing = await findIds(
    tx,
    'collections',
    collections.map(({ id }) => id),
  )
  const missing = collections.filter(({ id }) => !existing.has(id))
  const requests = missing.map(({ slug, name }) => requestedSlug(slug, name, 'collection'))
  const taken = await findTakenSlugs(tx, 'collections', slugRoots(requests))
  taken.add('all-products')
  const place = await treePlacementsFor(tx, missing)
  const content = await contentFor(tx, deps, missing)
  const added = missing.map((one, at) => ({
    ...content(one),
    slug: claimSlug(requests[at] as string, taken),
    ...place(one),
  }))
  await insertCategories(tx, added)
  const definition = CollectionCreated
  await deps.events.append(tx, ...added.map((after) => ({ definition, entityId: after.id, after })))
  return added.length
}

/** The content of a collection. A handle that another one has is left out. */
async function contentFor(
  tx: Tx,
  deps: Pick<CatalogDeps, 'media'>,
  requested: readonly ForeignCollection[],
): Promise<(one: ForeignCollection) => Category> {
  const pictures = requested.flatMap(({ image }) => image ?? [])
  const media = await findForeignPictures(tx, deps, pictures, 'image.url')
  const handles = requested.flatMap(({ handle }) => handle ?? [])
  const taken = new Set((await findOwners(tx, 'handle', handles)).keys())
  const claimed = (handle: string | null | undefined) => {
    if (!handle || taken.has(handle)) return null
    taken.add(handle)
    return handle
  }
  const provided = { field: 'document', now: tx.now, mint: newId }
  return (one) => {
    const { id, name, document, image: picture, handle, description, ...more } = one
    const image = (picture && media.get(picture.id)) ?? null
    const readContent = document ? readDocument(document, provided) : null
    return {
      ...blankCategory(tx),
      ...withoutUndefined(more),
      id,
      name,
      description,
      document: readContent,
      image,
      cover: image,
      handle: claimed(handle),
    }
  }
}

interface TreePlacement {
  readonly ancestorIds: readonly string[]
  readonly visible: boolean
  children: number
}

/** The position of each, last among its siblings: below its parent when that exists, else at the root. */
async function treePlacementsFor(tx: Tx, requested: readonly ForeignCollection[]) {
  const found = await findNodes(
    tx,
    requested.flatMap(({ parentId }) => parentId ?? []),
  )
  const { top } = await countTree(tx)
  const root: TreePlacement = { ancestorIds: [], visible: true, children: top }
  const placed = new Map<string, TreePlacement>(
    [...found.values()].map(({ id, ancestorIds, visible, childCount }) => [
      id,
      { ancestorIds: [...ancestorIds, id], visible, children: childCount },
    ]),
  )
  return ({ id, parentId, visible: isShown }: ForeignCollection) => {
    const existing = parentId ? placed.get(parentId) : undefined
    const parent = existing && existing.ancestorIds.length < MAX_LEVELS ? existing : root
    const { ancestorIds } = parent
    const visible = isShown && parent.visible
    const position = parent.children
    parent.children += 1
    placed.set(id, { ancestorIds: [...ancestorIds, id], visible, children: 0 })
    return { parentId: ancestorIds.at(-1) ?? null, ancestorIds, position, visible }
  }
}
