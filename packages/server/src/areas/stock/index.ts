import { InventoryItemNotFound } from '@vitrine/contract/catalog'
import type { ReconciliationRepair, StockRoutingToSave } from '@vitrine/contract/inventory'
import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { UndoHandler } from '../site/undo/index.ts'
import { bookAllDrops, createBookSoon } from './drops/service/book.ts'
import type { HoldRequest, ReturnedStock } from './holds/model/hold.ts'
import {
  commit,
  giveBack,
  type HoldDeps,
  postpone,
  release,
  releaseExpired,
  reserve,
} from './holds/service/holds.ts'
import { findHolds } from './holds/store/holds.ts'
import type { ItemReference, ItemRequest } from './items/model/item.ts'
import type {
  EntryCursor,
  EntryFilter,
  InventoryItem,
  JobDeps,
  NewProductStock,
  QuantityChange,
  Reason,
  StockToSet,
} from './items/model/stock.ts'
import { changeItems } from './items/service/change-items.ts'
import { findItems } from './items/service/find-items.ts'
import { insertNewStock } from './items/service/insert-new-stock.ts'
import { lockItems } from './items/service/lock-items.ts'
import { type ItemMove, moveItems } from './items/service/move-items.ts'
import { moveStock } from './items/service/move-stock.ts'
import { type ForeignStock, restoreStock } from './items/service/restore-stock.ts'
import { revert } from './items/service/revert.ts'
import { setStock } from './items/service/set-stock.ts'
import { undoItems } from './items/service/undo-items.ts'
import { findPortable } from './items/store/portable-stock.ts'
import { type InventoryQuery, queryItems } from './items/store/query-items.ts'
import { aggregateStock, countStock, queryStock } from './items/store/query-stock.ts'
import { queryVariantStock } from './items/store/variant-stock.ts'
import { readLedger } from './ledger/service/read-ledger.ts'
import { runReconciliation } from './ledger/service/reconcile.ts'
import {
  cancelReconciliation,
  getReconciliation,
  resumeReconciliations,
  startReconciliation,
} from './ledger/service/reconciliations.ts'
import { listReconciliations } from './ledger/store/reconciliations.ts'
import {
  addLocation,
  type ForeignLocation,
  renameLocation,
  restoreLocations,
} from './locations/service/locations.ts'
import { findLocationIds, listLocations } from './locations/store/locations.ts'
import type { RoutedRequest } from './routing/model.ts'
import { findPortableRouting, restoreRouting } from './routing/service/portable-routing.ts'
import { reserveRouted } from './routing/service/reserve-routed.ts'
import { readRouting, saveRouting } from './routing/service/save-routing.ts'
import { testRouting } from './routing/service/test-routing.ts'
import { undoRouting } from './routing/service/undo-routing.ts'

export { createItemJobs, type ItemJobs } from './bulk-jobs/service/item-jobs.ts'
export { itemsCreated } from './events.ts'
export type * from './holds/model/hold.ts'
export type * from './items/model/item.ts'
export type * from './items/model/stock.ts'
export { MAX_PREORDERS, noPreorder, preorderLeft } from './items/rules/availability.ts'
export { checkShipsAt, inventoryIdOf } from './items/rules/stock.ts'
export type { ItemResult } from './items/service/change-items.ts'
export type { LockedItem } from './items/service/lock-items.ts'
export type { ItemMove } from './items/service/move-items.ts'
export type { StepPolicy } from './items/service/step-items.ts'
export type { StockQuery, StockSearch } from './items/store/query-stock.ts'
export type { StockTextSearch } from './items/store/stock-text-search.ts'
export type { RoutedHold, RoutedPart, RoutedRequest } from './routing/model.ts'
export {
  createStockedProducts,
  type StockedProducts,
  type StockedResult,
  type StockedWrite,
  type VariantItem,
} from './stocked-products/service/stocked-products.ts'

export type Inventory = ReturnType<typeof createInventory>

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'inventory.reconcile': { siteId: string; id: string }
    'stock:release': Record<string, unknown>
    'stock:book': Record<string, unknown>
  }
}

/** Every minute: returns expired reservations to stock, and books stock taken from drops. */
export const stockCrontab = '* * * * * stock:release\n* * * * * stock:book'

/** Stock of products and their variants, and the ledger of its movements. */
export const createInventory = (
  platform: JobDeps['platform'] & Pick<Platform, 'direct' | 'logger'>,
  others: Omit<JobDeps, 'platform'>,
) => {
  const deps: JobDeps & HoldDeps = {
    ...others,
    platform,
    bookSoon: createBookSoon(platform),
  }
  return {
    /** Sets stock of many products at once. */
    setStock: (tx: Tx, stock: readonly StockToSet[], reason: Reason = 'MANUAL') =>
      setStock(tx, deps, stock, reason),
    /**
     * Statements that insert the stock of products created in this transaction; nothing is read, and
     * aggregates are precalculated.
     */
    stockNew: (tx: Tx, stock: readonly NewProductStock[], reason: Reason = 'MANUAL') =>
      insertNewStock(tx, deps, stock, reason),
    /** Adds or removes quantities, all or none. */
    moveStock: (tx: Tx, changes: readonly QuantityChange[], reason: Reason) =>
      moveStock(tx, deps, changes, reason),
    /** Creates, sets and deletes items at locations, each on its own. */
    changeItems: (tx: Tx, requests: readonly ItemRequest[], reason: Reason = 'MANUAL') =>
      changeItems(tx, deps, requests, reason),
    /** Items as they stay until the end of the transaction. */
    lockItems: (tx: Tx, references: readonly ItemReference[]) => lockItems(tx, deps, references),
    /** Adds or removes quantities, each item on its own; preorders are counted separately. */
    moveItems: (
      tx: Tx,
      moves: readonly ItemMove[],
      policy: { readonly reason: Reason; readonly restrict: boolean },
    ) => moveItems(tx, deps, moves, policy),
    holds: {
      /** Reserves stock for a cart, checkout or order, all lines or none; returns the problems. */
      reserve: async (tx: Tx, request: HoldRequest) => (await reserve(tx, deps, request)).problems,
      /** The same, returning the stock taken from each item. */
      reserveThere: (tx: Tx, request: HoldRequest) => reserve(tx, deps, request),
      /** The same with locations chosen by the rules of the site. */
      reserveRouted: (tx: Tx, request: RoutedRequest) => reserveRouted(tx, deps, request),
      /** Ends a reservation as sold; returns it. */
      commit,
      /** Returns a reservation to stock. */
      release: (tx: Tx, holderId: string) => release(tx, deps, holderId),
      /** Changes the expiry of a reservation. */
      postpone,
      find: findHolds,
      /** Which of these ids are locations. */
      findLocationIds,
      /** Adds sold stock again, such as of a cancelled order. */
      giveBack: (tx: Tx, sold: readonly ReturnedStock[]) => giveBack(tx, deps, sold),
    },
    findItems,
    queryItems: queryStock,
    countItems: countStock,
    aggregateItems: aggregateStock,
    /** Variants with their stock at all locations, one row a variant. */
    queryVariants: queryVariantStock,
    /** Stock rows for exports that the product's own fields do not express. */
    findPortable,
    /** Reverts facts of items and of the rules, the newest first; returns the conflicts. */
    undoHandlers: {
      inventory_item: (tx, facts) => undoItems(tx, deps, facts),
      stock_routing: (tx, facts) => undoRouting(tx, deps, facts),
    } satisfies Readonly<Record<string, UndoHandler>>,
    restoreStock: (tx: Tx, stock: readonly ForeignStock[]) => restoreStock(tx, deps, stock),
    listLocations,
    routing: {
      get: readRouting,
      save: (tx: Tx, routing: StockRoutingToSave) => saveRouting(tx, deps, routing),
      /** Applies the rules to a basket without changing stock. */
      test: testRouting,
      /** The rules for an export of the site. */
      findPortable: findPortableRouting,
      /** Stores the rules of an export where the site has none; returns their problems. */
      restore: (tx: Tx, exported: Parameters<typeof restoreRouting>[2]) =>
        restoreRouting(tx, deps, exported),
    },
    /** Restores locations of an export; null is the default one. */
    restoreLocations: (tx: Tx, locations: readonly ForeignLocation[]) =>
      restoreLocations(tx, deps, locations),
    addLocation: (tx: Tx, name: string) => addLocation(tx, deps, name),
    renameLocation: (tx: Tx, requested: { readonly id: string; readonly name: string }) =>
      renameLocation(tx, deps, requested),
    /** With all variants of each product, or the named ones. */
    query: (tx: Tx, query: InventoryQuery, variantIds?: readonly string[]) =>
      queryItems(tx, query, variantIds),
    /** With all its variants, or the named ones. */
    async get(
      tx: Tx,
      productId: string,
      variantIds?: readonly string[] | null,
    ): Promise<InventoryItem> {
      const filter = {
        kind: 'test',
        field: 'productId',
        operator: '$eq',
        value: productId,
      } as const
      const query = { filter, sort: [], limit: 1, offset: 0 }
      const { items } = await queryItems(tx, query, variantIds?.length ? variantIds : undefined)
      if (items[0]) return items[0]
      throw InventoryItemNotFound({ productId })
    },

    ledger: (tx: Tx, filter: EntryFilter, page: { after?: EntryCursor; limit?: number }) =>
      readLedger(tx, filter, page),
    revertChange: (tx: Tx, id: string) => revert(tx, deps, { id }),
    revertBatch: (tx: Tx, batchId: string) => revert(tx, deps, { batchId }),

    /** Compares counters with the ledger; a small shop at once, a large one in the background. */
    startReconciliation: (tx: Tx, repair: ReconciliationRepair = 'NONE', byJob = true) =>
      startReconciliation(tx, deps, repair, byJob),
    getReconciliation,
    listReconciliations,
    cancelReconciliation: (tx: Tx, id: string) => cancelReconciliation(tx, deps, id),
    /** Runs a reconciliation synchronously, as the job does. */
    runReconciliation: (run: { siteId: string; id: string }) =>
      runReconciliation(deps, run, { signal: undefined, isLastAttempt: true }),
    /** Called once when a process starts to run jobs: resumes interrupted reconciliations. */
    resume: () => resumeReconciliations(deps),
    tasks: {
      'inventory.reconcile': (payload, job) => runReconciliation(deps, payload, job),
      'stock:release': (_payload, { signal }) => releaseExpired({ ...platform, ...deps }, signal),
      'stock:book': (_payload, { signal }) => bookAllDrops({ ...platform, ...others }, signal),
    } satisfies Pick<Tasks<JobPayloads>, 'inventory.reconcile' | 'stock:release' | 'stock:book'>,
  }
}
