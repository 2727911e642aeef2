import { MAX_STOCK_QUANTITY } from '@vitrine/contract/stock'

/** What is at a place now; null: the variant has no item there. */
export type CellState = {
  readonly tracked: boolean
  readonly quantity: number | null
} | null

export type CellProblem = 'number' | 'tooMany' | 'belowZero' | 'notTracked'

/** What a typed text means for a cell. */
export type CellEntry =
  | { readonly kind: 'none' }
  | { readonly kind: 'set'; readonly quantity: number }
  | { readonly kind: 'adjust'; readonly by: number }
  | { readonly kind: 'wrong'; readonly problem: CellProblem }

const none: CellEntry = { kind: 'none' }
const wrong = (problem: CellProblem): CellEntry => ({ kind: 'wrong', problem })

/** A number sets how many there are, `+5` and `-3` change it; nothing, or what is there already, is no change. */
export function readCell(text: string, state: CellState): CellEntry {
  const typed = text.trim()
  if (typed === '') return none
  const sign = typed.startsWith('+') ? 1 : /^[-−–]/.test(typed) ? -1 : 0
  const pieces = readPieces(sign === 0 ? typed : typed.slice(1).trim())
  if (pieces === undefined) return wrong('number')
  if (pieces > MAX_STOCK_QUANTITY) return wrong('tooMany')
  if (sign !== 0) return adjustment(sign * pieces, state)
  return pieces === (state?.quantity ?? undefined) ? none : { kind: 'set', quantity: pieces }
}

function adjustment(by: number, state: CellState): CellEntry {
  if (by === 0) return none
  if (state ? !state.tracked : by < 0) return wrong('notTracked')
  const after = (state?.quantity ?? 0) + by
  if (after < 0 && by < 0) return wrong('belowZero')
  return after > MAX_STOCK_QUANTITY ? wrong('tooMany') : { kind: 'adjust', by }
}

/** Groups of three between equal separators, as spreadsheets write them. */
const grouped = /^\d{1,3}(?:([.,'’\u00a0\u202f ])\d{3})(?:\1\d{3})*$/
/** A whole number that a spreadsheet writes with decimals. */
const withDecimals = /^(\d+)[.,]0{1,2}$/

/** A whole number of pieces; undefined where it is none. */
export function readPieces(text: string): number | undefined {
  const digits = grouped.test(text)
    ? text.replace(/\D/g, '')
    : (withDecimals.exec(text)?.[1] ?? text)
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
}

/** How many there are after a change; undefined where nothing changes. */
export function pieceCountAfter(entry: CellEntry, state: CellState): number | undefined {
  if (entry.kind === 'set') return entry.quantity
  return entry.kind === 'adjust' ? (state?.quantity ?? 0) + entry.by : undefined
}

/** The cells of copied text, row by row; undefined where it is one value for one cell. */
export function readCopied(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined
}

export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Where copied cells go, from a place on, and how many values have no place. */
export function placeCopied(
  rows: readonly (readonly string[])[],
  from: CellPlace,
  size: { readonly rows: number; readonly columns: number },
): {
  readonly cells: readonly (CellPlace & { readonly text: string })[]
  readonly leftOut: number
} {
  const cells = rows.flatMap((texts, down) =>
    texts.map((text, right) => ({ row: from.row + down, column: from.column + right, text })),
  )
  const fitting = cells.filter(({ row, column }) => row < size.rows && column < size.columns)
  const isValue = ({ text }: { readonly text: string }) => text !== ''
  return { cells: fitting, leftOut: cells.filter(isValue).length - fitting.filter(isValue).length }
}

/** Where a key leads from a place, as in a spreadsheet; undefined where it leads out of the sheet. */
export function nextPlace(
  { row, column }: CellPlace,
  key: { readonly key: string; readonly shiftKey: boolean },
  size: { readonly rows: number; readonly columns: number },
): CellPlace | undefined {
  const at = row * size.columns + column
  const order = key.shiftKey ? -1 : 1
  const to =
    key.key === 'Enter'
      ? { row: row + order, column }
      : key.key === 'ArrowDown'
        ? { row: row + 1, column }
        : key.key === 'ArrowUp'
          ? { row: row - 1, column }
          : key.key === 'Tab'
            ? { row: Math.floor((at + order) / size.columns), column: (at + order) % size.columns }
            : undefined
  return to && to.row >= 0 && to.row < size.rows && to.column >= 0 ? to : undefined
}
