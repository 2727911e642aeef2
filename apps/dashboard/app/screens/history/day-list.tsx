import { links } from '../../links.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMay } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { byDay, type Together } from './days.ts'
import { Entry } from './entry.tsx'
import type { HistorySearch } from './search.ts'
import { actorWords, type HistoryEntry } from './words.ts'

interface DayListProps {
  readonly search: HistorySearch
  readonly entries: readonly HistoryEntry[]
  readonly now: Date
  readonly onUndo: (entry: HistoryEntry) => void
  readonly onUndoGroup: (entry: HistoryEntry) => void
}

/** Changes day by day, the latest first; what was done together stands together. */
export function DayList(props: DayListProps) {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full' })
  return byDay(props.entries).map(({ at, all }) => (
    <section key={at.toISOString()}>
      <h2>{format.format(at)}</h2>
      <ol className="deed-list">
        {all.map((together) => (
          <li key={together.key}>
            <Deed {...props} together={together} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

type DeedProps = DayListProps & { readonly together: Together }

function Deed({ together: { entries }, ...props }: DeedProps) {
  const [first] = entries
  const mayUndo = useMay('history.undoGroup')
  if (!first) return null
  if (first.groupSize === 1 || props.search.thing !== '') {
    return entries.map((entry) => <Entry key={entry.id} {...props} entry={entry} />)
  }
  return (
    <details className="deed-group" open={entries.length <= 3 || props.search.group !== ''}>
      <summary>
        <GroupHead {...props} first={first} />
      </summary>
      {entries.map((entry) => (
        <Entry key={entry.id} {...props} entry={entry} isPart />
      ))}
      {entries.length < first.groupSize && props.search.group === '' && <AllOfIt first={first} />}
      {mayUndo && entries.some(({ undoable }) => undoable) && <UndoAll {...props} first={first} />}
    </details>
  )
}

interface HeadProps {
  readonly first: HistoryEntry
  readonly now: Date
}

function GroupHead({ first, now }: HeadProps) {
  const messages = useMessages()
  const { history } = messages
  return (
    <>
      <span>
        {first.undoes !== undefined
          ? history.groupUndo(first.groupSize)
          : first.job?.kind === 'import'
            ? history.groupImport(first.job.name ?? '', first.groupSize)
            : history.group(first.groupSize)}
      </span>
      <span className="mute deed-who">
        <bdi>{actorWords(first.actor, messages)}</bdi> · <Moment moment={first.at} now={now} />
      </span>
    </>
  )
}

function AllOfIt({ first }: { readonly first: HistoryEntry }) {
  const { history } = useMessages()
  return (
    <p>
      <Link className="quiet-link" href={links.history({ group: first.groupId })}>
        {history.showAll(first.groupSize)}
      </Link>
    </p>
  )
}

function UndoAll({
  first,
  onUndoGroup,
}: Pick<DayListProps, 'onUndoGroup'> & { readonly first: HistoryEntry }) {
  const { history } = useMessages()
  return (
    <p>
      <button type="button" className="button" onClick={() => onUndoGroup(first)}>
        {history.undoAll(first.groupSize)}
      </button>
    </p>
  )
}
