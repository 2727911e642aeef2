import { useId, useState } from 'react'
import { Dialog } from '../../shared/dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { type ConflictRow, conflictRows } from './conflict-rows.ts'
import type { Side } from './conflicts.ts'
import type { OpenConflict } from './use-save.ts'
import './conflicts.css'

interface ConflictDialogProps {
  readonly conflict: OpenConflict
  readonly collectionName: (id: string) => string
  readonly onDecide: (sideOf: (id: string) => Side) => void
  /** Closes the dialog without saving; the input stays. */
  readonly onClose: () => void
}

/** Compares a colleague's values with the input field by field, to choose one of each. */
export function ConflictDialog({
  conflict,
  collectionName,
  onDecide,
  onClose,
}: ConflictDialogProps) {
  const messages = useMessages()
  const { conflicts, action } = messages
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (id: string): Side => sides[id] ?? 'mine'
  const rows = conflictRows(conflict, messages, collectionName)
  const all = (side: Side) => () => setSides(Object.fromEntries(rows.map(({ id }) => [id, side])))
  const { who, mine } = conflict
  return (
    <Dialog title={conflicts.title} onClose={onClose} className="dialog-wide">
      <p>{conflicts.text({ who, name: mine.name })}</p>
      <div className="row">
        <button type="button" className="button" onClick={all('theirs')}>
          {conflicts.allTheirs}
        </button>
        <button type="button" className="button" onClick={all('mine')}>
          {conflicts.allMine}
        </button>
      </div>
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          side={sideOf(row.id)}
          onSide={(side) => setSides((current) => ({ ...current, [row.id]: side }))}
        />
      ))}
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {action.cancel}
        </button>
        <button
          type="button"
          data-first=""
          className="button button-primary"
          onClick={() => onDecide(sideOf)}
        >
          {conflicts.save}
        </button>
      </footer>
    </Dialog>
  )
}

interface RowProps {
  readonly row: ConflictRow
  readonly side: Side
  readonly onSide: (side: Side) => void
}

function Row({ row, side, onSide }: RowProps) {
  const { conflicts } = useMessages()
  const id = useId()
  return (
    <fieldset className="conflict">
      <legend>{row.label}</legend>
      {(['theirs', 'mine'] as const).map((one) => (
        <label key={one} className="conflict-side">
          <input type="radio" name={id} checked={side === one} onChange={() => onSide(one)} />
          <span>
            <span className="mute">{conflicts[one]}</span>
            <bdi>{row[one] || conflicts.empty}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
