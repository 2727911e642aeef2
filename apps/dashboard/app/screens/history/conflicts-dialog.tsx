import { textOf } from '@vitrine/messages'
import { Dialog } from '../../shared/dialog.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import './history.css'
import { actorLabel, type Conflict, entityLabel, fieldLabel, formatValue } from './labels.ts'

interface ConflictsDialogProps {
  readonly conflicts: readonly Conflict[]
  readonly onClose: () => void
}

/** The conflicts that prevented an undo. */
export function ConflictsDialog({ conflicts, onClose }: ConflictsDialogProps) {
  const { history, action } = useMessages()
  return (
    <Dialog title={history.conflictsTitle} onClose={onClose}>
      <p>{history.conflictsText}</p>
      <ConflictList conflicts={conflicts} />
      <footer>
        <button type="button" className="button" data-first="" onClick={onClose}>
          {action.close}
        </button>
      </footer>
    </Dialog>
  )
}

/** A list of conflicts. */
export function ConflictList({ conflicts }: Pick<ConflictsDialogProps, 'conflicts'>) {
  return (
    <ul className="conflicts">
      {conflicts.map((one) => (
        <li key={`${one.entity.id} ${one.field} ${one.reason}`}>
          <ConflictText conflict={one} />
        </li>
      ))}
    </ul>
  )
}

function ConflictText({ conflict }: { readonly conflict: Conflict }) {
  const messages = useMessages()
  const language = useLanguage()
  const { history } = messages
  const { field, reason, was, is, changedBy, changedAt } = conflict
  const format = (value: unknown) => formatValue(value, messages, language)
  return (
    <>
      <strong>
        <bdi>{entityLabel(conflict.entity, messages)}</bdi>
        {field !== '' && ` – ${fieldLabel(field, messages)}`}
      </strong>
      <span>{textOf(history.reasons[reason], { was: format(was), is: format(is) })}</span>
      {changedBy && changedAt && (
        <span className="mute">
          {history.changedBy({
            who: actorLabel(changedBy, messages),
            when: formatDateTime(new Date(changedAt), language),
          })}
        </span>
      )}
    </>
  )
}
