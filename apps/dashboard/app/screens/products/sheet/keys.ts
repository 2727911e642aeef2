import type { KeyboardEvent } from 'react'
import type { CellPlace } from '../../../shared/sheet/places.ts'

const PAGE_ROWS = 20

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [PAGE_ROWS, 0],
  PageUp: [-PAGE_ROWS, 0],
  Enter: [1, 0],
}

/** The cell that a key moves to; undefined for none. Tab at the end of a row leaves the sheet. */
export function placeAfter(
  { row, column }: CellPlace,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  columnCount: number,
): CellPlace | undefined {
  if (key === 'Home') return { row, column: 0 }
  if (key === 'End') return { row, column: columnCount - 1 }
  if (key === 'Tab') {
    const next = column + (shiftKey ? -1 : 1)
    return next >= 0 && next < columnCount ? { row, column: next } : undefined
  }
  const step = steps[key]
  if (!step) return undefined
  const back = key === 'Enter' && shiftKey ? -1 : 1
  return { row: row + step[0] * back, column: column + step[1] }
}
