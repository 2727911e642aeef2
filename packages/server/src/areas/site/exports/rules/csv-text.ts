import { csvFieldNames, variantCsvFieldNames, variantFieldTable } from '@vitrine/contract/catalog'
import { escapeCode, escapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import { writeCsvHeader, writeCsvRow } from '../../../../platform/csv/write-csv.ts'
import {
  type Cells,
  type ColumnKey,
  customColumn,
  sectionColumns,
  titleOf,
  variantCustomColumn,
} from '../../imports/index.ts'

/** The columns that an import reads, without redundant ones. */
const columns: readonly ColumnKey[] = [
  ...(['handle', 'slug', 'title'] as const),
  ...csvFieldNames,
  ...(['description', 'vendor', 'tags', 'ribbon', 'published'] as const),
  ...(['option1Name', 'option1Value', 'option2Name', 'option2Value'] as const),
  ...(['option3Name', 'option3Value', 'option4Name', 'option4Value'] as const),
  ...(['option5Name', 'option5Value', 'option6Name', 'option6Value'] as const),
  ...(['manageVariants', 'sku', 'grams', 'tracker', 'quantity', 'policy', 'price'] as const),
  ...(['compareAtPrice', 'cost', 'shipping', 'barcode'] as const),
  ...variantCsvFieldNames,
  ...(['variantVisible', 'image'] as const),
  ...(['imagePosition', 'imageAltText', 'variantImage', 'seoTitle', 'seoDescription'] as const),
  ...sectionColumns.flatMap(({ title, text }) => [title, text]),
]

/** The columns of a site, including its custom fields. */
export const columnsWith = (
  customKeys: readonly string[],
  variantKeys: readonly string[],
): readonly ColumnKey[] => [
  ...columns,
  ...customKeys.map(customColumn),
  ...variantKeys.map(variantCustomColumn),
]

export const csvHeader = (all: readonly ColumnKey[]): string => writeCsvHeader(all.map(titleOf))

export const csvLine = (all: readonly ColumnKey[], cells: Cells): string =>
  writeCsvRow(all.map((key) => cellOf(key, cells[key] ?? '')))

const codes: ReadonlySet<ColumnKey> = new Set([
  ...(['sku', 'barcode'] as const),
  ...variantCsvFieldNames.filter((name) => variantFieldTable[name]?.isCode),
])

/** Surrounding white space is removed by an import. */
function cellOf(key: ColumnKey, text: string): string {
  const escapeCell = codes.has(key) ? escapeCode : escapeFormula
  return escapeCell(text.trim())
}
