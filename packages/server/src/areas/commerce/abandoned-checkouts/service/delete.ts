import {
  AbandonedCheckoutDeleted,
  AbandonedCheckoutNotFound,
} from '@vitrine/contract/abandoned-checkouts'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { factOf } from '../rules/facts.ts'
import { deleteMany, findMany } from '../store/abandoned-checkouts.ts'
import { findSitesWithOld, lockOld } from '../store/due.ts'
import { type AbandonedDeps, system } from './deps.ts'

const DELETED_AT_ONCE = 200

/** Deletes existing ones; returns their ids. */
export async function deleteAbandoned(
  tx: Tx,
  { events }: Pick<AbandonedDeps, 'events'>,
  ids: readonly string[],
): Promise<string[]> {
  const found = await findMany(tx, ids.filter(isGuid), { lock: true })
  if (found.length === 0) return []
  const foundIds = found.map(({ id }) => id)
  await deleteMany(tx, foundIds)
  await events.append(
    tx,
    ...found.map((one) => ({
      definition: AbandonedCheckoutDeleted,
      entityId: one.id,
      before: factOf(one),
    })),
  )
  return foundIds
}

export async function deleteOne(tx: Tx, deps: AbandonedDeps, id: string): Promise<void> {
  const deleted = await deleteAbandoned(tx, deps, [id])
  if (deleted.length === 0) throw AbandonedCheckoutNotFound({ id })
}

/** Deletes those beyond the retention period of their site. */
export async function expireAbandoned(
  deps: AbandonedDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work } = deps.platform
  const yesterday = clock.after(clock.now(), { days: -1 })
  for (const siteId of await findSitesWithOld(db, yesterday)) {
    const { keepDays } = (await deps.settingsOf(siteId)).abandonedCheckouts
    const before = clock.after(clock.now(), { days: -keepDays })
    let deleted = DELETED_AT_ONCE
    while (deleted === DELETED_AT_ONCE && !signal?.aborted) {
      deleted = await work({ siteId, actor: system }, async (tx) => {
        const ids = await lockOld(tx, before, DELETED_AT_ONCE)
        return (await deleteAbandoned(tx, deps, ids)).length
      })
    }
  }
}
