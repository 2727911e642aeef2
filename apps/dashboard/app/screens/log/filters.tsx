import { logEvents } from '@vitrine/contract/accounts'
import { links } from '../../links.ts'
import { DaysFields } from '../../scaffold/days-fields.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { type Person, PersonField } from '../members/person-field.tsx'
import { isLogNarrowed, type LogSearch } from './search.ts'

interface LogFiltersProps {
  readonly search: LogSearch
  /** Who the address means, once known by name. */
  readonly person: Person | undefined
}

/** Narrows the log by what, how it ended, who and when; all of it in the address. */
export function LogFilters({ search, person }: LogFiltersProps) {
  const { log, action } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<LogSearch>) =>
    go(links.log({ ...search, ...change, cursor: '' }), { replace: true })
  return (
    <search className="filters">
      <PersonField
        quiet
        label={log.person}
        placeholder={log.findPerson}
        value={person}
        onValue={(one) => set({ person: one?.id ?? '' })}
      />
      <SelectField
        quiet
        label={log.event}
        value={search.event}
        options={[
          ['', `${log.event}: ${log.any}`],
          ...logEvents.map((one) => [one, log.events[one]] as const),
        ]}
        onValue={(event) => set({ event })}
      />
      <SelectField
        quiet
        label={log.outcome}
        value={search.outcome}
        options={[
          ['', `${log.outcome}: ${log.any}`],
          ['success', log.outcomes.success],
          ['failure', log.outcomes.failure],
        ]}
        onValue={(outcome) => set({ outcome })}
      />
      <DaysFields days={search} onDays={set} />
      {isLogNarrowed(search) && (
        <Link className="quiet-link" href={links.log()}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}
