import { MAX_SAVED_PRODUCTS } from '@vitrine/contract/products'
import type { InventoryReason } from '@vitrine/contract/vocabulary'
import { VitrineError } from '@vitrine/sdk'
import { useRef, useState } from 'react'
import type { Call, OperationName } from '../../../api/client.ts'
import { errorMessage } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../../shared/use-operation.ts'
import { useColleague } from '../../product/use-colleague.ts'
import { followJob, type JobProgress } from '../follow-job.ts'
import type { CollectionNames } from './collections/names.ts'
import { cellKey, cellOfConflict, changesOf } from './drafts.ts'
import type { SheetRow } from './rows.ts'
import { afterSave } from './save/after-save.ts'
import { saveInJob } from './save/save-in-job.ts'
import { type ProductsOutcome, type SavedProduct, saveProducts } from './save/save-products.ts'
import { type StockOutcome, saveStockCells } from './stock/save-stock.ts'
import type { useDrafts } from './use-drafts.ts'

interface SheetState {
  readonly rows: readonly SheetRow[]
  readonly sheet: ReturnType<typeof useDrafts>
  readonly collections: CollectionNames
  readonly renew: (ids: readonly string[]) => Promise<void>
}

const invalidated: readonly OperationName[] = [
  'products.listProducts',
  'products.getProduct',
  'stock.listVariantStock',
  'inventory.listStockChanges',
  'collections.listCollections',
  'history.listHistory',
  'sites.getFigures',
]

/** Saves all that is changed as one act, which is undone as one. */
export function useSave({ rows, sheet, collections, renew }: SheetState) {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  const notesOf = useNotes(rows, sheet)
  const [progress, setProgress] = useState<JobProgress>()
  const [reason, setReason] = useState<InventoryReason>('MANUAL')
  const isCancelled = useRef(false)
  const jobId = useRef<string>(undefined)
  const wasLost = useRef(false)
  const fail = (error: unknown) => showToast({ text: errorMessage(error, messages), isError: true })

  const undo = async (groupIds: readonly string[], ids: readonly string[]) => {
    try {
      for (const groupId of groupIds.toReversed()) await undoGroup(call, groupId)
      showToast({ text: messages.sheet.undone })
    } catch (error) {
      fail(error)
    } finally {
      await renew(ids)
      await refresh(invalidated)
    }
  }

  const cancelJob = (id: string) =>
    // One that has ended meanwhile has saved everything.
    void call('jobs.cancelJob', { id }).catch((error: unknown) => {
      if (!(error instanceof VitrineError && error.code === 'JOB_OVER')) fail(error)
    })
  const begin = (id: string) => {
    jobId.current = id
    if (isCancelled.current) cancelJob(id)
  }

  const save = async () => {
    const all = changesOf(sheet.cells, collections)
    const stockCells = sheet.cells.filter(({ column }) => column === 'stock')
    const isWrong = sheet.cells.some(({ entry }) => entry.kind === 'wrong')
    if (progress || sheet.cells.length === 0 || isWrong) return
    isCancelled.current = false
    setProgress({ done: 0, of: all.length })
    const control = { onProgress: setProgress, isCancelled: () => isCancelled.current }
    const products =
      all.length > MAX_SAVED_PRODUCTS
        ? await saveInJob(call, all, { ...control, onStart: begin })
        : await saveProducts(call, all, control)
    jobId.current = undefined
    const goesOn = !products.failure && !isCancelled.current
    const stock = await saveStockCells(call, goesOn ? stockCells : [], {
      reason,
      messages,
      isRepeated: wasLost.current,
    })
    wasLost.current = Boolean(stock.failure)
    await finish(products, stock)
    setProgress(undefined)
  }

  const finish = async (products: ProductsOutcome, stock: StockOutcome) => {
    const { results } = products
    const savedIds = new Set(results.flatMap(({ id, error }) => (error ? [] : [id])))
    const ofStock = sheet.cells.filter(({ column }) => column === 'stock')
    const ids = [
      ...new Set([...results.map(({ id }) => id), ...ofStock.map(({ row }) => row.productId)]),
    ]
    const notes = new Map([...(await notesOf(results)), ...stock.refusals])
    await renew(ids).catch(fail)
    const own = ownCells(sheet)
    const saved = new Set([...[...savedIds].flatMap((id) => own.get(id) ?? []), ...stock.saved])
    sheet.replace((before) => afterSave(before, { saved, notes, stale: stock.stale }))
    if (savedIds.size + stock.saved.size > 0) {
      const groupIds = [...products.groupIds, ...stock.groupIds]
      const text = savedText(messages, savedIds.size, stock.saved.size)
      showToast({ text, undo: () => void undo(groupIds, ids) })
    }
    const refused = results.length - savedIds.size
    if (refused > 0) showToast({ text: messages.sheet.refused({ n: refused }), isError: true })
    const stale = stock.stale.size + stock.refusals.size
    if (stale > 0) showToast({ text: messages.sheet.stockRefused({ n: stale }), isError: true })
    for (const { failure } of [products, stock]) if (failure) fail(failure)
    await refresh(invalidated)
  }
  return {
    progress,
    save,
    reason,
    setReason,
    cancel: () => {
      isCancelled.current = true
      if (jobId.current) cancelJob(jobId.current)
    },
  }
}

/** Undoes a group of the history; a large one in a job, which is all undone or not at all. */
async function undoGroup(call: Call, groupId: string): Promise<void> {
  const { jobId } = await call('history.undoGroup', { groupId })
  if (!jobId) return
  const job = await followJob(call, jobId, () => undefined)
  const [first] = job.errors
  if (job.state !== 'DONE' || first) throw new Error(first?.description ?? job.failure)
}

/** Reads why cells were not saved, by their keys. */
function useNotes(rows: readonly SheetRow[], sheet: SheetState['sheet']) {
  const { sheet: texts } = useMessages()
  const colleague = useColleague()
  return async (results: readonly SavedProduct[]) => {
    const notes = new Map<string, string>()
    const own = ownCells(sheet)
    for (const { id, error, conflicts = [] } of results) {
      if (!error) continue
      const name = conflicts.length > 0 ? await colleague(id, conflicts) : ''
      for (const key of own.get(id) ?? []) notes.set(key, error.description)
      for (const { field, theirs } of conflicts) {
        const key = cellOfConflict(rows, id, field)
        const now = typeof theirs === 'string' ? theirs : JSON.stringify(theirs ?? '–')
        if (key) notes.set(key, texts.nowIs({ now, name }))
      }
    }
    return notes
  }
}

/** The keys of the changed cells saved with each product; its stock is saved separately. */
function ownCells({ cells }: SheetState['sheet']): ReadonlyMap<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const { row, column } of cells) {
    if (column === 'stock') continue
    const own = keys.get(row.productId)
    if (own) own.push(cellKey(row, column))
    else keys.set(row.productId, [cellKey(row, column)])
  }
  return keys
}

const savedText = (
  { sheet, stockList }: ReturnType<typeof useMessages>,
  products: number,
  stockCells: number,
): string =>
  [
    ...(products > 0 ? [sheet.saved({ n: products })] : []),
    ...(stockCells > 0 ? [`${sheet.columns.stock}: ${stockList.saved({ n: stockCells })}`] : []),
  ].join(' ')
