import { useEffect, useMemo, useRef, useState } from 'react'
import { useCall } from '../../../shared/use-operation.ts'
import { type CellText, changedCells, type Drafts, withTexts } from './drafts.ts'
import type { CellReading } from './read-cell.ts'
import type { SheetRow } from './rows.ts'

const MAX_STEPS = 100

const storageKey = (siteId: string) => `vitrine.product-sheet.${siteId}`

function storedDrafts(siteId: string): Drafts {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey(siteId)) ?? '[]'))
  } catch {
    return new Map()
  }
}

function storeDrafts(siteId: string, drafts: Drafts): void {
  sessionStorage.removeItem(storageKey(siteId))
  if (drafts.size === 0) return
  try {
    sessionStorage.setItem(storageKey(siteId), JSON.stringify([...drafts]))
  } catch {
    // Browsers store about five million characters: more is only retained until the page is left, with a
    // confirmation.
  }
}

/** Unsaved input, which survives a reload, with undo for each step. */
export function useDrafts(rows: readonly SheetRow[], reading: CellReading) {
  const { siteId } = useCall()
  const [drafts, setDrafts] = useState(() => storedDrafts(siteId))
  const steps = useRef<Drafts[]>([])
  useEffect(() => {
    storeDrafts(siteId, drafts)
  }, [drafts, siteId])
  const cells = useMemo(() => changedCells(rows, drafts, reading), [rows, drafts, reading])
  const type = (texts: readonly CellText[]) => {
    steps.current = [...steps.current.slice(1 - MAX_STEPS), drafts]
    setDrafts(withTexts(drafts, texts, reading))
  }
  return {
    drafts,
    cells,
    type,
    undo: () => {
      const before = steps.current.pop()
      if (before) setDrafts(before)
    },
    /** Used after saving or discarding everything: clears the undo steps. */
    replace: (change: (before: Drafts) => Drafts) => {
      steps.current = []
      setDrafts(change)
    },
  }
}
