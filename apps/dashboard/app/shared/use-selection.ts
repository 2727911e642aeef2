import { useRef, useState } from 'react'

interface RowWithId {
  readonly id: string
}
export interface Selection<Row extends RowWithId> {
  readonly selected: ReadonlyMap<string, Row>
  readonly toggle: (row: Row, range?: boolean) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Rows that are selected, also over several pages; a range goes from the last toggled row. */
export function useSelection<Row extends RowWithId>(rows: readonly Row[]): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const last = useRef<string>(undefined)
  const toggle = (row: Row, range = false) => {
    const next = new Map(selected)
    const from = rows.findIndex(({ id }) => id === last.current)
    const to = rows.indexOf(row)
    const on = !selected.has(row.id)
    const affected =
      range && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row]
    for (const one of affected) {
      if (on) next.set(one.id, one)
      else next.delete(one.id)
    }
    last.current = row.id
    setSelected(next)
  }
  const toggleAll = () => {
    const next = new Map(selected)
    const all = rows.every(({ id }) => selected.has(id))
    for (const row of rows) {
      if (all) next.delete(row.id)
      else next.set(row.id, row)
    }
    setSelected(next)
  }
  return { selected, toggle, toggleAll, clear: () => setSelected(new Map()) }
}
