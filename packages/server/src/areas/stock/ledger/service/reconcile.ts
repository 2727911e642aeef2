import { InventoryChanged } from '@vitrine/contract/catalog'
import { ReconciliationFinished } from '@vitrine/contract/inventory'
import { isUnavailable } from '../../../../platform/db/unavailable.ts'
import type { JobRun } from '../../../../platform/jobs.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  InventoryDeps,
  JobDeps,
  Reconciliation,
  StockDifference,
} from '../../items/model/stock.ts'
import { isOver } from '../../items/rules/stock.ts'
import {
  type ComparedCounter,
  correctCounters,
  correctLedger,
  findDifferences,
  nextProducts,
} from '../store/compare-ledger.ts'
import {
  endReconciliation,
  findReconciliation,
  lockReconciliation,
  saveProgress,
} from '../store/reconciliations.ts'

/** Products per transaction. */
export const BATCH = 200
const MAX_REPORTED = 100

/**
 * Runs a reconciliation from where an earlier run stopped. Every batch is one transaction that also saves the
 * progress.
 */
export async function runReconciliation(
  deps: JobDeps,
  { siteId, id }: { siteId: string; id: string },
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const system = { siteId, actor: { type: 'system', id: 'inventory' } } as const
  const found = await deps.platform.work(system, (tx) => findReconciliation(tx, id))
  if (!found || isOver(found.state)) return
  // Repairs are recorded under the person who started it.
  const site = { siteId, actor: found.actor, jobId: id }
  const step = (work: Step) => deps.platform.work(site, (tx) => runStep(tx, id, work))
  try {
    do signal?.throwIfAborted()
    while (await step((tx, one) => reconcileBatch(tx, deps, one)))
  } catch (error) {
    if (isLastAttempt && !isUnavailable(error))
      await step((tx, one) => finish(tx, deps, one, 'FAILED'))
    throw error
  }
}

/** One step; false when it was the last. */
type Step = (tx: Tx, one: Reconciliation) => Promise<boolean>

async function runStep(tx: Tx, id: string, step: Step): Promise<boolean> {
  const one = await lockReconciliation(tx, id)
  return one !== undefined && !isOver(one.state) && step(tx, one)
}

/** Compares the next products, and repairs them when requested; false when they were the last. */
export async function reconcileBatch(
  tx: Tx,
  deps: InventoryDeps,
  before: Reconciliation,
): Promise<boolean> {
  const hold = before.repair !== 'NONE'
  const products = await nextProducts(tx, { after: before.cursor, limit: BATCH, lock: hold })
  const ids = products.map(({ id }) => id)
  const compared = ids.length === 0 ? [] : await findDifferences(tx, ids)
  const differences = await repair(tx, deps, before, compared)
  const after = await saveProgress(tx, {
    ...before,
    state: 'RUNNING',
    cursor: products.at(-1)?.number ?? before.cursor,
    checked: before.checked + products.length,
    found: before.found + differences.length,
    repaired: before.repaired + differences.filter((one) => one.repaired).length,
    differences: [...before.differences, ...differences].slice(0, MAX_REPORTED),
  })
  return products.length === BATCH || finish(tx, deps, after, 'DONE')
}

async function repair(
  tx: Tx,
  { events }: InventoryDeps,
  { repair: way }: Reconciliation,
  compared: readonly ComparedCounter[],
): Promise<StockDifference[]> {
  const canBe = ({ ledger, mayBeNegative }: ComparedCounter) =>
    way === 'LEDGER' || (way === 'COUNTERS' && (ledger >= 0 || mayBeNegative))
  const repairable = compared.filter(canBe)
  if (way === 'LEDGER') await correctLedger(tx, repairable)
  if (way === 'COUNTERS') {
    await correctCounters(tx, repairable)
    const products = new Set(repairable.map(({ productId }) => productId))
    const facts = [...products].map((productId) => repairFact(productId, repairable))
    await events.append(tx, ...facts)
  }
  return compared.map((one) => {
    const { mayBeNegative: _, ...difference } = one
    return { ...difference, repaired: canBe(one) }
  })
}

function repairFact(productId: string, repaired: readonly ComparedCounter[]) {
  const own = repaired.filter((one) => one.productId === productId)
  const variantsAt = (side: 'counter' | 'ledger') => ({
    productId,
    variants: own.map((one) => ({ variantId: one.variantId, quantity: one[side] })),
  })
  return {
    definition: InventoryChanged,
    entityId: productId,
    before: variantsAt('counter'),
    after: { ...variantsAt('ledger'), reason: 'MANUAL', changedFields: ['variants'] },
  }
}

async function finish(
  tx: Tx,
  { events }: Pick<InventoryDeps, 'events'>,
  before: Reconciliation,
  state: 'DONE' | 'FAILED',
): Promise<false> {
  const failure = state === 'FAILED' ? 'The reconciliation was stopped by a system error' : null
  const after = await endReconciliation(tx, before.id, state, failure)
  const fact = { definition: ReconciliationFinished, entityId: before.id, before, after }
  await events.append(tx, fact)
  return false
}
