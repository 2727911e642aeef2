import { inventoryReasons } from '@vitrine/contract/vocabulary'
import { links } from '../../../links.ts'
import { DateRangeFields } from '../../../shared/date-range-fields.tsx'
import { SelectField } from '../../../shared/fields.tsx'
import { FilterChip } from '../../../shared/filter-chip.tsx'
import { labelled } from '../../../shared/labelled.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { Link, useNavigation } from '../../../shared/navigation.tsx'
import type { Location } from '../locations-dialog.tsx'
import { isStockNarrowed, type StockSearch } from './search.ts'

interface StockFiltersProps {
  readonly search: StockSearch
  /** The name of the filtered product, once loaded. */
  readonly productName: string | undefined
  readonly variantName: string | undefined
  readonly locations: readonly Location[]
}

/** Filters the history by product, reason and time; stored in the address. */
export function StockFilters(props: StockFiltersProps) {
  const { search, productName, variantName, locations } = props
  const { stock, log, action, locale } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<StockSearch>) =>
    go(links.stockHistory({ ...search, ...change, cursor: '' }), { replace: true })
  const chip = (name: string, without: Partial<StockSearch>) => (
    <FilterChip name={name} href={links.stockHistory({ ...search, ...without, cursor: '' })} />
  )
  return (
    <search className="filters">
      {(search.product !== '' || search.batch !== '') && (
        <span className="chips">
          {search.batch !== '' && chip(stock.oneBatch, { batch: '' })}
          {search.product !== '' &&
            chip(productName ?? stock.oneProduct, { product: '', variant: '' })}
          {search.variant !== '' && chip(variantName ?? stock.oneVariant, { variant: '' })}
        </span>
      )}
      {locations.length > 1 && (
        <SelectField
          hideLabel
          label={stock.location}
          value={search.location}
          options={[
            ['', labelled(stock.location, log.any, locale)],
            ...locations.map(({ id, name }) => [id, name] as const),
          ]}
          onValue={(location) => set({ location })}
        />
      )}
      <SelectField
        hideLabel
        label={stock.reason}
        value={search.reason}
        options={[
          ['', labelled(stock.reason, log.any, locale)],
          ...inventoryReasons.map((one) => [one, stock.reasons[one]] as const),
        ]}
        onValue={(reason) => set({ reason })}
      />
      <DateRangeFields days={search} onDays={set} />
      {isStockNarrowed(search) && (
        <Link className="quiet-link" href={links.stockHistory()}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}
