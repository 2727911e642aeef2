import type { VariantStock } from '@vitrine/contract/stock'
import type { InventoryReason } from '@vitrine/contract/vocabulary'
import { useCallback, useRef, useState } from 'react'
import { useMessages } from '../../../shared/messages.tsx'
import { placeCopied, readCopied } from '../../../shared/sheet/places.ts'
import { useToast } from '../../../shared/toast.tsx'
import { useSaveBatch } from '../use-save-batch.ts'
import { afterSave, batchEntryOf, type Drafts, sorted, typed } from './drafts.ts'

const noDrafts: Drafts = new Map()

/** The input in the cells of a list, across pages, until it is saved. */
export function useSheet() {
  const { stockList } = useMessages()
  const showToast = useToast()
  const batch = useSaveBatch()
  const [drafts, setDrafts] = useState(noDrafts)
  const [reason, setReason] = useState<InventoryReason>('MANUAL')
  const wasLost = useRef(false)
  const { changed, wrong } = sorted(drafts)

  const type = useCallback(
    (variant: VariantStock, locationId: string, text: string) =>
      setDrafts((before) => typed(before, { variant, locationId }, text)),
    [],
  )
  /** Puts copied cells in from one on; false where the text is for one cell. */
  const paste = (
    text: string,
    from: { readonly row: number; readonly column: number },
    { rows, locationIds }: SheetPage,
  ): boolean => {
    const copied = readCopied(text)
    if (!copied) return false
    const size = { rows: rows.length, columns: locationIds.length }
    const { cells, leftOut } = placeCopied(copied, from, size)
    setDrafts((before) =>
      cells.reduce((all, { row, column, text: value }) => {
        const [variant, locationId] = [rows[row], locationIds[column]]
        return variant && locationId && value !== ''
          ? typed(all, { variant, locationId }, value)
          : all
      }, before),
    )
    if (leftOut > 0) showToast({ text: stockList.leftOut({ n: leftOut }), isError: true })
    return true
  }

  const save = async () => {
    if (changed.length === 0 || wrong.length > 0 || batch.isBusy) return
    const entries = changed.map(({ draft }) => batchEntryOf(draft, wasLost.current))
    const outcome = await batch.save(entries, reason, ({ size }) => stockList.saved({ n: size }))
    wasLost.current = Boolean(outcome.failure)
    const stale = changed.flatMap(({ draft }) => (outcome.stale.has(draft.key) ? [draft] : []))
    const present = stale.length > 0 ? await batch.readVariants(stale) : new Map()
    setDrafts((before) => afterSave(before, outcome, present))
    if (stale.length > 0) {
      showToast({ text: stockList.conflicts({ n: stale.length }), isError: true })
    }
  }
  return {
    drafts,
    changedCount: changed.length,
    wrongCount: wrong.length,
    isBusy: batch.isBusy,
    reason,
    setReason,
    type,
    paste,
    save,
    discard: () => setDrafts(noDrafts),
  }
}

/** The rows and columns that are shown. */
export interface SheetPage {
  readonly rows: readonly VariantStock[]
  readonly locationIds: readonly string[]
}
export type Sheet = ReturnType<typeof useSheet>
