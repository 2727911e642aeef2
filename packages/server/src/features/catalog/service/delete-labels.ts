import { BrandDeleted, RibbonDeleted } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { LabelKind } from '../model/label.ts'
import type { Product } from '../model/product.ts'
import { findProducts } from '../store/find-products.ts'
import * as store from '../store/labels.ts'
import { saveChanges } from './change-products.ts'
import type { CatalogDeps } from './context.ts'
import { type LabelOutcome, labelNotFound } from './labels.ts'

const deleted = { brand: BrandDeleted, ribbon: RibbonDeleted } as const

/** Products that lose their ribbon at a time, so that memory does not grow with them. */
const PRODUCTS_AT_ONCE = 200

/** Deletes labels. A brand stays on its products; a ribbon is taken off them. */
export async function deleteLabels(
  tx: Tx,
  deps: CatalogDeps,
  kind: LabelKind,
  ids: readonly string[],
): Promise<LabelOutcome[]> {
  await store.lockLabelNames(tx, kind)
  const before = await store.findLabels(tx, kind, ids, { lock: true })
  const known = [...before.keys()]
  if (kind === 'ribbon') await takeOff(tx, deps, known)
  await store.deleteLabels(tx, kind, known)
  const definition = deleted[kind]
  await deps.events.append(
    tx,
    ...[...before.values()].map((label) => ({ definition, entityId: label.id, before: label })),
  )
  return ids.map((id) => before.get(id.toLowerCase()) ?? labelNotFound[kind]({ id }))
}

async function takeOff(tx: Tx, deps: CatalogDeps, ribbonIds: readonly string[]): Promise<void> {
  const gone = new Set(ribbonIds)
  for (;;) {
    const ids = await store.findProductsWithRibbon(tx, ribbonIds, PRODUCTS_AT_ONCE)
    if (ids.length === 0) return
    const products = await findProducts(tx, ids, { variants: false, lock: true })
    await saveChanges(
      tx,
      deps,
      products.map((before) => ({ before, after: withoutRibbons(before, gone) })),
    )
  }
}

const withoutRibbons = (before: Product, gone: ReadonlySet<string>): Product => ({
  ...before,
  ribbon: before.ribbon && gone.has(before.ribbon.id) ? null : before.ribbon,
  additionalRibbons: before.additionalRibbons.filter(({ id }) => !gone.has(id)),
})
