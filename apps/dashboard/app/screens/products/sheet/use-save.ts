import { MAX_SAVED_PRODUCTS } from '@vitrine/contract/products'
import { useRef, useState } from 'react'
import type { OperationName, OutputOf } from '../../../api/client.ts'
import { errorMessage } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../../shared/use-operation.ts'
import { useColleague } from '../../product/use-colleague.ts'
import { cellKey, cellOfConflict, changesOf, type Drafts } from './drafts.ts'
import type { SheetRow } from './rows.ts'
import type { useDrafts } from './use-drafts.ts'

type Result = OutputOf<'products.saveProducts'>['results'][number]

interface SheetState {
  readonly rows: readonly SheetRow[]
  readonly sheet: ReturnType<typeof useDrafts>
  readonly renew: (ids: readonly string[]) => Promise<void>
}

const invalidated: readonly OperationName[] = [
  'products.listProducts',
  'products.getProduct',
  'stock.listVariantStock',
  'history.listHistory',
  'sites.getFigures',
]

/** Saves all that is changed as one act, which is undone as one. */
export function useSave({ rows, sheet, renew }: SheetState) {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  const colleague = useColleague()
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number }>()
  const isCancelled = useRef(false)
  const fail = (error: unknown) => showToast({ text: errorMessage(error, messages), isError: true })

  const undo = async (groupIds: readonly string[], ids: readonly string[]) => {
    try {
      for (const groupId of groupIds.toReversed()) await call('history.undoGroup', { groupId })
      showToast({ text: messages.sheet.undone })
    } catch (error) {
      fail(error)
    } finally {
      await renew(ids)
      await refresh(invalidated)
    }
  }

  /** Why cells were not saved, by their keys. */
  const notesOf = async (results: readonly Result[]) => {
    const notes = new Map<string, string>()
    for (const { id, error, conflicts = [] } of results) {
      if (!error) continue
      const name = conflicts.length > 0 ? await colleague(id, conflicts) : ''
      for (const { key } of cellsOf(sheet, id)) notes.set(key, error.description)
      for (const { field, theirs } of conflicts) {
        const key = cellOfConflict(rows, id, field)
        const now = typeof theirs === 'string' ? theirs : JSON.stringify(theirs ?? '–')
        if (key) notes.set(key, messages.sheet.nowIs({ now, name }))
      }
    }
    return notes
  }

  const save = async () => {
    const all = changesOf(sheet.cells)
    const isWrong = sheet.cells.some(({ entry }) => entry.kind === 'wrong')
    if (progress || all.length === 0 || isWrong) return
    isCancelled.current = false
    const results: Result[] = []
    const groupIds: string[] = []
    try {
      for (let at = 0; at < all.length && !isCancelled.current; at += MAX_SAVED_PRODUCTS) {
        setProgress({ done: at, of: all.length })
        const products = all.slice(at, at + MAX_SAVED_PRODUCTS)
        const saved = await call('products.saveProducts', { products })
        results.push(...saved.results)
        groupIds.push(saved.groupId)
      }
    } catch (error) {
      fail(error)
    }
    await finish(results, groupIds)
    setProgress(undefined)
  }

  const finish = async (results: readonly Result[], groupIds: readonly string[]) => {
    const saved = new Set(results.flatMap(({ id, error }) => (error ? [] : [id])))
    const notes = await notesOf(results)
    await renew(results.map(({ id }) => id)).catch(fail)
    const savedKeys = new Set([...saved].flatMap((id) => cellsOf(sheet, id).map(({ key }) => key)))
    sheet.replace((before) => withNotes(before, savedKeys, notes))
    const refused = results.length - saved.size
    if (saved.size > 0) {
      const text = messages.sheet.saved({ n: saved.size })
      showToast({ text, undo: () => void undo(groupIds, [...saved]) })
    }
    if (refused > 0) showToast({ text: messages.sheet.refused({ n: refused }), isError: true })
    await refresh(invalidated)
  }
  return {
    progress,
    save,
    cancel: () => {
      isCancelled.current = true
    },
  }
}

const cellsOf = ({ cells }: SheetState['sheet'], id: string) =>
  cells.flatMap(({ row, column }) => (row.productId === id ? [{ key: cellKey(row, column) }] : []))

const withNotes = (
  drafts: Drafts,
  saved: ReadonlySet<string>,
  notes: ReadonlyMap<string, string>,
): Drafts =>
  new Map(
    [...drafts].flatMap(([key, draft]) => {
      if (saved.has(key)) return []
      const note = notes.get(key)
      // What came in between is shown, so that the next save is meant to replace it.
      return [[key, note === undefined ? draft : { text: draft.text, note }] as const]
    }),
  )
