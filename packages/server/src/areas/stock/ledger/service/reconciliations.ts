import {
  ReconciliationCancelled,
  ReconciliationNotFound,
  ReconciliationOver,
  type ReconciliationRepair,
  ReconciliationStarted,
} from '@vitrine/contract/inventory'
import { newId } from '../../../../platform/ids.ts'
import type { JobOptions } from '../../../../platform/jobs.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { JobDeps, Reconciliation } from '../../items/model/stock.ts'
import { isOver } from '../../items/rules/stock.ts'
import { countProducts } from '../store/compare-ledger.ts'
import {
  endReconciliation,
  findReconciliation,
  findUnfinished,
  insertReconciliation,
  lockReconciliation,
} from '../store/reconciliations.ts'
import { BATCH, reconcileBatch } from './reconcile.ts'

/** Creates a reconciliation: a single batch runs at once, more of them in a job. */
export async function startReconciliation(
  tx: Tx,
  deps: JobDeps,
  repair: ReconciliationRepair,
  byJob: boolean,
): Promise<Reconciliation> {
  const total = await countProducts(tx)
  const one = await insertReconciliation(tx, { id: newId(), repair, total })
  await deps.events.append(tx, {
    definition: ReconciliationStarted,
    entityId: one.id,
    after: one,
  })
  if (total < BATCH) {
    await reconcileBatch(tx, deps, one)
    return getReconciliation(tx, one.id)
  }
  if (byJob) await queueRun(deps, tx, { siteId: tx.siteId, id: one.id })
  return one
}

const queueRun = (
  { platform }: Pick<JobDeps, 'platform'>,
  tx: Pick<Tx, 'db'>,
  run: { siteId: string; id: string },
  options?: JobOptions,
) =>
  platform.jobs.add(tx, 'inventory.reconcile', run, {
    key: `inventory.reconcile ${run.id}`,
    ...options,
  })

/** Queues every unfinished reconciliation that no process is working on. */
export async function resumeReconciliations(deps: JobDeps): Promise<void> {
  for (const run of await findUnfinished(deps.platform)) {
    await queueRun(deps, deps.platform, run, { unlessRunning: true })
  }
}

export async function getReconciliation(tx: Tx, id: string): Promise<Reconciliation> {
  const found = await findReconciliation(tx, id)
  if (!found) throw ReconciliationNotFound({ id })
  return found
}

export async function cancelReconciliation(
  tx: Tx,
  { events }: Pick<JobDeps, 'events'>,
  id: string,
): Promise<Reconciliation> {
  const before = await lockReconciliation(tx, id)
  if (!before) throw ReconciliationNotFound({ id })
  if (isOver(before.state)) throw ReconciliationOver({ id, state: before.state })
  const after = await endReconciliation(tx, id, 'CANCELLED')
  await events.append(tx, { definition: ReconciliationCancelled, entityId: id, before, after })
  return after
}
