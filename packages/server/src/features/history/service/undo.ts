import {
  AlreadyUndone,
  HistoryEntryNotFound,
  MOST_AT_ONCE,
  UndoConflicts,
} from '@vitrine/contract/history'
import type { Tx } from '../../../platform/tx.ts'
import type { StartJob } from '../../jobs/index.ts'
import { encodeConflict } from '../codec.ts'
import { groupOf, type HistoryDeps, type Undone } from '../model.ts'
import { type Scope, scopeOf } from '../rules/scope.ts'
import { toldConflict } from '../rules/standing.ts'
import * as store from '../store/facts.ts'
import { findStanding } from '../store/later-changes.ts'
import { MOST_CONFLICTS, takeBack } from './take-back.ts'

/** What a job that undoes a group is asked. */
export interface UndoAsked {
  readonly group: string
}

export interface UndoWorld extends Pick<HistoryDeps, 'catalog' | 'inventory'> {
  readonly start: StartJob<UndoAsked>
}

/** Undoes what one request did to one thing. */
export async function undoChange(tx: Tx, world: UndoWorld, id: string): Promise<Undone> {
  const fact = await store.findFact(tx, id)
  if (!fact) throw HistoryEntryNotFound({ id })
  return undoScope(tx, world, scopeOf(fact))
}

/** Undoes everything that one request, job or import did. */
export const undoGroup = (tx: Tx, world: UndoWorld, group: string): Promise<Undone> =>
  undoScope(tx, world, { group })

async function undoScope(tx: Tx, world: UndoWorld, scope: Scope): Promise<Undone> {
  await store.lockHistory(tx)
  const { all, holding } = await store.countFacts(tx, scope)
  if (all === 0) throw HistoryEntryNotFound({ groupId: scope.group })
  if (holding === 0) throw AlreadyUndone({ groupId: scope.group })
  if (holding > MOST_AT_ONCE && scope.tx === undefined) return byJob(tx, world, scope.group)
  await takeBack(tx, world, await store.readFacts(tx, scope))
  return { groupId: groupOf(tx), undone: holding }
}

/** What is certain to stand against it is told before anything begins. */
async function byJob(tx: Tx, { start }: UndoWorld, group: string): Promise<Undone> {
  const standing = await findStanding(tx, group, MOST_CONFLICTS)
  if (standing.length > 0) {
    const conflicts = standing.map((one) => encodeConflict(toldConflict(one)))
    throw UndoConflicts({ conflicts, total: conflicts.length })
  }
  const { id } = await start(tx, { group })
  return { groupId: id, undone: 0, jobId: id }
}
