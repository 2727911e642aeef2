import { useRef, useState } from 'react'
import type { ProductRow } from './row.ts'

export interface Selection {
  readonly chosen: ReadonlyMap<string, ProductRow>
  readonly toggle: (row: ProductRow, range?: boolean) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Rows that are selected, also over several pages; a range goes from the last toggled row. */
export function useSelection(rows: readonly ProductRow[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ProductRow>>(new Map())
  const last = useRef<string>(undefined)
  const toggle = (row: ProductRow, range = false) => {
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
