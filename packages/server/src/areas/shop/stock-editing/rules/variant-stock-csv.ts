import { escapeCode, escapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import { writeCsvHeader, writeCsvRow } from '../../../../platform/csv/write-csv.ts'
import type { Location, StockedVariant } from '../../../stock/index.ts'

type Locations = readonly Pick<Location, 'id' | 'name'>[]

/** One row per variant, with a column for the sellable quantity at each location. */
export const variantStockCsv = (
  variants: readonly StockedVariant[],
  locations: Locations,
): string => variantStockHeader(locations) + variantStockRows(variants, locations)

export function variantStockHeader(locations: Locations): string {
  const columns = locations.map(({ name }) => escapeFormula(name))
  return writeCsvHeader(['Product', 'Variant', 'SKU', 'Barcode', ...columns, 'Held', 'Available'])
}

export function variantStockRows(
  variants: readonly StockedVariant[],
  locations: Locations,
): string {
  const rows = variants.map((variant) => {
    const { productName, variantName, sku, barcode, stock } = variant
    const at = new Map(stock.map((one) => [one.locationId, one.quantity]))
    return writeCsvRow([
      escapeFormula(productName),
      variantName === productName ? '' : escapeFormula(variantName),
      escapeCode(sku ?? ''),
      escapeCode(barcode ?? ''),
      ...locations.map(({ id }) => numberOf(at.get(id))),
      numberOf(sumOf(stock.map(({ held }) => held))),
      numberOf(stock.some(({ tracked }) => tracked) ? availableOf(variant) : null),
    ])
  })
  return rows.join('')
}

/** The sellable quantity at all locations that track it. */
const availableOf = ({ stock }: StockedVariant) => sumOf(stock.map(({ quantity }) => quantity ?? 0))

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Empty if it is not tracked. */
const numberOf = (value: number | null | undefined) => (value == null ? '' : String(value))
