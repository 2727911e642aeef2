import { orderPaymentStates, orderStates } from '@vitrine/contract/orders'
import { links } from '../../links.ts'
import { SelectField } from '../../shared/fields.tsx'
import { FilterChip } from '../../shared/filter-chip.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { isFiltered, type OrdersSearch, orderViews } from './search.ts'

interface OrderFiltersProps {
  readonly search: OrdersSearch
  /** Orders that nobody has opened yet. */
  readonly unseenCount: number
}

/** Views as tabs, the rest as a search and choices; all of it in the address. */
export function OrderFilters({ search, unseenCount }: OrderFiltersProps) {
  const { orders, action } = useMessages()
  const { columns } = orders
  const { go } = useNavigation()
  const linkTo = (change: Partial<OrdersSearch>) =>
    links.orders({ ...search, cursor: '', ...change })
  const set = (change: Partial<OrdersSearch>) => go(linkTo(change), { replace: true })
  return (
    <search className="filters">
      <Views search={search} unseenCount={unseenCount} />
      <SearchField label={orders.search} q={search.q} onSearch={(q) => set({ q })} />
      <SelectField
        hideLabel
        label={columns.state}
        value={search.state}
        options={[
          ['', orders.any({ filter: columns.state })],
          ...orderStates.map((state) => [state, orders.states[state]] as const),
        ]}
        onValue={(state) => set({ state })}
      />
      <SelectField
        hideLabel
        label={columns.payment}
        value={search.payment}
        options={[
          ['', orders.any({ filter: columns.payment })],
          ...orderPaymentStates.map((state) => [state, orders.paymentStates[state]] as const),
        ]}
        onValue={(payment) => set({ payment })}
      />
      {search.tag !== '' && (
        <FilterChip name={orders.tagged({ tag: search.tag })} href={linkTo({ tag: '' })} />
      )}
      {isFiltered(search) && (
        <Link className="quiet-link" href={links.orders({ show: search.show })}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}

function Views({ search, unseenCount }: OrderFiltersProps) {
  const { orders } = useMessages()
  const language = useLanguage()
  return (
    <nav className="chips chips-wide" aria-label={orders.views.label}>
      {orderViews.map((show) => (
        <Link
          key={show}
          className="chip"
          href={links.orders({ ...search, show, cursor: '' })}
          aria-current={show === search.show ? 'true' : undefined}
        >
          {orders.views[show || 'open']}
          {show === 'new' && unseenCount > 0 && (
            <span className="figure">{formatNumber(unseenCount, language)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
