import { MAX_EXPORTED_VARIANTS } from '@vitrine/contract/stock'
import type { Tx } from '../../../../platform/tx.ts'
import type { Inventory, VariantStockQuery } from '../../../stock/index.ts'
import { variantStockCsv } from '../rules/variant-stock-csv.ts'

export type VariantStockExport = Pick<VariantStockQuery, 'filter' | 'sort'>

/** Exports variants with their stock as a spreadsheet file. */
export async function exportVariantStock(
  tx: Tx,
  { inventory }: { readonly inventory: Pick<Inventory, 'queryVariants' | 'listLocations'> },
  request: VariantStockExport,
) {
  const page = { limit: MAX_EXPORTED_VARIANTS, offset: 0 }
  const { variants, total } = await inventory.queryVariants(tx, { ...request, ...page })
  const locations = await inventory.listLocations(tx)
  return {
    fileName: `stock-${tx.now.toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: variantStockCsv(variants, locations),
    rows: variants.length,
    total,
  }
}
