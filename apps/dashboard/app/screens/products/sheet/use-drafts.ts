import { useEffect, useMemo, useRef, useState } from 'react'
import { type CellText, changedCells, type Drafts, withTexts } from './drafts.ts'
import type { SheetRow } from './rows.ts'

const STORAGE_KEY = 'vitrine.product-sheet'
const MAX_STEPS = 100

function stored(): Drafts {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}

/** What is typed and not saved yet; it survives a reload, and each step can be undone. */
export function useDrafts(rows: readonly SheetRow[], digits: number) {
  const [drafts, setDrafts] = useState(stored)
  const steps = useRef<Drafts[]>([])
  useEffect(() => {
    if (drafts.size === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...drafts]))
  }, [drafts])
  const cells = useMemo(() => changedCells(rows, drafts, digits), [rows, drafts, digits])
  const type = (texts: readonly CellText[]) => {
    steps.current = [...steps.current.slice(1 - MAX_STEPS), drafts]
    setDrafts(withTexts(drafts, texts, digits))
  }
  return {
    drafts,
    cells,
    type,
    undo: () => {
      const before = steps.current.pop()
      if (before) setDrafts(before)
    },
    /** After a save or when all is discarded: steps before it are gone. */
    replace: (change: (before: Drafts) => Drafts) => {
      steps.current = []
      setDrafts(change)
    },
  }
}
