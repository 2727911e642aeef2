import { links } from '../../links.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import {
  actionLabel,
  actorLabel,
  entityLabel,
  fieldLabel,
  formatValue,
  type HistoryChange,
  type HistoryEntry,
  type Names,
  sidesOf,
} from './labels.ts'

interface EntryProps {
  readonly entry: HistoryEntry
  readonly now: Date
  /** Whether it is part of a group whose header shows author and time. */
  readonly isPart?: boolean
  readonly onUndo: (entry: HistoryEntry) => void
}

/** One change of one entity: picture, action, author and differences. */
export function Entry({ entry, now, isPart = false, onUndo }: EntryProps) {
  const messages = useMessages()
  const { history } = messages
  const { entity } = entry
  const url = entity.mediaId && `/media/${entity.mediaId}`
  const mayUndo = useIsAllowed('history.undoChange')
  return (
    <article className="history-entry" data-undone={entry.notUndoable === 'UNDONE'}>
      <Thumbnail url={url} backgroundColor={undefined} />
      <div className="change-summary">
        <p>
          {actionLabel(entry, messages)} <EntityName entry={entry} />
          {!isPart && (
            <span className="mute change-author">
              <bdi>{actorLabel(entry.actor, messages)}</bdi> ·{' '}
              <RelativeTime moment={entry.at} now={now} />
            </span>
          )}
        </p>
        <Differences entry={entry} />
      </div>
      {entry.undoable && mayUndo ? (
        <button
          type="button"
          className="link-button"
          aria-label={history.undoOf({ what: entityLabel(entity, messages) })}
          onClick={() => onUndo(entry)}
        >
          {messages.action.undo}
        </button>
      ) : (
        <span className="mute">{entry.notUndoable && history.notUndoable[entry.notUndoable]}</span>
      )}
    </article>
  )
}

/** A shop has only one of each, so the action needs no name. */
const onlyOnes: ReadonlySet<string> = new Set(['navigation', 'stock_routing', 'theme'])

function EntityName({ entry: { entity } }: { readonly entry: HistoryEntry }) {
  const messages = useMessages()
  if (onlyOnes.has(entity.type) && entity.name === undefined) return null
  const name = <bdi>{entityLabel(entity, messages)}</bdi>
  return entity.productId ? (
    <Link href={links.product(entity.productId)}>{name}</Link>
  ) : (
    <strong>{name}</strong>
  )
}

/** Differences shown before "more". */
const MAX_SHOWN = 4

function Differences({ entry: { action, changes, names } }: { readonly entry: HistoryEntry }) {
  const { history } = useMessages()
  // For created and deleted entities every field differs: the name is enough.
  const isWhole = action === 'CREATED' || action === 'DELETED'
  const shown = isWhole ? [] : changes.slice(0, MAX_SHOWN)
  const rest = changes.slice(shown.length)
  return (
    <>
      {shown.length > 0 && <DifferenceList changes={shown} names={names} />}
      {rest.length > 0 && (
        <details className="more-changes">
          <summary>{isWhole ? history.details : history.more({ n: rest.length })}</summary>
          <DifferenceList changes={rest} names={names} />
        </details>
      )}
    </>
  )
}

interface ListProps {
  readonly changes: readonly HistoryChange[]
  readonly names: Names
}

function DifferenceList({ changes, names }: ListProps) {
  const messages = useMessages()
  return (
    <dl className="differences">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldLabel(change.field, messages)}</dt>
          <dd>
            <Difference change={change} names={names} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Fields whose values are pictures. */
const pictureFields = new Set(['gallery', 'image'])

interface DifferenceProps {
  readonly change: HistoryChange
  readonly names: Names
}

function Difference({ change, names }: DifferenceProps) {
  const { history, direction } = useMessages()
  const { field } = change
  const { before, after } = sidesOf(change)
  const hasBoth = before !== undefined && after !== undefined
  return (
    <>
      {before !== undefined && (
        <del>
          <span className="v-hidden">{history.was} </span>
          <Value field={field} names={names} value={before} />
        </del>
      )}
      {hasBoth && <span aria-hidden="true">{direction === 'rtl' ? ' ← ' : ' → '}</span>}
      {after !== undefined && (
        <ins>
          <span className="v-hidden">{history.is} </span>
          <Value field={field} names={names} value={after} />
        </ins>
      )}
    </>
  )
}

interface ValueProps {
  readonly field: string
  readonly value: unknown
  readonly names: Names
}

function Value({ field, value, names }: ValueProps) {
  const messages = useMessages()
  const language = useLanguage()
  if (!pictureFields.has(field)) return <bdi>{formatValue(value, messages, language, names)}</bdi>
  const pictures = (Array.isArray(value) ? value : [value]) as { id: string; altText?: string }[]
  return (
    <>
      {pictures.slice(0, 6).map(({ id }) => (
        <Thumbnail key={id} url={`/media/${id}`} backgroundColor={undefined} />
      ))}
      <span className={pictures.length > 6 ? undefined : 'v-hidden'}>
        {messages.history.pictures({ n: pictures.length })}
      </span>
    </>
  )
}
