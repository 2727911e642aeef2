import { createReason } from '@vitrine/contract/reasons'
import { isLess, isZero } from '@vitrine/money'
import type { NewVariant } from '../../../catalog/index.ts'
import type { Row } from '../model.ts'
import type { ColumnKey } from './columns.ts'
import { type OptionColumn, optionColumns, sameName } from './options.ts'
import {
  cut,
  kilogramsOf,
  lengthOf,
  longerThan,
  readAmount,
  readGrams,
  readQuantity,
  readSwitch,
} from './parse-cells.ts'
import type { ProblemCollector } from './problem-collector.ts'

const MAX_CODE = 40
/** Marks a variant's quantity as untracked; a quantity of 0 is out of stock all the same. */
export const UNTRACKED = 'none'

export interface ImportedVariant {
  readonly row: Row
  readonly values: NewVariant
  /** Null where the file has none. */
  readonly quantity: number | null
  /** May be sold without stock, so its quantity is not tracked. */
  readonly sellsOn: boolean
  /** Whether the file marks it as untracked. */
  readonly isUncounted: boolean
  /** URLs, separated by blanks. */
  readonly image: string | undefined
}

/** The variants of a product: every row except those that only add a picture. */
export function readVariants(
  rows: readonly Row[],
  main: Row,
  options: readonly OptionColumn[],
  collector: ProblemCollector,
  isManaged = options.length > 0,
): ImportedVariant[] {
  if (options.length > 0 && !isManaged) return [readVariant(main, [], collector)]
  reportUnsoldRows(rows, main, collector)
  const sold = rows.filter((row) => row === main || isVariant(row))
  if (options.length === 0) {
    for (const row of sold) {
      if (row === main) continue
      collector.fail(row, 'option1Value', createReason('CHOICE_MISSING'))
    }
    return [readVariant(main, [], collector)]
  }
  const lines = new Map<string, number>()
  return sold.map((row) => {
    const choices = options.map((option) => choiceOf(row, option, collector))
    const combination = choices.map(sameName).join('\n')
    const earlier = lines.get(combination)
    if (earlier !== undefined) {
      collector.fail(row, options[0]?.column, createReason('CHOICES_OF_LINE', { line: earlier }))
    }
    lines.set(combination, earlier ?? row.line)
    return readVariant(row, choices, collector)
  })
}

const isVariant = ({ cells }: Row): boolean =>
  variantColumns.some((key) => cells[key] !== undefined)

const variantColumns: readonly ColumnKey[] = [
  ...optionColumns.map(({ value }) => value),
  ...(['price', 'sku'] as const),
]
/** Columns that are meaningless without choices or a price. */
const ofVariant = ['cost', 'barcode', 'compareAtPrice', 'quantity', 'variantImage'] as const

/** A row that has neither choices nor a price is no variant, whatever else it has. */
function reportUnsoldRows(rows: readonly Row[], main: Row, collector: ProblemCollector): void {
  for (const row of rows) {
    if (row === main || isVariant(row)) continue
    const ignored = ofVariant.find((key) => row.cells[key] !== undefined)
    if (ignored) collector.warn(row, ignored, createReason('ROW_WITHOUT_VARIANT'))
  }
}

function choiceOf(
  row: Row,
  { column, choices, name }: OptionColumn,
  collector: ProblemCollector,
): string {
  const cell = row.cells[column]
  if (cell === undefined)
    collector.fail(row, column, createReason('CHOICE_EMPTY', { option: name }))
  return choices.find((choice) => sameName(choice) === sameName(cell ?? '')) ?? ''
}

function readVariant(
  row: Row,
  choices: readonly string[],
  collector: ProblemCollector,
): ImportedVariant {
  const price = collector.read(row, 'price', readAmount)
  if (row.cells.price === undefined) collector.fail(row, 'price', createReason('PRICE_EMPTY'))
  const list = collector.read(row, 'compareAtPrice', readAmount)
  const isSale = list !== undefined && price !== undefined && isLess(price, list)
  if (list !== undefined && price !== undefined && !isZero(list) && isLess(list, price)) {
    collector.warn(row, 'compareAtPrice', createReason('COMPARE_AT_BELOW_PRICE'))
  }
  const visible = collector.read(row, 'variantVisible', readSwitch)
  const grams = collector.read(row, 'grams', readGrams)
  return {
    row,
    image: row.cells.variantImage,
    isUncounted: row.cells.tracker?.toLowerCase() === UNTRACKED,
    quantity: quantityOf(row, collector),
    sellsOn: collector.read(row, 'policy', readSwitch) ?? false,
    values: {
      choices,
      price: (isSale ? list : price) ?? '0',
      salePrice: isSale ? price : null,
      cost: collector.read(row, 'cost', readAmount) ?? null,
      weight: grams === undefined ? null : kilogramsOf(grams),
      sku: codeOf(row, 'sku', collector),
      barcode: codeOf(row, 'barcode', collector),
      ...(visible === undefined ? {} : { visible }),
    },
  }
}

/** A quantity in the file is tracked, whatever the inventory tracker column says. */
function quantityOf(row: Row, collector: ProblemCollector): number | null {
  const quantity = collector.read(row, 'quantity', readQuantity)
  if (quantity === undefined || quantity >= 0) return quantity ?? null
  collector.warn(row, 'quantity', createReason('NEGATIVE_QUANTITY', { quantity }))
  return 0
}

function codeOf(row: Row, key: 'sku' | 'barcode', collector: ProblemCollector): string | null {
  // Spreadsheets put an apostrophe before numbers that are to stay text.
  const text = row.cells[key]?.replace(/^'/, '')
  if (!text) return null
  if (lengthOf(text) > MAX_CODE) collector.warn(row, key, longerThan(MAX_CODE))
  return cut(text, MAX_CODE)
}
