import { useDeferredValue, useMemo, useState } from 'react'
import type { ColumnId } from '../columns.ts'
import type { CellText } from '../drafts.ts'
import type { useCursor } from '../use-cursor.ts'
import {
  type FindQuery,
  hitsOf,
  indexOfHit,
  nextHit,
  replaced,
  type SearchedSheet,
} from './find.ts'

export interface FindContext {
  readonly sheet: SearchedSheet
  readonly cursor: ReturnType<typeof useCursor>
  readonly onType: (cells: readonly CellText[]) => void
}

/** The search in the sheet, its hits, and navigation between them. */
export function useFind({ sheet, cursor, onType }: FindContext) {
  const [options, setOptions] = useState({ text: '', matchCase: false, wholeCell: false })
  const [isOneColumn, setOneColumn] = useState(false)
  const [by, setBy] = useState('')
  const [replacedCount, setReplacedCount] = useState<number>()
  const { rows, columnIds, drafts, flags } = sheet
  const column: ColumnId | undefined = columnIds[cursor.at.column]
  const query: FindQuery = useMemo(
    () => ({ ...options, ...(isOneColumn && column && { column }) }),
    [options, isOneColumn, column],
  )
  // Typing goes first; large sheets are searched when there is time.
  const searched = useDeferredValue(query)
  const hits = useMemo(
    () => hitsOf({ rows, columnIds, drafts, flags }, searched),
    [rows, columnIds, drafts, flags, searched],
  )
  const change = (changes: Partial<typeof options>) => {
    setOptions({ ...options, ...changes })
    setReplacedCount(undefined)
  }
  const step = (isBackward = false) => {
    const next = nextHit(hitsOf(sheet, query), cursor.at, isBackward)
    if (next) cursor.go(next)
  }
  const replace = (isAll: boolean) => {
    const all = hitsOf(sheet, query)
    const meant = isAll ? all : all.filter((_, index) => index === indexOfHit(all, cursor.at))
    if (meant.length > 0) onType(replaced(sheet, meant, { query, by }))
    setReplacedCount(isAll ? meant.length : undefined)
    const next = isAll ? undefined : nextHit(all, cursor.at)
    if (next) cursor.go(next)
  }
  return {
    ...options,
    isOneColumn,
    column,
    by,
    count: hits.length,
    /** Number of the hit at the cursor; 0 if there is none. */
    number: indexOfHit(hits, cursor.at) + 1,
    /** Number of cells of the last "replace all"; undefined after any other change. */
    replacedCount,
    change,
    setBy,
    setOneColumn: (isOne: boolean) => {
      setOneColumn(isOne)
      setReplacedCount(undefined)
    },
    step,
    replaceOne: () => replace(false),
    replaceAll: () => replace(true),
  }
}
