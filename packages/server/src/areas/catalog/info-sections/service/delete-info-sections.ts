import { InfoSectionDeleted, InfoSectionNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import { saveChanges } from '../../products/service/change-products.ts'
import { findProducts } from '../../products/store/find-products.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { removeSections } from '../rules/info-sections.ts'
import * as store from '../store/info-sections.ts'
import type { InfoSectionResult } from './info-sections.ts'

/** Products updated per batch; keeps memory bounded. */
const BATCH_SIZE = 200

/** Deletes sections and removes them from every product. */
export async function deleteInfoSections(
  tx: Tx,
  deps: CatalogDeps,
  ids: readonly string[],
): Promise<InfoSectionResult[]> {
  await store.lockSectionNames(tx)
  const before = await store.findInfoSections(tx, ids, 'change')
  const existing = [...before.keys()]
  await removeFromProducts(tx, deps, existing)
  await store.deleteInfoSections(tx, existing)
  const definition = InfoSectionDeleted
  const shared = [...before.values()].filter(({ ownedBy }) => ownedBy === null)
  await deps.events.append(
    tx,
    ...shared.map((section) => ({ definition, entityId: section.id, before: section })),
  )
  return ids.map((id) => before.get(id.toLowerCase()) ?? InfoSectionNotFound({ id }))
}

async function removeFromProducts(
  tx: Tx,
  deps: CatalogDeps,
  sectionIds: readonly string[],
): Promise<void> {
  if (sectionIds.length === 0) return
  for (;;) {
    const ids = await store.findProductsWithSection(tx, sectionIds, BATCH_SIZE)
    if (ids.length === 0) return
    const products = await findProducts(tx, ids, { variants: false, lock: true })
    await saveChanges(
      tx,
      deps,
      products.map((before) => ({ before, after: removeSections(before, sectionIds) })),
    )
  }
}
