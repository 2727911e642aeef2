import { InventoryChanged } from '@vitrine/contract/catalog'
import { ReconciliationFinished } from '@vitrine/contract/inventory'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import type { JobRun } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Difference, InventoryDeps, JobDeps, Reconciliation } from '../model/stock.ts'
import { isOver } from '../rules/stock.ts'
import {
  type Compared,
  correctCounters,
  correctLedger,
  findDifferences,
  nextProducts,
} from '../store/compare-ledger.ts'
import {
  endReconciliation,
  findReconciliation,
  holdReconciliation,
  saveProgress,
} from '../store/reconciliations.ts'

/** Products of one transaction. */
export const BATCH = 200
const TOLD = 100

/**
 * Works a reconciliation off from wherever an earlier run stopped. Every batch is one transaction that
 * also says how far it is.
 */
export async function runReconciliation(
  deps: JobDeps,
  { siteId, id }: { siteId: string; id: string },
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const system = { siteId, actor: { type: 'system', id: 'inventory' } } as const
  const found = await deps.platform.work(system, (tx) => findReconciliation(tx, id))
  if (!found || isOver(found.state)) return
  // What it repairs is done by the person who asked for it.
  const site = { siteId, actor: found.actor, jobId: id }
  const step = (work: Step) => deps.platform.work(site, (tx) => onward(tx, id, work))
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

async function onward(tx: Tx, id: string, step: Step): Promise<boolean> {
  const one = await holdReconciliation(tx, id)
  return one !== undefined && !isOver(one.state) && step(tx, one)
}

/** Compares, and repairs when asked to, the next products; false when they were the last. */
export async function reconcileBatch(
  tx: Tx,
  deps: InventoryDeps,
  before: Reconciliation,
): Promise<boolean> {
  const hold = before.repair !== 'NONE'
  const products = await nextProducts(tx, { after: before.cursor, limit: BATCH, hold })
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
    differences: [...before.differences, ...differences].slice(0, TOLD),
  })
  return products.length === BATCH || finish(tx, deps, after, 'DONE')
}

async function repair(
  tx: Tx,
  { events }: InventoryDeps,
  { repair: way }: Reconciliation,
  compared: readonly Compared[],
): Promise<Difference[]> {
  const canBe = ({ ledger, mayBeNegative }: Compared) =>
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

function repairFact(productId: string, repaired: readonly Compared[]) {
  const own = repaired.filter((one) => one.productId === productId)
  const say = (side: 'counter' | 'ledger') => ({
    productId,
    variants: own.map((one) => ({ variantId: one.variantId, quantity: one[side] })),
  })
  return {
    definition: InventoryChanged,
    entityId: productId,
    before: say('counter'),
    after: { ...say('ledger'), reason: 'MANUAL', changedFields: ['variants'] },
  }
}

async function finish(
  tx: Tx,
  { events }: Pick<InventoryDeps, 'events'>,
  before: Reconciliation,
  state: 'DONE' | 'FAILED',
): Promise<false> {
  const failure =
    state === 'FAILED' ? 'The reconciliation was stopped by an error of the system' : null
  const after = await endReconciliation(tx, before.id, state, failure)
  const fact = { definition: ReconciliationFinished, entityId: before.id, before, after }
  await events.append(tx, fact)
  return false
}
