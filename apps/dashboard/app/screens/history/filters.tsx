import { historyActors } from '@vitrine/contract/history'
import { links } from '../../links.ts'
import { DateRangeFields } from '../../shared/date-range-fields.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { FilterChip } from '../../shared/filter-chip.tsx'
import { labelled } from '../../shared/labelled.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { filterKinds, type HistorySearch, isHistoryNarrowed } from './search.ts'

interface HistoryFiltersProps {
  readonly search: HistorySearch
  /** Name of the filtered entity, once loaded. */
  readonly thingName: string | undefined
}

/** Filters by entity, person and time; stored in the URL. */
export function HistoryFilters({ search, thingName }: HistoryFiltersProps) {
  const { history, log, action, locale } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<HistorySearch>) =>
    go(links.history({ ...search, ...change, cursor: '' }), { replace: true })
  const chip = (name: string, without: Partial<HistorySearch>) => (
    <FilterChip name={name} href={links.history({ ...search, ...without, cursor: '' })} />
  )
  return (
    <search className="filters">
      {(search.thing !== '' || search.group !== '') && (
        <span className="chips">
          {search.thing !== '' && chip(thingName ?? history.oneThing, { thing: '' })}
          {search.group !== '' && chip(history.oneGroup, { group: '' })}
        </span>
      )}
      <SelectField
        hideLabel
        label={history.kind}
        value={search.kind}
        options={[
          ['', labelled(history.kind, history.catalog, locale)],
          ...filterKinds.map((one) => [one, history.kinds[one]] as const),
        ]}
        onValue={(kind) => set({ kind, thing: '' })}
      />
      <SelectField
        hideLabel
        label={history.who}
        value={search.actor}
        options={[
          ['', labelled(history.who, log.any, locale)],
          ...historyActors.map((one) => [one, history.actorKinds[one]] as const),
        ]}
        onValue={(actor) => set({ actor })}
      />
      <DateRangeFields days={search} onDays={set} />
      {isHistoryNarrowed(search) && (
        <Link className="quiet-link" href={links.history()}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}
