import { useRef, useState } from 'react'

interface Named {
  readonly id: string
}
export interface Selection<Row extends Named> {
  readonly chosen: ReadonlyMap<string, Row>
  readonly toggle: (row: Row, range?: boolean) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Rows that are selected, also over several pages; a range goes from the last toggled row. */
export function useSelection<Row extends Named>(rows: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const last = useRef<string>(undefined)
  const toggle = (row: Row, range = false) => {
    const next = new Map(chosen)
    const from = rows.findIndex(({ id }) => id === last.current)
    const to = rows.indexOf(row)
    const on = !chosen.has(row.id)
    const affected =
      range && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row]
    for (const one of affected) {
      if (on) next.set(one.id, one)
      else next.delete(one.id)
    }
    last.current = row.id
    setChosen(next)
  }
  const toggleAll = () => {
    const next = new Map(chosen)
    const all = rows.every(({ id }) => chosen.has(id))
    for (const row of rows) {
      if (all) next.delete(row.id)
      else next.set(row.id, row)
    }
    setChosen(next)
  }
  return { chosen, toggle, toggleAll, clear: () => setChosen(new Map()) }
}
