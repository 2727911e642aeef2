import { logEvents } from '@vitrine/contract/accounts'
import { links } from '../../links.ts'
import { DateRangeFields } from '../../shared/date-range-fields.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { labelled } from '../../shared/labelled.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { type Person, PersonField } from '../members/person-field.tsx'
import { isLogNarrowed, type LogSearch } from './search.ts'

interface LogFiltersProps {
  readonly search: LogSearch
  /** The actor that the address names, once its name is loaded. */
  readonly person: Person | undefined
}

/** Filters the log by event, result, person and time; stored in the address. */
export function LogFilters({ search, person }: LogFiltersProps) {
  const { log, action, locale } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<LogSearch>) =>
    go(links.log({ ...search, ...change, cursor: '' }), { replace: true })
  return (
    <search className="filters">
      <PersonField
        hideLabel
        label={log.person}
        placeholder={log.findPerson}
        value={person}
        onValue={(one) => set({ person: one?.id ?? '' })}
      />
      <SelectField
        hideLabel
        label={log.event}
        value={search.event}
        options={[
          ['', labelled(log.event, log.any, locale)],
          ...logEvents.map((one) => [one, log.events[one]] as const),
        ]}
        onValue={(event) => set({ event })}
      />
      <SelectField
        hideLabel
        label={log.outcome}
        value={search.outcome}
        options={[
          ['', labelled(log.outcome, log.any, locale)],
          ['success', log.outcomes.success],
          ['failure', log.outcomes.failure],
        ]}
        onValue={(outcome) => set({ outcome })}
      />
      <DateRangeFields days={search} onDays={set} />
      {isLogNarrowed(search) && (
        <Link className="quiet-link" href={links.log()}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}
