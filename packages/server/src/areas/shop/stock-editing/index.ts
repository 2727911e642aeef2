import { InventoryItemNotFound } from '@vitrine/contract/catalog'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { RepeatableRequest } from '../../../transport/idempotency-key.ts'
import type { VariantStockQuery } from '../../stock/index.ts'
import type { SaveOptions } from '../editing/index.ts'
import { exportVariantStock, type VariantStockExport } from './service/export-variant-stock.ts'
import { findLocated, listStock, type StockListRequest } from './service/list-stock.ts'
import { type LabelPrint, type LabelPrintDeps, printLabels } from './service/print-labels.ts'
import { saveStockOnce } from './service/save-once.ts'
import type { StockEditingDeps, StockSave } from './service/save-stock.ts'

export { stockParts } from './service/stock-parts.ts'

export type StockEditing = ReturnType<typeof createStockEditing>

export const createStockEditing = (
  deps: StockEditingDeps & LabelPrintDeps & { readonly clock: Clock },
) => ({
  /** Sets or changes the stock of any variants at any locations: all of them or none. */
  save: (tx: Tx, requested: StockSave, options: SaveOptions, sent: RepeatableRequest | undefined) =>
    saveStockOnce(tx, deps, requested, options, sent),
  async get(tx: Tx, id: string) {
    const [found] = await findLocated(tx, deps, [id])
    if (!found) throw InventoryItemNotFound({ inventoryItemId: id })
    return found
  },
  list: (tx: Tx, request: StockListRequest) => listStock(tx, deps, request),
  /** Variants with their stock at all locations. */
  listVariants: (tx: Tx, query: VariantStockQuery) => deps.inventory.queryVariants(tx, query),
  exportVariants: (tx: Tx, request: VariantStockExport) => exportVariantStock(tx, deps, request),
  /** Labels with barcodes for variants, as a PDF. */
  printLabels: (tx: Tx, request: LabelPrint) => printLabels(tx, deps, request),
})
