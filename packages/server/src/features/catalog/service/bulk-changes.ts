import { InfoSectionNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { ProductChanges } from '../model/commands.ts'
import { adjustVariants, type VariantAdjustments } from '../rules/adjust-variants.ts'
import { changeProduct } from '../rules/change-product.ts'
import { addSections, removeSections } from '../rules/info-sections.ts'
import { setVariants, type VariantValues } from '../rules/set-variants.ts'
import { changeTags, type TagChanges } from '../rules/tags.ts'
import { findInfoSections } from '../store/info-sections.ts'
import { changeEach, type Target } from './change-each.ts'
import { type CatalogDeps, decimalsOf, resolveReferences } from './context.ts'
import { shared } from './info-sections.ts'

/** Everything of a product that may be the same for many. */
export type SharedChanges = Omit<ProductChanges, 'slug' | 'options' | 'variants'>

/** What is done alike to many products, with as many statements as to one; each is refused alone. */
export const bulkChanges = (deps: CatalogDeps) => ({
  /** The same changes for many products. */
  async changeAlike(tx: Tx, targets: readonly Target[], changes: SharedChanges) {
    const setting = await resolveReferences(tx, deps, [changes])
    return changeEach(tx, deps, targets, (before) => changeProduct(before, changes, setting))
  },

  /** Moves prices and costs of all variants. */
  async adjustVariants(tx: Tx, targets: readonly Target[], adjustments: VariantAdjustments) {
    const decimals = await decimalsOf(tx, deps)
    return changeEach(tx, deps, targets, (before) => adjustVariants(before, adjustments, decimals))
  },

  /** Gives all variants the same values. */
  async setVariants(tx: Tx, targets: readonly Target[], values: VariantValues) {
    const decimals = await decimalsOf(tx, deps)
    return changeEach(tx, deps, targets, (before) => setVariants(before, values, decimals))
  },

  /** Puts tags on products and takes others off. */
  changeTags: (tx: Tx, targets: readonly Target[], changes: TagChanges) =>
    changeEach(tx, deps, targets, (before) => changeTags(before, changes), plain),

  /** Shared sections by their ids; throws where one of them is none. */
  requireSections,

  /** Puts shared sections behind those that products have. */
  async addSections(tx: Tx, targets: readonly Target[], ids: readonly string[], reading = plain) {
    const added = await requireSections(tx, ids)
    return changeEach(tx, deps, targets, (before) => addSections(before, added), reading)
  },

  removeSections: (tx: Tx, targets: readonly Target[], ids: readonly string[], reading = plain) =>
    changeEach(tx, deps, targets, (before) => removeSections(before, ids), reading),
})

/** What is done to a product alone leaves its variants unread. */
const plain = { variants: false }

/** Shared sections by their ids, held in place; what is a product's own is not for others. */
async function requireSections(tx: Tx, ids: readonly string[]) {
  const found = await findInfoSections(tx, ids, 'use')
  return ids.map((id) => {
    const section = found.get(id.toLowerCase())
    if (!section || section.ownedBy !== null) throw InfoSectionNotFound({ id })
    return shared(section)
  })
}
