import type { StockAtLocation } from '@vitrine/contract/stock'
import { memo, useId } from 'react'
import { formatNumber } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { stateOf } from '../variant.ts'
import { pieceCountAfter } from './cells.ts'
import { type CellDraft, entryOf } from './drafts.ts'

interface CellProps {
  readonly label: string
  /** Row and column, by which keys find their way. */
  readonly place: string
  readonly item: StockAtLocation | undefined
  readonly draft: CellDraft | undefined
  readonly onText: (text: string) => void
}

/** The quantity of a variant at a location, editable by typing. */
export const Cell = memo(
  function Cell({ label, place, item, draft, onText }: CellProps) {
    const { stockList } = useMessages()
    const id = useId()
    const note = useNote(item, draft)
    const state = stateOf(item)
    const nothing = state ? stockList.notCounted : stockList.notHere
    return (
      <span className="stock-cell" data-changed={draft !== undefined} data-bad={note?.isBad}>
        <input
          className="input figure"
          inputMode="text"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={label}
          aria-invalid={note?.isBad || undefined}
          aria-describedby={note || state?.tracked !== true ? id : undefined}
          data-place={place}
          placeholder={state ? '–' : ''}
          value={draft?.text ?? state?.quantity ?? ''}
          onChange={(event) => onText(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        {note ? (
          <small id={id}>{note.text}</small>
        ) : (
          state?.tracked !== true && (
            <small id={id} className="v-hidden">
              {nothing}
            </small>
          )
        )}
      </span>
    )
  },
  (before, after) =>
    before.item === after.item &&
    before.draft === after.draft &&
    before.label === after.label &&
    before.place === after.place,
)

/** The result of a draft, or its error. */
function useNote(item: StockAtLocation | undefined, draft: CellDraft | undefined) {
  const { stockList } = useMessages()
  const language = useLanguage()
  if (!draft) return undefined
  const number = (value: number | null | undefined) =>
    value == null ? '–' : formatNumber(value, language)
  if (draft.refusal) return { text: draft.refusal, isBad: true }
  const entry = entryOf(draft)
  if (entry.kind === 'wrong') return { text: stockList.problems[entry.problem], isBad: true }
  const now = number(draft.state?.quantity)
  if (draft.isStale) return { text: stockList.nowIs({ now }), isBad: true }
  // Others changed it while it is typed over.
  if ((item?.revision ?? 0) !== draft.revision) {
    return { text: stockList.changedNow({ now: number(item?.quantity) }), isBad: false }
  }
  const after = pieceCountAfter(entry, draft.state)
  if (after === undefined) return undefined
  return { text: stockList.becomes({ before: now, after: number(after) }), isBad: false }
}
