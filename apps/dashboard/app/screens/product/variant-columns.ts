import { noWords, yesWords } from '../../shared/yes-no.ts'
import type { VariantLine, VariantPart } from './use-variants.ts'
import type { VariantCell, VariantForm } from './variant-form.ts'

interface TableState {
  /** Whether stock is counted. */
  readonly track: boolean
  /** Whether the seldom used columns are shown. */
  readonly isWide: boolean
}

/** The columns of the table of variants in their order. */
export const variantColumns = ({ track, isWide }: TableState): readonly VariantCell[] => [
  'price',
  'sku',
  track ? 'quantity' : 'inStock',
  ...(isWide ? (['cost', 'weight', 'barcode', 'manufacturerPartNumber'] as const) : []),
  'visible',
]

/** A pasted text as a value of a column; undefined where the cell stays unchanged. */
function partOf(column: VariantCell, text: string): Partial<VariantForm> | undefined {
  if (text === '') return undefined
  if (column !== 'inStock' && column !== 'visible') return { [column]: text }
  const word = text.toLowerCase()
  if (yesWords.has(word)) return { [column]: true }
  return noWords.has(word) ? { [column]: false } : undefined
}

interface CopiedCell {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** The values of pasted cells. Empty cells change nothing, as in the list of stock. */
export const pastedParts = (
  lines: readonly VariantLine[],
  columns: readonly VariantCell[],
  cells: readonly CopiedCell[],
): readonly VariantPart[] =>
  cells.flatMap(({ row, column, text }) => {
    const [line, name] = [lines[row], columns[column]]
    const part = line && name && partOf(name, text)
    return part ? [{ variant: line.variant, part }] : []
  })

/** The value of a column in one row, for all rows below it. */
export function partsBelow(
  lines: readonly VariantLine[],
  column: VariantCell,
  from: number,
): readonly VariantPart[] {
  const top = lines[from]
  if (!top) return []
  const part = { [column]: top.form[column] }
  return lines.slice(from + 1).map(({ variant }) => ({ variant, part }))
}
