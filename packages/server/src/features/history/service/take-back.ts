import { UndoConflicts } from '@vitrine/contract/history'
import type { Tx } from '../../../platform/tx.ts'
import { encodeConflict } from '../codec.ts'
import { type GroupedFact, groupOf, type HistoryDeps, type ToldConflict } from '../model.ts'
import { runsOf } from '../rules/runs.ts'
import { withWho } from '../rules/who.ts'
import { noteUndone } from '../store/facts.ts'
import { returnToImports } from '../store/imported.ts'
import { findLater } from '../store/later-changes.ts'

/** Most conflicts that one answer tells. */
export const MOST_CONFLICTS = 100

/**
 * Takes facts back, the newest first, all in the transaction at hand. Whatever stands against any of them is
 * told by throwing, so that nothing is half undone.
 */
export async function takeBack(
  tx: Tx,
  { catalog, inventory }: Pick<HistoryDeps, 'catalog' | 'inventory'>,
  facts: readonly GroupedFact[],
  around: readonly GroupedFact[] = facts,
): Promise<void> {
  const conflicts: ToldConflict[] = []
  for (const { isStock, facts: own } of runsOf(facts, around)) {
    const found: ToldConflict[] = await (isStock ? inventory : catalog).undo(tx, own)
    conflicts.push(...(conflicts.length === 0 ? found : found.filter(isItsOwn)))
  }
  if (conflicts.length > 0) throw await refusal(tx, facts, conflicts)
  const returned = facts.filter(({ name }) => name === 'product.deleted')
  await returnToImports(
    tx,
    returned.map(({ entityId }) => entityId),
  )
  await noteUndone(tx, facts, groupOf(tx))
}

/** Of what follows upon a conflict, what is lacking is only a consequence. */
const isItsOwn = ({ reason }: ToldConflict) => reason === 'CHANGED' || reason === 'TAKEN'

async function refusal(
  tx: Tx,
  facts: readonly GroupedFact[],
  conflicts: readonly ToldConflict[],
): Promise<Error> {
  const told = conflicts.slice(0, MOST_CONFLICTS)
  const first = facts.at(-1)?.seq ?? '0'
  const groups = [...new Set([...facts.map(({ group }) => group), groupOf(tx)])]
  const ids = [...new Set(told.map(({ entity }) => entity.id))]
  const later = await findLater(tx, ids, { after: first, groups })
  return UndoConflicts({
    conflicts: told.map((one) => encodeConflict(withWho(one, later))),
    total: conflicts.length,
  })
}
