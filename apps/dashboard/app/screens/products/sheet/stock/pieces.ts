import type { VariantStock } from '@vitrine/contract/stock'
import { type CellEntry, type CellState, readCell } from '../../../stock/sheet/cells.ts'
import { itemAt, variantKey } from '../../../stock/variant.ts'
import type { SheetRow } from '../rows.ts'

/** Shown for untracked stock; a variant without an item at the location has an empty cell. */
export const NOT_COUNTED = '–'

/** The stock of variants by their keys. */
export type StockOfVariants = ReadonlyMap<string, VariantStock>

/** The rows with the stock at a location; without a cell where it is unknown. */
export function withStock(
  rows: readonly SheetRow[],
  stock: StockOfVariants,
  locationId: string,
): readonly SheetRow[] {
  if (stock.size === 0 || locationId === '') return rows
  return rows.map((row) => {
    const { productId, variantId } = row
    const variant = variantId && stock.get(variantKey({ productId, variantId }))
    if (!variant) return row
    const item = itemAt(variant, locationId)
    return {
      ...row,
      stock: { locationId, revision: item?.revision ?? 0 },
      values: { ...row.values, stock: item ? String(item.quantity ?? NOT_COUNTED) : '' },
    }
  })
}

/** The stock in the text of a cell. */
const stateOfText = (stored: string): CellState => {
  if (stored === '') return null
  const isCounted = stored !== NOT_COUNTED
  return { tracked: isCounted, quantity: isCounted ? Number(stored) : null }
}

/** Parses a typed quantity: an absolute number, or a change. */
export const readPiecesCell = (text: string, stored: string): CellEntry =>
  text === stored ? { kind: 'none' } : readCell(text, stateOfText(stored))

/** The text of an entry in the draft: `12`, `+5` or `-2`. */
export const textOfPieces = (entry: Extract<CellEntry, { readonly kind: 'set' | 'adjust' }>) =>
  entry.kind === 'set' ? String(entry.quantity) : `${entry.by > 0 ? '+' : ''}${entry.by}`
