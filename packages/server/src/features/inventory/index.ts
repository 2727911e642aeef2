import { InventoryItemNotFound } from '@vitrine/contract/catalog'
import type { ReconciliationRepair } from '@vitrine/contract/inventory'
import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/tx.ts'
import type { KeptFact } from '../events/index.ts'
import type { ItemWish } from './model/item.ts'
import type {
  EntryFilter,
  EntryPlace,
  InventoryItem,
  JobDeps,
  NewProductStock,
  QuantityChange,
  Reason,
  StockToSet,
} from './model/stock.ts'
import { changeItems } from './service/change-items.ts'
import { findItems, requireLocation } from './service/find-items.ts'
import {
  addLocation,
  type ForeignLocation,
  renameLocation,
  restoreLocations,
} from './service/locations.ts'
import { type ItemMove, moveItems } from './service/move-items.ts'
import { moveStock } from './service/move-stock.ts'
import { readLedger } from './service/read-ledger.ts'
import { runReconciliation } from './service/reconcile.ts'
import {
  cancelReconciliation,
  getReconciliation,
  resumeReconciliations,
  startReconciliation,
} from './service/reconciliations.ts'
import { type ForeignStock, restoreStock } from './service/restore-stock.ts'
import { revert } from './service/revert.ts'
import { setStock } from './service/set-stock.ts'
import { type StepPolicy, stepItems } from './service/step-items.ts'
import { stockNew } from './service/stock-new.ts'
import { undoItems } from './service/undo-items.ts'
import { withoutStock } from './service/without-stock.ts'
import { listLocations } from './store/locations.ts'
import { findPortable } from './store/portable-stock.ts'
import { type InventoryQuery, queryItems } from './store/query-items.ts'
import { aggregateStock, countStock, nextItems, queryStock } from './store/query-stock.ts'
import { listReconciliations } from './store/reconciliations.ts'

export { itemsCreated } from './events.ts'
export type * from './model/item.ts'
export type * from './model/stock.ts'
export { MOST_PREORDERS, preorderLeft } from './rules/availability.ts'
export { inventoryIdOf } from './rules/stock.ts'
export type { ItemOutcome } from './service/change-items.ts'
export type { ItemMove } from './service/move-items.ts'
export type { StepPolicy } from './service/step-items.ts'
export type { StockQuery, StockSearch } from './store/query-stock.ts'
export type { StockWords } from './store/stock-words.ts'

type UndoneStockFact = Pick<KeptFact, 'entityId' | 'before' | 'after'>

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
    /** Steps for the stock of products made in this transaction with it: nothing is read, and counted already. */
    stockNew: (tx: Tx, stock: readonly NewProductStock[], reason: Reason = 'MANUAL') =>
      stockNew(tx, deps, stock, reason),
    /** Adds or takes quantities, all or none. */
    moveStock: (tx: Tx, changes: readonly QuantityChange[], reason: Reason) =>
      moveStock(tx, deps, changes, reason),
    /** Says of variants that came later that there is no item of them: out of stock. */
    withoutStock,
    /** Adds, sets and deletes items at locations, each wish alone. */
    changeItems: (tx: Tx, wishes: readonly ItemWish[], reason: Reason = 'MANUAL') =>
      changeItems(tx, deps, wishes, reason),
    /** Adds or takes quantities, each item alone; orders ahead are counted apart. */
    moveItems: (
      tx: Tx,
      moves: readonly ItemMove[],
      policy: { readonly reason: Reason; readonly restrict: boolean },
    ) => moveItems(tx, deps, moves, policy),
    /** Moves quantities from wherever each one is. */
    stepItems: (tx: Tx, ids: readonly string[], policy: StepPolicy) =>
      stepItems(tx, deps, ids, policy),
    findItems,
    queryItems: queryStock,
    countItems: countStock,
    aggregateItems: aggregateStock,
    /** For work on everything that fits: the next items by their ids. */
    nextItems,
    /** What of products' stock one word for all variants does not tell, for files. */
    findPortable,
    /** Takes facts of items back, the newest first; answers what stands against it. */
    undo: (tx: Tx, facts: readonly UndoneStockFact[]) => undoItems(tx, deps, facts),
    restoreStock: (tx: Tx, stock: readonly ForeignStock[]) => restoreStock(tx, deps, stock),
    listLocations,
    /** Locations as they were elsewhere; null is the default one. */
    restoreLocations: (tx: Tx, locations: readonly ForeignLocation[]) =>
      restoreLocations(tx, deps, locations),
    requireLocation,
    addLocation: (tx: Tx, name: string) => addLocation(tx, deps, name),
    renameLocation: (tx: Tx, wanted: { readonly id: string; readonly name: string }) =>
      renameLocation(tx, deps, wanted),
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
