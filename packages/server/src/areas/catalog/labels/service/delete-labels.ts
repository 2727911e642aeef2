import { BrandDeleted, RibbonDeleted } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import { saveChanges } from '../../products/service/change-products.ts'
import { findProducts } from '../../products/store/find-products.ts'
import type { Product } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import type { LabelKind } from '../model/label.ts'
import * as store from '../store/labels.ts'
import { type LabelResult, labelNotFound } from './labels.ts'

const deleted = { brand: BrandDeleted, ribbon: RibbonDeleted } as const

/** Products updated per batch; keeps memory bounded. */
const BATCH_SIZE = 200

/** Deletes labels. Products keep a deleted brand; a ribbon is removed from them. */
export async function deleteLabels(
  tx: Tx,
  deps: CatalogDeps,
  kind: LabelKind,
  ids: readonly string[],
): Promise<LabelResult[]> {
  await store.lockLabelNames(tx, kind)
  const before = await store.findLabels(tx, kind, ids, { lock: true })
  const existing = [...before.keys()]
  if (kind === 'ribbon') await removeFromProducts(tx, deps, existing)
  await store.deleteLabels(tx, kind, existing)
  const definition = deleted[kind]
  await deps.events.append(
    tx,
    ...[...before.values()].map((label) => ({ definition, entityId: label.id, before: label })),
  )
  return ids.map((id) => before.get(id.toLowerCase()) ?? labelNotFound[kind]({ id }))
}

async function removeFromProducts(
  tx: Tx,
  deps: CatalogDeps,
  ribbonIds: readonly string[],
): Promise<void> {
  const removed = new Set(ribbonIds)
  for (;;) {
    const ids = await store.findProductsWithRibbon(tx, ribbonIds, BATCH_SIZE)
    if (ids.length === 0) return
    const products = await findProducts(tx, ids, { variants: false, lock: true })
    await saveChanges(
      tx,
      deps,
      products.map((before) => ({ before, after: withoutRibbons(before, removed) })),
    )
  }
}

const withoutRibbons = (before: Product, removed: ReadonlySet<string>): Product => ({
  ...before,
  ribbon: before.ribbon && removed.has(before.ribbon.id) ? null : before.ribbon,
  additionalRibbons: before.additionalRibbons.filter(({ id }) => !removed.has(id)),
})
