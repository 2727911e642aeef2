import { UndoConflicts } from '@vitrine/contract/history'
import type { Tx } from '../../../../platform/tx.ts'
import { encodeConflict } from '../codec.ts'
import { type AttributedConflict, type GroupedFact, groupOf, type HistoryDeps } from '../model.ts'
import { attributeConflict } from '../rules/attribute-conflict.ts'
import { groupRuns } from '../rules/runs.ts'
import { recordUndone } from '../store/facts.ts'
import { findLaterChanges } from '../store/later-changes.ts'
import { relinkToImports } from '../store/relink-imports.ts'

/** Maximum number of conflicts in one response. */
export const MAX_CONFLICTS = 100

/**
 * Undoes facts, the newest first, all in the current transaction. A conflict with any of them is
 * thrown, so that nothing is half undone.
 */
export async function undoFacts(
  tx: Tx,
  { undoHandlers }: Pick<HistoryDeps, 'undoHandlers'>,
  facts: readonly GroupedFact[],
  relatedFacts: readonly GroupedFact[] = facts,
): Promise<void> {
  const conflicts: AttributedConflict[] = []
  for (const { undo, facts: runFacts } of groupRuns(undoHandlers, facts, relatedFacts)) {
    const foundConflicts = await undo(tx, runFacts)
    conflicts.push(
      ...(conflicts.length === 0 ? foundConflicts : foundConflicts.filter(isDirectConflict)),
    )
  }
  if (conflicts.length > 0) throw await conflictsError(tx, facts, conflicts)
  const restoredProducts = facts.filter(({ name }) => name === 'product.deleted')
  await relinkToImports(
    tx,
    restoredProducts.map(({ entityId }) => entityId),
  )
  await recordUndone(tx, facts, groupOf(tx))
}

/** Missing references are only a consequence of another conflict. */
const isDirectConflict = ({ reason }: AttributedConflict) =>
  reason === 'CHANGED' || reason === 'TAKEN'

async function conflictsError(
  tx: Tx,
  facts: readonly GroupedFact[],
  conflicts: readonly AttributedConflict[],
): Promise<Error> {
  const listedConflicts = conflicts.slice(0, MAX_CONFLICTS)
  const first = facts.at(-1)?.seq ?? '0'
  const groups = [...new Set([...facts.map(({ group }) => group), groupOf(tx)])]
  const ids = [...new Set(listedConflicts.map(({ entity }) => entity.id))]
  const later = await findLaterChanges(tx, ids, { after: first, groups })
  return UndoConflicts({
    conflicts: listedConflicts.map((one) => encodeConflict(attributeConflict(one, later))),
    total: conflicts.length,
  })
}
