import {
  AlreadyUndone,
  CannotBeUndone,
  HistoryEntryNotFound,
  MAX_PER_CALL,
  StillRunning,
  UndoConflicts,
} from '@vitrine/contract/history'
import type { Tx } from '../../../../platform/tx.ts'
import type { StartJob } from '../../jobs/index.ts'
import { encodeConflict } from '../codec.ts'
import { groupOf, type HistoryDeps, type UndoResult } from '../model.ts'
import { conflictOfLaterChange } from '../rules/conflict.ts'
import { scopeOf, type UndoScope } from '../rules/scope.ts'
import { notUndoableReason } from '../rules/undoable.ts'
import * as store from '../store/facts.ts'
import { findConflictingChanges } from '../store/later-changes.ts'
import { MAX_CONFLICTS, undoFacts } from './undo-facts.ts'

export interface UndoDeps extends Pick<HistoryDeps, 'undoHandlers'> {
  readonly start: StartJob<UndoScope>
}

/** Undoes the changes of one request to one entity. */
export async function undoChange(tx: Tx, deps: UndoDeps, id: string): Promise<UndoResult> {
  const fact = await store.findFact(tx, id)
  if (!fact) throw HistoryEntryNotFound({ id })
  const reason = notUndoableReason(fact.name)
  if (reason) throw CannotBeUndone({ id, reason })
  return undoScope(tx, deps, scopeOf(fact))
}

/** Undoes everything that one request, job or import did, when it is over. */
export async function undoGroup(tx: Tx, deps: UndoDeps, group: string): Promise<UndoResult> {
  if (await store.isStillRunning(tx, group)) throw StillRunning({ groupId: group })
  return undoScope(tx, deps, { group })
}

async function undoScope(tx: Tx, deps: UndoDeps, scope: UndoScope): Promise<UndoResult> {
  await store.lockHistory(tx)
  const { all, holding } = await store.countFacts(tx, scope)
  if (all === 0) throw await nothingToUndo(tx, scope.group)
  if (holding === 0) throw AlreadyUndone({ groupId: scope.group })
  if (holding > MAX_PER_CALL) return undoByJob(tx, deps, scope)
  await undoFacts(tx, deps, await store.readFacts(tx, scope))
  return { groupId: groupOf(tx), undone: holding }
}

/** The error for a group without undoable changes. */
async function nothingToUndo(tx: Tx, groupId: string): Promise<Error> {
  const name = await store.findAnyName(tx, groupId)
  return name
    ? CannotBeUndone({ groupId, reason: notUndoableReason(name) ?? 'HAPPENED' })
    : HistoryEntryNotFound({ groupId })
}

/** Reports certain conflicts before any write. */
async function undoByJob(tx: Tx, { start }: UndoDeps, scope: UndoScope): Promise<UndoResult> {
  const laterChanges = await findConflictingChanges(tx, scope, MAX_CONFLICTS)
  if (laterChanges.length > 0) {
    const conflicts = laterChanges.map((one) => encodeConflict(conflictOfLaterChange(one)))
    throw UndoConflicts({ conflicts, total: conflicts.length })
  }
  const { id } = await start(tx, scope)
  return { groupId: id, undone: 0, jobId: id }
}
