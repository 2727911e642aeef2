import type { VariantStock } from '@vitrine/contract/stock'
import type { InventoryReason } from '@vitrine/contract/vocabulary'
import { useRef, useState } from 'react'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import type { Location } from '../locations-dialog.tsx'
import type { BatchOutcome } from '../save-batch.ts'
import { useSaveBatch } from '../use-save-batch.ts'
import { variantKey } from '../variant.ts'
import {
  type BatchKind,
  type BatchLine,
  lineKey,
  lineOfCode,
  MAX_LINES,
  planLines,
  withOneMore,
  withText,
} from './lines.ts'
import { useLines } from './use-lines.ts'

/** A batch of goods that are received, counted or moved: its lines, its places, and its save. */
export function useBatch(kind: BatchKind, locations: readonly Location[]) {
  const { stockList } = useMessages()
  const showToast = useToast()
  const { save: saveEntries, readVariants, isBusy } = useSaveBatch()
  const { lines, setLines, setPlaces, unknown, addUnknown, clearUnknown, ...stored } =
    useLines(kind)
  const [reason, setReason] = useState<InventoryReason>('MANUAL')
  const wasLost = useRef(false)
  const [lastKey, setLastKey] = useState('')
  const places = placesOf(stored, locations)
  const plan = planLines(kind, lines, places)

  const add = (variant: VariantStock) => {
    const isNew = lines.every((line) => lineKey(line) !== variantKey(variant))
    if (isNew && lines.length >= MAX_LINES) {
      return showToast({ text: stockList.tooManyLines, isError: true })
    }
    setLines((before) => withOneMore(before, variant))
    setLastKey(variantKey(variant))
  }
  /** Adds one piece of an item already in the list; false if it is not. */
  const addKnown = (code: string): boolean => {
    const line = lineOfCode(lines, code)
    if (line) add(line.variant)
    return line !== undefined
  }
  const doneText = () => {
    const n = kind === 'count' ? plan.entries.length : plan.pieces
    return stockList.done[kind]({ n })
  }
  const save = async () => {
    const { entries } = planLines(kind, lines, places, { isRepeated: wasLost.current })
    const outcome = await saveEntries(entries, reason, doneText)
    wasLost.current = Boolean(outcome.failure)
    const stale = lines.filter((line) => outcome.stale.has(lineKey(line)))
    const present = await readVariants(stale.map(({ variant }) => variant))
    setLines((before) => linesAfter(before, outcome, present))
    if (stale.length > 0) {
      showToast({ text: stockList.conflicts({ n: stale.length }), isError: true })
    }
  }
  const isSame = kind === 'transfer' && places.at === places.to
  return {
    lines,
    unknown,
    addUnknown,
    clearUnknown,
    /** The line that was scanned last. */
    lastLine: lines.find((line) => lineKey(line) === lastKey),
    places,
    reason,
    isBusy,
    isSame,
    pieces: plan.pieces,
    canSave: plan.entries.length > 0 && !plan.hasProblems && !isSame && places.at !== '' && !isBusy,
    add,
    addKnown,
    save,
    setPlaces,
    setReason,
    setText: (key: string, text: string) => setLines((before) => withText(before, key, text)),
    remove: (key: string) => setLines((before) => before.filter((line) => lineKey(line) !== key)),
    clear: () => setLines(() => []),
  }
}

/** The locations that were chosen; else the default one, and the next one for a transfer. */
function placesOf(
  stored: { readonly at: string; readonly to: string },
  locations: readonly Location[],
) {
  const known = (id: string) => locations.some((one) => one.id === id)
  return {
    at: known(stored.at) ? stored.at : (locations[0]?.id ?? ''),
    to: known(stored.to) ? stored.to : (locations[1]?.id ?? ''),
  }
}

/** The lines left after a save, on top of concurrent changes. */
function linesAfter(
  lines: readonly BatchLine[],
  { saved, stale, refusals }: BatchOutcome,
  present: ReadonlyMap<string, VariantStock>,
): readonly BatchLine[] {
  return lines.flatMap((line): BatchLine[] => {
    const key = lineKey(line)
    if (saved.has(key)) return []
    const refusal = refusals.get(key)
    if (refusal !== undefined) return [{ ...line, refusal }]
    const { variant, text } = line
    return stale.has(key)
      ? [{ variant: present.get(variantKey(variant)) ?? variant, text, isStale: true }]
      : [line]
  })
}
