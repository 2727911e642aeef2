import { MAX_STOCK_QUANTITY } from '@vitrine/contract/stock'

/** The current stock; null: the variant has no item there. */
export type CellState = {
  readonly tracked: boolean
  readonly quantity: number | null
} | null

export type CellProblem = 'number' | 'tooMany' | 'belowZero' | 'notTracked'

/** The parsed text of a cell. */
export type CellEntry =
  | { readonly kind: 'none' }
  | { readonly kind: 'set'; readonly quantity: number }
  | { readonly kind: 'adjust'; readonly by: number }
  | { readonly kind: 'wrong'; readonly problem: CellProblem }

const none: CellEntry = { kind: 'none' }
const wrong = (problem: CellProblem): CellEntry => ({ kind: 'wrong', problem })

/**
 * Parses a cell: a number sets the quantity, `+5` and `-3` change it; empty text and the current value are no
 * change.
 */
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

/** A non-negative integer; undefined if invalid. */
export function readPieces(text: string): number | undefined {
  const digits = grouped.test(text)
    ? text.replace(/\D/g, '')
    : (withDecimals.exec(text)?.[1] ?? text)
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
}

/** The quantity after a change; undefined if nothing changes. */
export function pieceCountAfter(entry: CellEntry, state: CellState): number | undefined {
  if (entry.kind === 'set') return entry.quantity
  return entry.kind === 'adjust' ? (state?.quantity ?? 0) + entry.by : undefined
}
