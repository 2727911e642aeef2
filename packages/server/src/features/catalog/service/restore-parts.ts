import { BrandCreated, CollectionCreated, RibbonCreated } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { LabelKind } from '../model/label.ts'
import type { Label } from '../model/product.ts'
import { claimSlug, slugRoots, wishedSlug } from '../rules/slug.ts'
import { saveCollections } from '../store/collections.ts'
import { lockLabelNames } from '../store/labels.ts'
import type { PlainCollection } from '../store/page-parts.ts'
import { findTakenSlugs, lockNames } from '../store/references.ts'
import { findIds, insertLabelsAs } from '../store/restore-parts.ts'
import type { CatalogDeps } from './context.ts'

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
  const added = missing.map((one, at) => ({
    ...one,
    slug: claimSlug(wishes[at] as string, taken),
    productCount: 0,
    cover: null,
  }))
  await saveCollections(tx, added)
  const definition = CollectionCreated
  await events.append(tx, ...added.map((after) => ({ definition, entityId: after.id, after })))
  return added.length
}
