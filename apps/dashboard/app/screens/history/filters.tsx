import { historyActors } from '@vitrine/contract/history'
import { links } from '../../links.ts'
import { DaysFields } from '../../scaffold/days-fields.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { FilterChip } from '../../scaffold/filter-chip.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { filterKinds, type HistorySearch, isHistoryNarrowed } from './search.ts'

interface HistoryFiltersProps {
  readonly search: HistorySearch
  /** What the address means, once known by name. */
  readonly thingName: string | undefined
}

/** Narrows the history by thing, person and time; all of it in the address. */
export function HistoryFilters({ search, thingName }: HistoryFiltersProps) {
  const { history, log, action } = useMessages()
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
        quiet
        label={history.kind}
        value={search.kind}
        options={[
          ['', `${history.kind}: ${history.catalog}`],
          ...filterKinds.map((one) => [one, history.kinds[one]] as const),
        ]}
        onValue={(kind) => set({ kind, thing: '' })}
      />
      <SelectField
        quiet
        label={history.who}
        value={search.actor}
        options={[
          ['', `${history.who}: ${log.any}`],
          ...historyActors.map((one) => [one, history.actorKinds[one]] as const),
        ]}
        onValue={(actor) => set({ actor })}
      />
      <DaysFields days={search} onDays={set} />
      {isHistoryNarrowed(search) && (
        <Link className="quiet-link" href={links.history()}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}
