import type { Tx } from '../../../platform/tx.ts'
import type { Conflict, UndoneFact } from '../model/undo.ts'
import type { CatalogDeps } from './context.ts'
import { undoCategories } from './undo-categories.ts'
import { undoCustomizations } from './undo-customizations.ts'
import { undoInfoSections } from './undo-info-sections.ts'
import { undoLabels } from './undo-labels.ts'
import { undoProducts } from './undo-products.ts'

type Undo = (tx: Tx, deps: CatalogDeps, facts: readonly UndoneFact[]) => Promise<Conflict[]>

/** Who takes back what happened to which entity of the ledger. */
const undoes: Readonly<Record<string, Undo>> = {
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
 * Takes facts back in the order they come, the newest first. What happened to things of one kind in a row is
 * worked out together, so that the number of statements follows the kinds and not the facts.
 */
export async function undo(
  tx: Tx,
  deps: CatalogDeps,
  facts: readonly UndoneFact[],
): Promise<Conflict[]> {
  const [first] = facts
  const take = first && undoes[first.entity]
  return take ? take(tx, deps, facts) : []
}

/** Facts that are taken back together have the same. */
export const undoneWith = (entity: string): Undo | undefined => undoes[entity]
