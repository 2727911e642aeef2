import type { Tx } from '../../../../platform/tx.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import type { Conflict, FactToUndo } from '../model/undo.ts'
import { undoCategories } from './undo-categories.ts'
import { undoCustomizations } from './undo-customizations.ts'
import { undoInfoSections } from './undo-info-sections.ts'
import { undoLabels } from './undo-labels.ts'
import { undoProducts } from './undo-products.ts'

type Undo = (tx: Tx, deps: CatalogDeps, facts: readonly FactToUndo[]) => Promise<Conflict[]>

/** The undo handler for each entity of the ledger. */
const undoHandlers: Readonly<Record<string, Undo>> = {
  product: undoProducts,
  variants: undoProducts,
  collection: undoCategories,
  category: undoCategories,
  brand: (tx, deps, facts) => undoLabels(tx, deps, 'brand', facts),
  ribbon: (tx, deps, facts) => undoLabels(tx, deps, 'ribbon', facts),
  info_section: undoInfoSections,
  customization: undoCustomizations,
}

/**
 * Reverts facts in the given order, the newest first. Consecutive facts of one kind are reverted together, so
 * that the number of statements depends on the kinds and not on the facts.
 */
export async function undo(
  tx: Tx,
  deps: CatalogDeps,
  facts: readonly FactToUndo[],
): Promise<Conflict[]> {
  const [first] = facts
  const take = first && undoHandlers[first.entity]
  return take ? take(tx, deps, facts) : []
}

/** Facts that are reverted together have the same handler. */
export const undoHandlerOf = (entity: string): Undo | undefined => undoHandlers[entity]
