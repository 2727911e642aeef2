import { VariantNotFound } from '@vitrine/contract/catalog'
import {
  StockChangeNotFound,
  StockChangeReverted,
  StockNotTracked,
} from '@vitrine/contract/inventory'
import type { Tx } from '../../../../platform/tx.ts'
import { findEntries, type LockedEntry, lockEntries } from '../../ledger/store/ledger.ts'
import type { InventoryDeps, StockEntry } from '../model/stock.ts'
import { moveStock } from './move-stock.ts'

type Which = { readonly id: string } | { readonly batchId: string }

/**
 * Reverts one entry, or the remaining entries of a batch: each exactly once, all or none, and never below
 * zero without preorder. Returns the new entries.
 */
export async function revert(tx: Tx, deps: InventoryDeps, which: Which): Promise<StockEntry[]> {
  const locked = await lockEntries(tx, which)
  const [first] = locked
  if (!first) throw StockChangeNotFound({ ...which })
  const left = locked.filter(({ revertedBy }) => revertedBy === null)
  if (left.length === 0) throw StockChangeReverted({ ...which, revertedBy: first.revertedBy })
  left.forEach(refuseLost)
  const changes = left.map((entry) => ({
    productId: entry.productId,
    variantId: entry.variantId,
    locationId: entry.locationId,
    delta: -entry.delta,
    preordered: -entry.preordered,
    preorder: true,
    reverts: entry.id,
    at: `changes[${entry.id}]`,
  }))
  const batchId = await moveStock(tx, deps, changes, 'REVERT_INVENTORY_CHANGE')
  return findEntries(tx, { batchId, limit: changes.length })
}

function refuseLost({ id, productId, variantId, exists, tracked }: LockedEntry): void {
  const what = { id, productId, variantId }
  if (!exists) {
    throw VariantNotFound(what, 'The variant has been deleted, so its entries cannot be reverted')
  }
  if (!tracked) throw StockNotTracked(what)
}
