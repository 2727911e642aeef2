import { UndoConflicts } from '@vitrine/contract/history'
import type { Tx } from '../../../../platform/tx.ts'
import { type ItemFailure, type JobKind, type Refusal, refusalOf } from '../../jobs/index.ts'
import { encodeConflict } from '../codec.ts'
import type { HistoryDeps } from '../model.ts'
import { conflictOfLaterChange } from '../rules/conflict.ts'
import type { UndoScope } from '../rules/scope.ts'
import * as store from '../store/facts.ts'
import { findConflictingChanges } from '../store/later-changes.ts'
import { MAX_CONFLICTS, undoFacts } from './undo-facts.ts'

/** Facts that are worked out at once. */
const BATCH = 200

/** Undoes many changes from the newest to the oldest: all of them, or none (decision 0016). */
export const undoKind = (deps: Pick<HistoryDeps, 'undoHandlers'>): JobKind<UndoScope> => ({
  batch: BATCH,
  scope: 'history:write',
  count: async (tx, scope) => (await store.countFacts(tx, scope)).holding,
  next: (tx, scope, { after, limit }) => store.readCursors(tx, scope, { before: after, limit }),
  async act(tx, { group }, ids) {
    await store.lockHistory(tx)
    const facts = await store.readFactsById(tx, ids)
    await undoFacts(tx, deps, facts, await store.readRelatedFacts(tx, group, facts))
    return []
  },
  atomic: listAllConflicts,
})

/** All conflicts: those of the job, and later changes in the ledger. */
async function listAllConflicts(tx: Tx, scope: UndoScope, error: Refusal): Promise<ItemFailure[]> {
  const applicationError = refusalOf(error)
  if (applicationError.definition.code !== UndoConflicts.code)
    return [{ id: scope.group, error: applicationError }]
  const foundConflicts = applicationError.data.conflicts as readonly EncodedConflict[]
  const later = await findConflictingChanges(tx, scope, MAX_CONFLICTS)
  const knownIds = new Set(foundConflicts.map(({ entity }) => entity.id))
  const others = later
    .map((one) => encodeConflict(conflictOfLaterChange(one)))
    .filter(({ entity }) => !knownIds.has(entity.id))
  return [...groupByEntity([...foundConflicts, ...others])].map(([id, conflicts]) => ({
    id,
    error: UndoConflicts({ conflicts, total: conflicts.length }),
  }))
}

function groupByEntity(conflicts: readonly EncodedConflict[]): Map<string, EncodedConflict[]> {
  const byEntity = new Map<string, EncodedConflict[]>()
  for (const one of conflicts) {
    const { id } = one.entity
    byEntity.set(id, [...(byEntity.get(id) ?? []), one])
  }
  return byEntity
}

type EncodedConflict = ReturnType<typeof encodeConflict>
