import { useState } from 'react'
import type { Location } from './locations-dialog.tsx'

/** Most columns of locations. */
export const MAX_COLUMNS = 6

const STORAGE_KEY = 'vitrine.stock-locations'

function readChosen(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

/** The locations with a column: those selected in this browser, or the first ones. */
export function useColumns(locations: readonly Location[], only: string) {
  const [chosen, setChosen] = useState(readChosen)
  const known = locations.filter(({ id }) => chosen.includes(id))
  const shown = (known.length > 0 ? known : locations).slice(0, MAX_COLUMNS)
  const narrowed = locations.filter(({ id }) => id === only)
  return {
    columns: narrowed.length > 0 ? narrowed : shown,
    chosenIds: shown.map(({ id }) => id),
    choose: (ids: readonly string[]) => {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(ids))
      setChosen(ids)
    },
  }
}
