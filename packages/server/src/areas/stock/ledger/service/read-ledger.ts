import { violation } from '@vitrine/contract/kit'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { EntryCursor, EntryFilter, StockEntry } from '../../items/model/stock.ts'
import { findEntries, findOnlyVariant } from '../store/ledger.ts'

const PAGE = 50

/** A page of the ledger; `next` is the cursor of the following page. */
export async function readLedger(
  tx: Tx,
  filter: EntryFilter,
  { after, limit = PAGE }: { readonly after?: EntryCursor | undefined; readonly limit?: number },
): Promise<{ entries: StockEntry[]; next?: EntryCursor }> {
  const { productId, variantId } = filter
  if (variantId && !productId) {
    throw violation('productId', 'REQUIRED_FIELD', 'is required beside variantId')
  }
  const requested = { ...filter }
  if (productId && variantId === DEFAULT_VARIANT_ID) {
    const only = await findOnlyVariant(tx, productId)
    if (!only) return { entries: [] }
    requested.variantId = only
  }
  const rows = await findEntries(tx, { ...requested, after, limit: limit + 1 })
  const entries = rows.slice(0, limit)
  const last = entries.at(-1)
  return { entries, ...(rows.length > limit && last ? { next: last } : {}) }
}
