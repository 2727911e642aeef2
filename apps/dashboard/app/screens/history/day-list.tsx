import { links } from '../../links.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { byDay, type ChangeGroup } from './days.ts'
import { Entry } from './entry.tsx'
import { actorLabel, type HistoryEntry } from './labels.ts'
import type { HistorySearch } from './search.ts'

interface DayListProps {
  readonly search: HistorySearch
  readonly entries: readonly HistoryEntry[]
  readonly now: Date
  readonly onUndo: (entry: HistoryEntry) => void
  readonly onUndoGroup: (entry: HistoryEntry) => void
}

/** Changes by day, newest first; changes of one request are grouped. */
export function DayList(props: DayListProps) {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full' })
  return byDay(props.entries).map(({ at, groups }) => (
    <section key={at.toISOString()}>
      <h2>{format.format(at)}</h2>
      <ol className="change-list">
        {groups.map((changeGroup) => (
          <li key={changeGroup.key}>
            <HistoryGroup {...props} changeGroup={changeGroup} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

type HistoryGroupProps = DayListProps & { readonly changeGroup: ChangeGroup }

function HistoryGroup({ changeGroup: { entries }, ...props }: HistoryGroupProps) {
  const [first] = entries
  const mayUndo = useIsAllowed('history.undoGroup')
  if (!first) return null
  if (first.groupSize === 1 || props.search.thing !== '') {
    return entries.map((entry) => <Entry key={entry.id} {...props} entry={entry} />)
  }
  return (
    <details className="change-group" open={entries.length <= 3 || props.search.group !== ''}>
      <summary>
        <GroupHead {...props} first={first} />
      </summary>
      {entries.map((entry) => (
        <Entry key={entry.id} {...props} entry={entry} isPart />
      ))}
      {entries.length < first.groupSize && props.search.group === '' && (
        <ShowGroupLink first={first} />
      )}
      {mayUndo && entries.some(({ undoable }) => undoable) && (
        <UndoGroupButton {...props} first={first} />
      )}
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
          ? history.groupUndo({ count: first.groupSize })
          : first.job?.kind === 'import'
            ? history.groupImport({ file: first.job.name ?? '', count: first.groupSize })
            : history.group({ count: first.groupSize })}
      </span>
      <span className="mute change-author">
        <bdi>{actorLabel(first.actor, messages)}</bdi> ·{' '}
        <RelativeTime moment={first.at} now={now} />
      </span>
    </>
  )
}

function ShowGroupLink({ first }: { readonly first: HistoryEntry }) {
  const { history } = useMessages()
  return (
    <p>
      <Link className="quiet-link" href={links.history({ group: first.groupId })}>
        {history.showAll({ count: first.groupSize })}
      </Link>
    </p>
  )
}

function UndoGroupButton({
  first,
  onUndoGroup,
}: Pick<DayListProps, 'onUndoGroup'> & { readonly first: HistoryEntry }) {
  const { history } = useMessages()
  return (
    <p>
      <button type="button" className="button" onClick={() => onUndoGroup(first)}>
        {history.undoAll({ count: first.groupSize })}
      </button>
    </p>
  )
}
