import { InventoryItemNotFound } from '@vitrine/contract/catalog'
import type { ReconciliationRepair } from '@vitrine/contract/inventory'
import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/tx.ts'
import type {
  EntryFilter,
  EntryPlace,
  InventoryItem,
  JobDeps,
  QuantityChange,
  Reason,
  StockToSet,
} from './model.ts'
import { moveStock } from './service/move-stock.ts'
import { readLedger } from './service/read-ledger.ts'
import { runReconciliation } from './service/reconcile.ts'
import {
  cancelReconciliation,
  getReconciliation,
  resumeReconciliations,
  startReconciliation,
} from './service/reconciliations.ts'
import { revert } from './service/revert.ts'
import { setStock } from './service/set-stock.ts'
import { type NewProductStock, stockNew } from './service/stock-new.ts'
import { type InventoryQuery, queryItems } from './store/query-items.ts'
import { listReconciliations } from './store/reconciliations.ts'

export type * from './model.ts'
export { inventoryIdOf } from './rules.ts'

export type Inventory = ReturnType<typeof createInventory>

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'inventory.reconcile': { siteId: string; id: string }
  }
}

/** Stock of products and their variants, and the ledger of its movements. */
export const createInventory = (
  platform: JobDeps['platform'],
  others: Omit<JobDeps, 'platform'>,
) => {
  const deps: JobDeps = { ...others, platform }
  return {
    /** Sets stock of many different products at once. */
    setStock: (tx: Tx, stock: readonly StockToSet[], reason: Reason = 'MANUAL') =>
      setStock(tx, deps, stock, reason),
    /** The stock of products made in this transaction with it: nothing is read, and counted already. */
    stockNew: (tx: Tx, stock: readonly NewProductStock[], reason: Reason = 'MANUAL') =>
      stockNew(tx, deps, stock, reason),
    /** Adds or takes quantities, all or none. */
    moveStock: (tx: Tx, changes: readonly QuantityChange[], reason: Reason) =>
      moveStock(tx, deps, changes, reason),
    query: (tx: Tx, query: InventoryQuery) => queryItems(tx, query),
    async get(tx: Tx, productId: string): Promise<InventoryItem> {
      const filter = {
        kind: 'test',
        field: 'productId',
        operator: '$eq',
        value: productId,
      } as const
      const { items } = await queryItems(tx, { filter, sort: [], limit: 1, offset: 0 })
      if (items[0]) return items[0]
      throw InventoryItemNotFound({ productId })
    },

    ledger: (tx: Tx, filter: EntryFilter, page: { after?: EntryPlace; limit?: number }) =>
      readLedger(tx, filter, page),
    revertChange: (tx: Tx, id: string) => revert(tx, deps, { id }),
    revertBatch: (tx: Tx, batchId: string) => revert(tx, deps, { batchId }),

    /** Holds counters against the ledger; a small shop at once, a large one in the background. */
    startReconciliation: (tx: Tx, repair: ReconciliationRepair = 'NONE', byJob = true) =>
      startReconciliation(tx, deps, repair, byJob),
    getReconciliation,
    listReconciliations,
    cancelReconciliation: (tx: Tx, id: string) => cancelReconciliation(tx, deps, id),
    /** Works one off here and now, as its job would. */
    runReconciliation: (run: { siteId: string; id: string }) =>
      runReconciliation(deps, run, { signal: undefined, isLastAttempt: true }),
    /** Asked once when a process starts to do jobs: what was cut off goes on. */
    resume: () => resumeReconciliations(deps),
    tasks: {
      'inventory.reconcile': (payload, job) => runReconciliation(deps, payload, job),
    } satisfies Pick<Tasks<JobPayloads>, 'inventory.reconcile'>,
  }
}
