import { InventoryItemNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../platform/tx.ts'
import type { InventoryDeps, InventoryItem, QuantityChange, Reason, StockToSet } from './model.ts'
import { moveStock } from './service/move-stock.ts'
import { setStock } from './service/set-stock.ts'
import { type InventoryQuery, queryItems } from './store/query-items.ts'

export type * from './model.ts'
export { inventoryIdOf } from './rules.ts'

export type Inventory = ReturnType<typeof createInventory>

/** Stock of products and their variants. */
export const createInventory = (deps: InventoryDeps) => ({
  /** Sets stock of many products at once. */
  setStock: (tx: Tx, stock: readonly StockToSet[], reason: Reason = 'MANUAL') =>
    setStock(tx, deps, stock, reason),
  /** Adds or takes quantities, all or none. */
  moveStock: (tx: Tx, changes: readonly QuantityChange[], reason: Reason) =>
    moveStock(tx, deps, changes, reason),
  query: (tx: Tx, query: InventoryQuery) => queryItems(tx, query),
  async get(tx: Tx, productId: string): Promise<InventoryItem> {
    const filter = { kind: 'test', field: 'productId', operator: '$eq', value: productId } as const
    const { items } = await queryItems(tx, { filter, sort: [], limit: 1, offset: 0 })
    if (items[0]) return items[0]
    throw InventoryItemNotFound({ productId })
  },
})
