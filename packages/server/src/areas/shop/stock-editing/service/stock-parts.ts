import type { Tx } from '../../../../platform/tx.ts'
import type { Inventory } from '../../../stock/index.ts'
import { variantStockHeader, variantStockRows } from '../rules/variant-stock-csv.ts'

const VARIANTS_AT_ONCE = 2000

/** The stock of all variants as CSV, in parts, each read in a transaction of its own. */
export async function* stockParts(
  work: <T>(step: (tx: Tx) => Promise<T>) => Promise<T>,
  inventory: Pick<Inventory, 'queryVariants' | 'listLocations'>,
): AsyncGenerator<{ readonly text: string; readonly rows: number }> {
  const locations = await work((tx) => inventory.listLocations(tx))
  yield { text: variantStockHeader(locations), rows: 0 }
  for (let offset = 0, total = 1; offset < total; offset += VARIANTS_AT_ONCE) {
    const page = { filter: {}, sort: 'PRODUCT_NAME', limit: VARIANTS_AT_ONCE, offset } as const
    const found = await work((tx) => inventory.queryVariants(tx, page))
    yield { text: variantStockRows(found.variants, locations), rows: found.variants.length }
    total = found.total
  }
}
