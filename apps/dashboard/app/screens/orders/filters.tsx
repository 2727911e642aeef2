import { fulfillmentStates, orderPaymentStates, orderStates } from '@vitrine/contract/orders'
import { links } from '../../links.ts'
import { FieldFilter, useFieldChips } from '../../shared/field-filter.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { FilterChip } from '../../shared/filter-chip.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { isFiltered, type OrdersSearch, orderViews, preorderChoices } from './search.ts'

interface OrderFiltersProps {
  readonly search: OrdersSearch
  /** Number of unseen orders. */
  readonly unseenCount: number
  /** Tags of the listed orders. */
  readonly tags: readonly string[]
}

const tagChoices = (tags: readonly string[], chosen: string): readonly string[] =>
  [...new Set([...tags, chosen])].filter((tag) => tag !== '').toSorted()

/** Views as tabs, the rest as a search and choices; all of it in the address. */
export function OrderFilters({ search, unseenCount, tags }: OrderFiltersProps) {
  const { orders, action } = useMessages()
  const { columns } = orders
  const { go } = useNavigation()
  const set = (change: Partial<OrdersSearch>) =>
    go(links.orders({ ...search, page: 1, ...change }), { replace: true })
  const chips = useFieldChips('ORDER', search.fields, (fields) =>
    links.orders({ ...search, page: 1, fields }),
  )
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
      <SelectField
        hideLabel
        label={columns.sent}
        value={search.sent}
        options={[
          ['', orders.any({ filter: columns.sent })],
          ...fulfillmentStates.map((state) => [state, orders.fulfillmentStates[state]] as const),
        ]}
        onValue={(sent) => set({ sent })}
      />
      <SelectField
        hideLabel
        label={orders.preorder}
        value={search.preorder}
        options={[
          ['', orders.any({ filter: orders.preorder })],
          ...preorderChoices.map((choice) => [choice, orders.preorders[choice]] as const),
        ]}
        onValue={(preorder) => set({ preorder })}
      />
      {(tags.length > 0 || search.tag !== '') && (
        <SelectField
          hideLabel
          label={orders.tag}
          value={search.tag}
          options={[
            ['', orders.any({ filter: orders.tag })],
            ...tagChoices(tags, search.tag).map((tag) => [tag, tag] as const),
          ]}
          onValue={(tag) => set({ tag })}
        />
      )}
      <FieldFilter owner="ORDER" text={search.fields} onText={(fields) => set({ fields })} />
      {chips.length > 0 && (
        <div className="chips">
          {chips.map(([label, href]) => (
            <FilterChip key={label} name={label} href={href} />
          ))}
        </div>
      )}
      {isFiltered(search) && (
        <Link className="quiet-link" href={links.orders({ show: search.show })}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}

function Views({ search, unseenCount }: Omit<OrderFiltersProps, 'tags'>) {
  const { orders } = useMessages()
  const language = useLanguage()
  return (
    <nav className="chips chips-wide" aria-label={orders.views.label}>
      {orderViews.map((show) => (
        <Link
          key={show}
          className="chip"
          href={links.orders({ ...search, show, page: 1 })}
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
