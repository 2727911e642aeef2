import type { ItemMetadata } from '@vitrine/contract/ecom'
import { inSavepoint } from '../../../platform/savepoint.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeFailure, encodeTotals } from '../codec/bulk.ts'

export interface BulkResult<R> {
  readonly itemMetadata: ItemMetadata
  readonly item?: R
}

/** Processes items in order, each in its own savepoint; a failed one only rolls back itself. */
export async function bulkResults<T, R>(
  tx: Tx,
  items: readonly T[],
  idOf: (item: T) => string,
  work: (item: T) => Promise<R | undefined>,
) {
  const results: BulkResult<R>[] = []
  for (const [originalIndex, one] of items.entries()) {
    const id = idOf(one)
    try {
      const item = await inSavepoint(tx, () => work(one))
      const itemMetadata = { id, originalIndex, success: true }
      results.push({ itemMetadata, ...(item !== undefined && { item }) })
    } catch (error) {
      results.push({ itemMetadata: { id, ...encodeFailure(error as Error, originalIndex) } })
    }
  }
  const done = results.filter(({ itemMetadata }) => itemMetadata.success).length
  return { results, bulkActionMetadata: encodeTotals(done, results.length) }
}
