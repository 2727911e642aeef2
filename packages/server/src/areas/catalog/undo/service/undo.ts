import type { Tx } from '../../../../platform/tx.ts'
import type { Conflict, FactToUndo, UndoHandler } from '../../../site/undo/index.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { undoCategories } from './undo-categories.ts'
import { undoCustomizations } from './undo-customizations.ts'
import { undoInfoSections } from './undo-info-sections.ts'
import { undoLabels } from './undo-labels.ts'
import { undoProducts } from './undo-products.ts'

type Undo = (tx: Tx, deps: CatalogDeps, facts: readonly FactToUndo[]) => Promise<Conflict[]>

/** How the facts of each entity of the catalog are reverted. Entities with the same handler are reverted together. */
export function undoHandlersOf(deps: CatalogDeps) {
  const withDeps =
    (undo: Undo): UndoHandler =>
    (tx, facts) =>
      undo(tx, deps, facts)
  const products = withDeps(undoProducts)
  const categories = withDeps(undoCategories)
  return {
    product: products,
    variants: products,
    collection: categories,
    category: categories,
    brand: (tx, facts) => undoLabels(tx, deps, 'brand', facts),
    ribbon: (tx, facts) => undoLabels(tx, deps, 'ribbon', facts),
    info_section: withDeps(undoInfoSections),
    customization: withDeps(undoCustomizations),
  } satisfies Readonly<Record<string, UndoHandler>>
}
