import { InfoSectionDeleted, InfoSectionNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import { removeSections } from '../rules/info-sections.ts'
import { findProducts } from '../store/find-products.ts'
import * as store from '../store/info-sections.ts'
import { saveChanges } from './change-products.ts'
import type { CatalogDeps } from './context.ts'
import type { SectionOutcome } from './info-sections.ts'

/** Products that lose their section at a time, so that memory does not grow with them. */
const PRODUCTS_AT_ONCE = 200

/** Deletes sections, and takes them off every product. */
export async function deleteInfoSections(
  tx: Tx,
  deps: CatalogDeps,
  ids: readonly string[],
): Promise<SectionOutcome[]> {
  await store.lockSectionNames(tx)
  const before = await store.findInfoSections(tx, ids, 'change')
  const known = [...before.keys()]
  await takeOff(tx, deps, known)
  await store.deleteInfoSections(tx, known)
  const definition = InfoSectionDeleted
  const shared = [...before.values()].filter(({ ownedBy }) => ownedBy === null)
  await deps.events.append(
    tx,
    ...shared.map((section) => ({ definition, entityId: section.id, before: section })),
  )
  return ids.map((id) => before.get(id.toLowerCase()) ?? InfoSectionNotFound({ id }))
}

async function takeOff(tx: Tx, deps: CatalogDeps, sectionIds: readonly string[]): Promise<void> {
  if (sectionIds.length === 0) return
  for (;;) {
    const ids = await store.findProductsWithSection(tx, sectionIds, PRODUCTS_AT_ONCE)
    if (ids.length === 0) return
    const products = await findProducts(tx, ids, { variants: false, lock: true })
    await saveChanges(
      tx,
      deps,
      products.map((before) => ({ before, after: removeSections(before, sectionIds) })),
    )
  }
}
