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

/** A copied text as a value of a column; undefined where the cell stays as it is. */
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

/** What copied cells put into the lines. An empty cell leaves what is there, as in the list of stock. */
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

/** What a column holds in one line, for all lines below it. */
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
