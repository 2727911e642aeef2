import { UndoConflicts } from '@vitrine/contract/history'
import type { Tx } from '../../../platform/tx.ts'
import { type ItemFailure, type JobKind, type Refusal, refusalOf } from '../../jobs/index.ts'
import { encodeConflict } from '../codec.ts'
import type { HistoryDeps } from '../model.ts'
import type { Scope } from '../rules/scope.ts'
import { toldConflict } from '../rules/standing.ts'
import * as store from '../store/facts.ts'
import { findStanding } from '../store/later-changes.ts'
import { MOST_CONFLICTS, takeBack } from './take-back.ts'

/** Facts that are worked out at once. */
const BATCH = 200

/** Undoes many changes from the newest to the oldest: all of them, or none (decision 0016). */
export const undoKind = (deps: Pick<HistoryDeps, 'catalog' | 'inventory'>): JobKind<Scope> => ({
  batch: BATCH,
  scope: 'history:write',
  count: async (tx, scope) => (await store.countFacts(tx, scope)).holding,
  next: (tx, scope, { after, limit }) => store.readPlaces(tx, scope, { before: after, limit }),
  async act(tx, { group }, ids) {
    await store.lockHistory(tx)
    const facts = await store.readFactsById(tx, ids)
    await takeBack(tx, deps, facts, await store.readAround(tx, group, facts))
    return []
  },
  whole: standing,
})

/** Everything that stands against it: what the job met, and what the ledger tells of later changes. */
async function standing(tx: Tx, scope: Scope, error: Refusal): Promise<ItemFailure[]> {
  const refusal = refusalOf(error)
  if (refusal.definition.code !== UndoConflicts.code) return [{ id: scope.group, error: refusal }]
  const met = refusal.data.conflicts as readonly Told[]
  const later = await findStanding(tx, scope, MOST_CONFLICTS)
  const known = new Set(met.map(({ entity }) => entity.id))
  const others = later
    .map((one) => encodeConflict(toldConflict(one)))
    .filter(({ entity }) => !known.has(entity.id))
  return [...byThing([...met, ...others])].map(([id, conflicts]) => ({
    id,
    error: UndoConflicts({ conflicts, total: conflicts.length }),
  }))
}

function byThing(conflicts: readonly Told[]): Map<string, Told[]> {
  const things = new Map<string, Told[]>()
  for (const one of conflicts) {
    const { id } = one.entity
    things.set(id, [...(things.get(id) ?? []), one])
  }
  return things
}

type Told = ReturnType<typeof encodeConflict>
