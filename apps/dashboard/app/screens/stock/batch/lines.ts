import { MAX_STOCK_QUANTITY, type StockToSave, type VariantStock } from '@vitrine/contract/stock'
import type { BatchEntry } from '../save-batch.ts'
import { type CellProblem, readPieces } from '../sheet/cells.ts'
import { itemAt, variantKey } from '../variant.ts'

export const batchKinds = ['receive', 'count', 'transfer'] as const
export type BatchKind = (typeof batchKinds)[number]

/** A variant of a batch, as of its first scan, with the typed quantity. */
export interface BatchLine {
  readonly variant: VariantStock
  readonly text: string
  /** Whether it was changed elsewhere meanwhile; `variant` is the current one then. */
  readonly isStale?: boolean
  /** Why the server refused it. */
  readonly refusal?: string
}

/** Most lines of a batch, so that a transfer is one call. */
export const MAX_LINES = 500

export const lineKey = ({ variant }: BatchLine): string => variantKey(variant)

/** Adds one piece of a variant; a new one is inserted at the top, where it is visible. */
export function withOneMore(
  lines: readonly BatchLine[],
  variant: VariantStock,
): readonly BatchLine[] {
  const key = variantKey(variant)
  const line = lines.find((one) => lineKey(one) === key)
  if (!line) return [{ variant, text: '1' }, ...lines]
  const pieces = readPieces(line.text.trim()) ?? 0
  return withText(lines, key, String(pieces + 1))
}

export const withText = (
  lines: readonly BatchLine[],
  key: string,
  text: string,
): readonly BatchLine[] =>
  lines.map((line) => {
    if (lineKey(line) !== key) return line
    const { variant, isStale = false } = line
    return { variant, text, ...(isStale && { isStale }) }
  })

/** A code that nothing has, and how often it was scanned. */
export interface UnknownCode {
  readonly code: string
  readonly times: number
}

/** Once more of a code that nothing has. */
export function withUnknown(unknown: readonly UnknownCode[], code: string): readonly UnknownCode[] {
  if (unknown.every((one) => one.code !== code)) return [...unknown, { code, times: 1 }]
  return unknown.map((one) => (one.code === code ? { code, times: one.times + 1 } : one))
}

/** The line of a variant with exactly this code, ignoring case. */
export const lineOfCode = (lines: readonly BatchLine[], code: string): BatchLine | undefined =>
  lines.find(({ variant: { sku, barcode } }) =>
    [sku, barcode].some((one) => one?.toLowerCase() === code.toLowerCase()),
  )

export interface BatchPlaces {
  /** The location where goods arrive, are counted, or leave. */
  readonly at: string
  /** The destination of a transfer. */
  readonly to: string
}

export type LineProblem = CellProblem | 'fewerThanHeld'

/** The request of a line, or its error. */
export type LinePlan =
  | {
      readonly items: readonly StockToSave[]
      readonly pieces: number
      readonly problem?: undefined
    }
  | { readonly problem: LineProblem }

interface PlanOptions {
  /** Set after a lost response: the stock must be unchanged, so that nothing is counted twice. */
  readonly isRepeated?: boolean
}

export function planLine(
  kind: BatchKind,
  line: BatchLine,
  places: BatchPlaces,
  options: PlanOptions = {},
): LinePlan {
  const pieces = readPieces(line.text.trim())
  if (pieces === undefined) return { problem: 'number' }
  if (pieces > MAX_STOCK_QUANTITY) return { problem: 'tooMany' }
  return plans[kind]({ line, places, pieces, isRepeated: options.isRepeated ?? false })
}

interface PlannedLine {
  readonly line: BatchLine
  readonly places: BatchPlaces
  readonly pieces: number
  readonly isRepeated: boolean
}

const plans: Readonly<Record<BatchKind, (planned: PlannedLine) => LinePlan>> = {
  receive({ line, places: { at }, pieces, isRepeated }) {
    if (pieces === 0) return { items: [], pieces }
    return { items: [comingTo(line, at, pieces, isRepeated)], pieces }
  },
  count({ line, places: { at }, pieces }) {
    const item = itemAt(line.variant, at)
    const held = item?.held ?? 0
    if (pieces < held) return { problem: 'fewerThanHeld' }
    return { items: [{ ...placeOf(line, at), quantity: pieces - held }], pieces }
  },
  transfer({ line, places: { at, to }, pieces, isRepeated }) {
    const [from, target] = [itemAt(line.variant, at), itemAt(line.variant, to)]
    if (pieces === 0) return { items: [], pieces }
    if (!from?.tracked || target?.tracked === false) return { problem: 'notTracked' }
    if ((from.quantity ?? 0) < pieces) return { problem: 'belowZero' }
    const { revision, ...place } = placeOf(line, at)
    const leaving = { ...place, changeBy: -pieces, ...(isRepeated && { revision }) }
    return { items: [leaving, comingTo(line, to, pieces, isRepeated)], pieces }
  },
}

function placeOf({ variant }: BatchLine, locationId: string) {
  const { productId, variantId } = variant
  return { productId, variantId, locationId, revision: itemAt(variant, locationId)?.revision ?? 0 }
}

/** For untracked stock, the received pieces become the quantity. */
function comingTo(line: BatchLine, at: string, pieces: number, isRepeated: boolean): StockToSave {
  const { revision, ...place } = placeOf(line, at)
  return itemAt(line.variant, at)?.tracked === false
    ? { ...place, revision, quantity: pieces }
    : { ...place, changeBy: pieces, ...(isRepeated && { revision }) }
}

/** The entries of all lines, and whether any of them is wrong. */
export function planLines(
  kind: BatchKind,
  lines: readonly BatchLine[],
  places: BatchPlaces,
  options: PlanOptions = {},
) {
  const planned = lines.map((line) => ({ line, plan: planLine(kind, line, places, options) }))
  const entries = planned.flatMap(({ line, plan }): BatchEntry[] =>
    plan.problem === undefined && plan.items.length > 0
      ? [{ key: lineKey(line), items: plan.items }]
      : [],
  )
  const pieces = planned.reduce(
    (sum, { plan }) => sum + (plan.problem === undefined ? plan.pieces : 0),
    0,
  )
  return { entries, pieces, hasProblems: planned.some(({ plan }) => plan.problem !== undefined) }
}
