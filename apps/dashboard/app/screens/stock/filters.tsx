import { links } from '../../links.ts'
import { SelectField } from '../../shared/fields.tsx'
import { FilterChip } from '../../shared/filter-chip.tsx'
import { FilterPicker } from '../../shared/filter-picker.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { useCollectionNames, useCollectionSearch } from '../../shared/references.ts'
import { SearchField } from '../../shared/search-field.tsx'
import type { Location } from './locations-dialog.tsx'
import { isListNarrowed, type StockListSearch, stockSorts, stockStates } from './search.ts'

interface StockListFiltersProps {
  readonly search: StockListSearch
  readonly locations: readonly Location[]
}

/** Narrows and sorts the list; all of it in the address. */
export function StockListFilters({ search, locations }: StockListFiltersProps) {
  const { stockList, products, picker, action } = useMessages()
  const { go } = useNavigation()
  const [collection] = useCollectionNames([search.collection], products.collection)
  const to = (change: Partial<StockListSearch>) => links.stock({ ...search, ...change, page: 1 })
  const set = (change: Partial<StockListSearch>) => go(to(change), { replace: true })
  return (
    <search className="filters">
      <SearchField label={stockList.search} q={search.q} onSearch={(q) => set({ q })} />
      <SelectField
        hideLabel
        label={stockList.state}
        value={search.state}
        options={[
          ['', stockList.anyState],
          ...stockStates.map((one) => [one, stockList.states[one]] as const),
        ]}
        onValue={(state) => set({ state })}
      />
      {locations.length > 1 && (
        <SelectField
          hideLabel
          label={stockList.location}
          value={search.at}
          options={[
            ['', stockList.anyLocation],
            ...locations.map(({ id, name }) => [id, name] as const),
          ]}
          onValue={(at) => set({ at })}
        />
      )}
      <FilterPicker
        label={products.collection}
        placeholder={picker.collection}
        useSearch={useCollectionSearch}
        isChosen={(id) => id === search.collection}
        onPick={({ id }) => set({ collection: id })}
      />
      <SelectField
        hideLabel
        label={stockList.sort}
        value={search.sort}
        options={stockSorts.map((one) => [one, stockList.sorts[one]] as const)}
        onValue={(sort) => set({ sort })}
      />
      {search.collection !== '' && (
        <FilterChip name={collection?.name ?? ''} href={to({ collection: '' })} />
      )}
      {isListNarrowed(search) && (
        <Link className="quiet-link" href={links.stock({ sort: search.sort })}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}
