import { InfoSectionNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import {
  addSections,
  asSharedSection,
  findInfoSections,
  removeSections,
} from '../../info-sections/index.ts'
import type { ProductChanges } from '../../shared/model/commands.ts'
import { type CatalogDeps, decimalsOf } from '../../shared/service/context.ts'
import {
  adjustVariants,
  setVariants,
  type VariantAdjustments,
  type VariantValues,
} from '../../variants/index.ts'
import { changeProduct } from '../rules/change-product.ts'
import { changeTags, type TagChanges } from '../rules/tags.ts'
import { changeEach, type Target } from './change-each.ts'
import { resolveReferences } from './resolve-references.ts'

/** The fields that may be set to the same value on many products. */
export type SharedChanges = Omit<ProductChanges, 'slug' | 'options' | 'variants'>

/**
 * Bulk operations on many products with a constant number of statements; each product is refused on its own.
 */
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

  /** Sets the same values on all variants. */
  async setVariants(tx: Tx, targets: readonly Target[], values: VariantValues) {
    const decimals = await decimalsOf(tx, deps)
    return changeEach(tx, deps, targets, (before) => setVariants(before, values, decimals))
  },

  /** Adds and removes tags. */
  changeTags: (tx: Tx, targets: readonly Target[], changes: TagChanges) =>
    changeEach(tx, deps, targets, (before) => changeTags(before, changes), plain),

  /** Shared sections by id; throws when one does not exist. */
  requireSections,

  /** Appends shared sections to products. */
  async addSections(tx: Tx, targets: readonly Target[], ids: readonly string[], reading = plain) {
    const added = await requireSections(tx, ids)
    return changeEach(tx, deps, targets, (before) => addSections(before, added), reading)
  },

  removeSections: (tx: Tx, targets: readonly Target[], ids: readonly string[], reading = plain) =>
    changeEach(tx, deps, targets, (before) => removeSections(before, ids), reading),
})

/** For changes of the product alone: variants are not read. */
const plain = { variants: false }

/** Shared sections by id, locked against deletion; a product's own sections are excluded. */
async function requireSections(tx: Tx, ids: readonly string[]) {
  const found = await findInfoSections(tx, ids, 'use')
  return ids.map((id) => {
    const section = found.get(id.toLowerCase())
    if (!section || section.ownedBy !== null) throw InfoSectionNotFound({ id })
    return asSharedSection(section)
  })
}
