import { Dialog } from '../../scaffold/dialog.tsx'
import { formatMoment } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import './history.css'
import { actorWords, type Conflict, fieldWords, thingWords, valueWords } from './words.ts'

interface ConflictsDialogProps {
  readonly conflicts: readonly Conflict[]
  readonly onClose: () => void
}

/** Why something was not undone, thing by thing, in words. */
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

/** Conflicts one below the other. */
export function ConflictList({ conflicts }: Pick<ConflictsDialogProps, 'conflicts'>) {
  return (
    <ul className="conflicts">
      {conflicts.map((one) => (
        <li key={`${one.entity.id} ${one.field} ${one.reason}`}>
          <ConflictWords conflict={one} />
        </li>
      ))}
    </ul>
  )
}

function ConflictWords({ conflict }: { readonly conflict: Conflict }) {
  const messages = useMessages()
  const language = useLanguage()
  const { history } = messages
  const { field, reason, was, is, changedBy, changedAt } = conflict
  const say = (value: unknown) => valueWords(value, messages, language)
  return (
    <>
      <strong>
        <bdi>{thingWords(conflict.entity, messages)}</bdi>
        {field !== '' && ` – ${fieldWords(field, messages)}`}
      </strong>
      <span>{history.reasons[reason](say(was), say(is))}</span>
      {changedBy && changedAt && (
        <span className="mute">
          {history.changedBy(
            actorWords(changedBy, messages),
            formatMoment(new Date(changedAt), language),
          )}
        </span>
      )}
    </>
  )
}
