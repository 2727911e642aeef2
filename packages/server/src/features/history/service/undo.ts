import {
  AlreadyUndone,
  CannotBeUndone,
  HistoryEntryNotFound,
  MOST_AT_ONCE,
  StillGoingOn,
  UndoConflicts,
} from '@vitrine/contract/history'
import type { Tx } from '../../../platform/tx.ts'
import type { StartJob } from '../../jobs/index.ts'
import { encodeConflict } from '../codec.ts'
import { groupOf, type HistoryDeps, type Undone } from '../model.ts'
import { type Scope, scopeOf } from '../rules/scope.ts'
import { toldConflict } from '../rules/standing.ts'
import { whyNot } from '../rules/told.ts'
import * as store from '../store/facts.ts'
import { findStanding } from '../store/later-changes.ts'
import { MOST_CONFLICTS, takeBack } from './take-back.ts'

export interface UndoWorld extends Pick<HistoryDeps, 'catalog' | 'inventory'> {
  readonly start: StartJob<Scope>
}

/** Undoes what one request did to one thing. */
export async function undoChange(tx: Tx, world: UndoWorld, id: string): Promise<Undone> {
  const fact = await store.findFact(tx, id)
  if (!fact) throw HistoryEntryNotFound({ id })
  const reason = whyNot(fact.name)
  if (reason) throw CannotBeUndone({ id, reason })
  return undoScope(tx, world, scopeOf(fact))
}

/** Undoes everything that one request, job or import did, when it is over. */
export async function undoGroup(tx: Tx, world: UndoWorld, group: string): Promise<Undone> {
  if (await store.isGoingOn(tx, group)) throw StillGoingOn({ groupId: group })
  return undoScope(tx, world, { group })
}

async function undoScope(tx: Tx, world: UndoWorld, scope: Scope): Promise<Undone> {
  await store.lockHistory(tx)
  const { all, holding } = await store.countFacts(tx, scope)
  if (all === 0) throw await nothingIn(tx, scope.group)
  if (holding === 0) throw AlreadyUndone({ groupId: scope.group })
  if (holding > MOST_AT_ONCE) return byJob(tx, world, scope)
  await takeBack(tx, world, await store.readFacts(tx, scope))
  return { groupId: groupOf(tx), undone: holding }
}

/** What a group did, if anything, was not to the catalog. */
async function nothingIn(tx: Tx, groupId: string): Promise<Error> {
  const name = await store.findAnyName(tx, groupId)
  return name
    ? CannotBeUndone({ groupId, reason: whyNot(name) ?? 'HAPPENED' })
    : HistoryEntryNotFound({ groupId })
}

/** What is certain to stand against it is told before anything begins. */
async function byJob(tx: Tx, { start }: UndoWorld, scope: Scope): Promise<Undone> {
  const standing = await findStanding(tx, scope, MOST_CONFLICTS)
  if (standing.length > 0) {
    const conflicts = standing.map((one) => encodeConflict(toldConflict(one)))
    throw UndoConflicts({ conflicts, total: conflicts.length })
  }
  const { id } = await start(tx, scope)
  return { groupId: id, undone: 0, jobId: id }
}
