import type { NewVariant } from '../../catalog/index.ts'
import type { Row } from '../model.ts'
import type { ColumnKey } from './columns.ts'
import type { Notes } from './notes.ts'
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
} from './values.ts'

const MAX_CODE = 40
/** Says of a variant that its quantity is not counted; 0 pieces of it are out of stock all the same. */
export const UNTRACKED = 'none'

export interface ImportedVariant {
  readonly row: Row
  readonly values: NewVariant
  /** Null where the file gives none. */
  readonly quantity: number | null
  /** Sells without stock, so its quantity does not count. */
  readonly sellsOn: boolean
  /** The file says that nobody counts it. */
  readonly isUncounted: boolean
  /** Addresses, apart by blanks. */
  readonly image: string | undefined
}

/** The variants of a product: every row but those that only add a picture. */
export function readVariants(
  rows: readonly Row[],
  main: Row,
  options: readonly OptionColumn[],
  notes: Notes,
  isManaged = options.length > 0,
): ImportedVariant[] {
  if (options.length > 0 && !isManaged) return [readVariant(main, [], notes)]
  noteUnsold(rows, main, notes)
  const sold = rows.filter((row) => row === main || isVariant(row))
  if (options.length === 0) {
    for (const row of sold) {
      if (row === main) continue
      notes.fail(row, 'option1Value', 'is missing: a product without options has one variant')
    }
    return [readVariant(main, [], notes)]
  }
  const lines = new Map<string, number>()
  return sold.map((row) => {
    const choices = options.map((option) => choiceOf(row, option, notes))
    const combination = choices.map(sameName).join('\n')
    const earlier = lines.get(combination)
    if (earlier !== undefined) {
      notes.fail(row, options[0]?.column, `names the same choices as line ${earlier}`)
    }
    lines.set(combination, earlier ?? row.line)
    return readVariant(row, choices, notes)
  })
}

const isVariant = ({ cells }: Row): boolean => tellsVariant.some((key) => cells[key] !== undefined)

const tellsVariant: readonly ColumnKey[] = [
  ...optionColumns.map(({ value }) => value),
  ...(['price', 'sku'] as const),
]
/** Cells that mean nothing without those. */
const ofVariant = ['cost', 'barcode', 'compareAtPrice', 'quantity', 'variantImage'] as const

/** A row that names neither choices nor a price is no variant, whatever else it says of one. */
function noteUnsold(rows: readonly Row[], main: Row, notes: Notes): void {
  for (const row of rows) {
    if (row === main || isVariant(row)) continue
    const told = ofVariant.find((key) => row.cells[key] !== undefined)
    if (told) notes.warn(row, told, 'is not used: the row names neither choices nor a price')
  }
}

function choiceOf(row: Row, { column, choices, name }: OptionColumn, notes: Notes): string {
  const cell = row.cells[column]
  if (cell === undefined)
    notes.fail(row, column, `is empty; the variant needs a choice of "${name}"`)
  return choices.find((choice) => sameName(choice) === sameName(cell ?? '')) ?? ''
}

function readVariant(row: Row, choices: readonly string[], notes: Notes): ImportedVariant {
  const asked = notes.read(row, 'price', readAmount)
  if (row.cells.price === undefined)
    notes.fail(row, 'price', 'is empty; every variant needs a price')
  const list = notes.read(row, 'compareAtPrice', readAmount)
  const isSale = list !== undefined && asked !== undefined && Number(list) > Number(asked)
  if (asked !== undefined && Number(list ?? 0) > 0 && Number(list) < Number(asked)) {
    notes.warn(row, 'compareAtPrice', 'is below the price, so it is no price of before; left out')
  }
  const visible = notes.read(row, 'variantVisible', readSwitch)
  const grams = notes.read(row, 'grams', readGrams)
  return {
    row,
    image: row.cells.variantImage,
    isUncounted: row.cells.tracker?.toLowerCase() === UNTRACKED,
    quantity: quantityOf(row, notes),
    sellsOn: notes.read(row, 'policy', readSwitch) ?? false,
    values: {
      choices,
      price: (isSale ? list : asked) ?? '0',
      salePrice: isSale ? asked : null,
      cost: notes.read(row, 'cost', readAmount) ?? null,
      weight: grams === undefined ? null : kilogramsOf(grams),
      sku: codeOf(row, 'sku', notes),
      barcode: codeOf(row, 'barcode', notes),
      ...(visible === undefined ? {} : { visible }),
    },
  }
}

/** A quantity in the file counts, whoever keeps the count: who wrote a number expects it to be sold down. */
function quantityOf(row: Row, notes: Notes): number | null {
  const quantity = notes.read(row, 'quantity', readQuantity)
  if (quantity === undefined || quantity >= 0) return quantity ?? null
  notes.warn(row, 'quantity', `is ${quantity}; it counts as 0`)
  return 0
}

function codeOf(row: Row, key: 'sku' | 'barcode', notes: Notes): string | null {
  // Spreadsheets write an apostrophe in front of numbers that shall stay text.
  const text = row.cells[key]?.replace(/^'/, '')
  if (!text) return null
  if (lengthOf(text) > MAX_CODE) notes.warn(row, key, longerThan(MAX_CODE))
  return cut(text, MAX_CODE)
}
