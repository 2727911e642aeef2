import { useState } from 'react'
import type { CellPlace } from '../../../shared/sheet/places.ts'

interface Size {
  readonly rows: number
  readonly columns: number
}

export interface Area {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** The cell that has the cursor, and the area from where the selection began. */
export function useCursor(size: Size) {
  const [places, setPlaces] = useState({
    at: { row: 0, column: 0 } as CellPlace,
    from: { row: 0, column: 0 } as CellPlace,
    moves: 0,
  })
  const inside = ({ row, column }: CellPlace) => ({
    row: clamp(row, size.rows),
    column: clamp(column, size.columns),
  })
  const [at, from] = [inside(places.at), inside(places.from)]
  const area: Area = {
    top: Math.min(at.row, from.row),
    bottom: Math.max(at.row, from.row),
    left: Math.min(at.column, from.column),
    right: Math.max(at.column, from.column),
  }
  const { moves } = places
  /** Goes to a cell, which the grid then scrolls to. */
  const go = (to: CellPlace, isExtending = false) =>
    setPlaces({ at: inside(to), from: isExtending ? from : inside(to), moves: moves + 1 })
  const select = (top: CellPlace, end: CellPlace) =>
    setPlaces({ at: inside(end), from: inside(top), moves })
  return { at, area, moves, go, select }
}

export const isInside = ({ top, bottom, left, right }: Area, { row, column }: CellPlace): boolean =>
  row >= top && row <= bottom && column >= left && column <= right
