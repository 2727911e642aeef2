import { links } from '../../links.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMay } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { Thumbnail } from '../../scaffold/thumbnail.tsx'
import {
  actorWords,
  deedWords,
  fieldWords,
  type HistoryChange,
  type HistoryEntry,
  type Names,
  sidesOf,
  thingWords,
  valueWords,
} from './words.ts'

interface EntryProps {
  readonly entry: HistoryEntry
  readonly now: Date
  /** Stands with others of the same request, which say who and when. */
  readonly isPart?: boolean
  readonly onUndo: (entry: HistoryEntry) => void
}

/** One change of one thing: its picture, what was done to it by whom, and what differs. */
export function Entry({ entry, now, isPart = false, onUndo }: EntryProps) {
  const messages = useMessages()
  const { history } = messages
  const { entity } = entry
  const url = entity.mediaId && `/media/${entity.mediaId}`
  const mayUndo = useMay('history.undoChange')
  return (
    <article className="deed" data-undone={entry.notUndoable === 'UNDONE'}>
      <Thumbnail url={url} ground={undefined} />
      <div className="deed-what">
        <p>
          {deedWords(entry, messages)} <Thing entry={entry} />
          {!isPart && (
            <span className="mute deed-who">
              <bdi>{actorWords(entry.actor, messages)}</bdi> ·{' '}
              <Moment moment={entry.at} now={now} />
            </span>
          )}
        </p>
        <Differences entry={entry} />
      </div>
      {entry.undoable && mayUndo ? (
        <button
          type="button"
          className="link-button"
          aria-label={history.undoOf(thingWords(entity, messages))}
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

function Thing({ entry: { entity } }: { readonly entry: HistoryEntry }) {
  const messages = useMessages()
  const name = <bdi>{thingWords(entity, messages)}</bdi>
  return entity.productId ? (
    <Link href={links.product(entity.productId)}>{name}</Link>
  ) : (
    <strong>{name}</strong>
  )
}

/** Differences that are shown before the rest is asked for. */
const SHOWN = 4

function Differences({ entry: { action, changes, names } }: { readonly entry: HistoryEntry }) {
  const { history } = useMessages()
  // Of what came or went everything differs: its name says it.
  const isWhole = action === 'CREATED' || action === 'DELETED'
  const shown = isWhole ? [] : changes.slice(0, SHOWN)
  const rest = changes.slice(shown.length)
  return (
    <>
      {shown.length > 0 && <DifferenceList changes={shown} names={names} />}
      {rest.length > 0 && (
        <details className="deed-rest">
          <summary>{isWhole ? history.details : history.more(rest.length)}</summary>
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
          <dt>{fieldWords(change.field, messages)}</dt>
          <dd>
            <Difference change={change} names={names} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Fields whose values are pictures. */
const pictured = new Set(['gallery', 'image'])

interface DifferenceProps {
  readonly change: HistoryChange
  readonly names: Names
}

function Difference({ change, names }: DifferenceProps) {
  const { history } = useMessages()
  const { field } = change
  const { before, after } = sidesOf(change)
  const hasBoth = before !== undefined && after !== undefined
  return (
    <>
      {before !== undefined && (
        <del>
          <span className="v-hidden">{history.was} </span>
          <Value {...{ field, names }} value={before} />
        </del>
      )}
      {hasBoth && <span aria-hidden="true"> → </span>}
      {after !== undefined && (
        <ins>
          <span className="v-hidden">{history.is} </span>
          <Value {...{ field, names }} value={after} />
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
  if (!pictured.has(field)) return <bdi>{valueWords(value, messages, language, names)}</bdi>
  const pictures = (Array.isArray(value) ? value : [value]) as { id: string; altText?: string }[]
  return (
    <>
      {pictures.slice(0, 6).map(({ id }) => (
        <Thumbnail key={id} url={`/media/${id}`} ground={undefined} />
      ))}
      <span className={pictures.length > 6 ? undefined : 'v-hidden'}>
        {messages.history.pictures(pictures.length)}
      </span>
    </>
  )
}
