import type { JobKind } from '../../jobs/index.ts'
import type { HistoryDeps } from '../model.ts'
import * as store from '../store/facts.ts'
import { takeBack } from './take-back.ts'
import type { UndoAsked } from './undo.ts'

/** Facts of a batch: a batch is one transaction. */
const BATCH = 200

/** Undoes a large group from its newest change to its oldest. */
export const undoKind = (deps: Pick<HistoryDeps, 'catalog' | 'inventory'>): JobKind<UndoAsked> => ({
  batch: BATCH,
  scope: 'history:write',
  count: async (tx, { group }) => (await store.countFacts(tx, { group })).holding,
  next: async (tx, { group }, { after, limit }) =>
    (await store.readFacts(tx, { group }, { before: after, limit })).map(({ id, seq }) => ({
      id,
      cursor: seq,
    })),
  async act(tx, { group }, ids) {
    await store.lockHistory(tx)
    const facts = await store.readFactsById(tx, ids)
    await takeBack(tx, deps, facts, await store.readAround(tx, group, facts))
    return []
  },
})
