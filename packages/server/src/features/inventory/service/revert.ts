import { VariantNotFound } from '@vitrine/contract/catalog'
import {
  StockChangeNotFound,
  StockChangeReverted,
  StockNotTracked,
} from '@vitrine/contract/inventory'
import type { Tx } from '../../../platform/tx.ts'
import type { InventoryDeps, StockEntry } from '../model/stock.ts'
import { findEntries, type HeldEntry, holdEntries } from '../store/ledger.ts'
import { moveStock } from './move-stock.ts'

type Which = { readonly id: string } | { readonly batchId: string }

/**
 * Takes back one entry, or what is left of a batch: each exactly once, all or none, and never below
 * zero without preorder. Answers with the new entries.
 */
export async function revert(tx: Tx, deps: InventoryDeps, which: Which): Promise<StockEntry[]> {
  const held = await holdEntries(tx, which)
  const [first] = held
  if (!first) throw StockChangeNotFound({ ...which })
  const left = held.filter(({ revertedBy }) => revertedBy === null)
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

function refuseLost({ id, productId, variantId, exists, tracked }: HeldEntry): void {
  const what = { id, productId, variantId }
  if (!exists) {
    throw VariantNotFound(what, 'The variant is gone, so nothing of it can be taken back')
  }
  if (!tracked) throw StockNotTracked(what)
}
