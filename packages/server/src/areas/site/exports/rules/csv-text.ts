import {
  type Cells,
  type ColumnKey,
  guardedCell,
  guardedCode,
  sectionColumns,
  titleOf,
} from '../../imports/index.ts'

/** The columns that an import reads, without redundant ones. */
const columns: readonly ColumnKey[] = [
  ...(['handle', 'slug', 'title', 'description', 'vendor', 'tags', 'ribbon', 'published'] as const),
  ...(['option1Name', 'option1Value', 'option2Name', 'option2Value'] as const),
  ...(['option3Name', 'option3Value', 'option4Name', 'option4Value'] as const),
  ...(['option5Name', 'option5Value', 'option6Name', 'option6Value'] as const),
  ...(['manageVariants', 'sku', 'grams', 'tracker', 'quantity', 'policy', 'price'] as const),
  ...(['compareAtPrice', 'cost', 'shipping', 'barcode', 'variantVisible', 'image'] as const),
  ...(['imagePosition', 'imageAltText', 'variantImage', 'seoTitle', 'seoDescription'] as const),
  ...sectionColumns.flatMap(({ title, text }) => [title, text]),
]

/** Spreadsheets recognise UTF-8 only by this byte order mark. */
export const csvHeader = `\uFEFF${lineOf(columns.map(titleOf))}`

export const csvLine = (cells: Cells): string =>
  lineOf(columns.map((key) => cellOf(key, cells[key] ?? '')))

/** Surrounding white space is removed by an import. */
function cellOf(key: ColumnKey, text: string): string {
  const guard = key === 'sku' || key === 'barcode' ? guardedCode : guardedCell
  return guard(text.trim())
}

// A hoisted declaration, because the header above uses it.
function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\n`
}

// Other delimiters are quoted too, so that a program with another delimiter sees no formula.
function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
