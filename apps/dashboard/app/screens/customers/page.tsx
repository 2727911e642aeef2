import type { Segment } from '@vitrine/contract/customers'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { CursorPager } from '../../shared/cursor-pager.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { formatMinor } from '../orders/words.ts'
import '../orders/orders.css'
import './customers.css'
import { CustomerFilters } from './filters.tsx'
import { type CustomersSearch, isFiltered } from './search.ts'

export type CustomerSummary = OutputOf<'customers.queryCustomers'>['customers'][number]

export interface CustomersPageProps {
  readonly search: CustomersSearch
  readonly segments: readonly Segment[]
  /** Undefined until the first answer. */
  readonly customers: readonly CustomerSummary[] | undefined
  readonly total: number
  /** Where the neighbours of this page begin. */
  readonly cursors: { readonly next?: string; readonly prev?: string }
  readonly currency: string
  /** How the site writes amounts. */
  readonly locale: string
  readonly now: Date
  readonly stale: boolean
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Members and guests, those who ordered last first. */
export function CustomersPage(props: CustomersPageProps) {
  const { search, segments, currency, customers: rows, total, error } = props
  const { customers } = useMessages()
  return (
    <>
      <PageHeader
        title={customers.title}
        aside={
          rows && (
            <span className="figure" role="status">
              {customers.count({ n: total })}
            </span>
          )
        }
      />
      <CustomerFilters search={search} segments={segments} currency={currency} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
    </>
  )
}

function Rows(props: CustomersPageProps) {
  const { search, customers: rows, cursors, stale } = props
  const { customers, shell } = useMessages()
  if (!rows) return <Skeleton rows={8} label={shell.loading} />
  if (rows.length === 0) return <NoCustomers search={search} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <Table {...props} customers={rows} />
      </div>
      <CursorPager
        label={customers.title}
        cursors={cursors}
        hrefOf={(cursor) => links.customers({ ...search, cursor })}
      />
    </>
  )
}

type TableProps = Pick<CustomersPageProps, 'search' | 'locale' | 'now'>

function Table({
  customers: rows,
  ...rest
}: TableProps & { readonly customers: readonly CustomerSummary[] }) {
  const { columns } = useMessages().customers
  return (
    <table className="list customers">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.lastOrder}</th>
          <th scope="col" className="cell-figure">
            {columns.orders}
          </th>
          <th scope="col" className="cell-figure">
            {columns.spent}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

function CustomerRow({
  customer,
  search,
  locale,
  now,
}: TableProps & { readonly customer: CustomerSummary }) {
  const { customers } = useMessages()
  const language = useLanguage()
  const { id, name, email, kind, orders, spent, lastOrderDate, tags } = customer
  return (
    <tr>
      <th scope="row">
        <Link href={links.customer(id)} data-row-link="">
          <bdi>{name || email || customers.noName}</bdi>
        </Link>
        {tags.map((tag) => (
          <Link
            key={tag}
            className="order-tag"
            href={links.customers({ ...search, tag, cursor: '' })}
            aria-label={customers.ofTag({ tag })}
          >
            <bdi>{tag}</bdi>
          </Link>
        ))}
        {name !== '' && email && (
          <span className="customer-email mute">
            <bdi>{email}</bdi>
          </span>
        )}
      </th>
      <td className="mute">{customers.kind[kind]}</td>
      <td className="mute">
        {lastOrderDate ? <RelativeTime moment={lastOrderDate} now={now} /> : customers.never}
      </td>
      <td className="cell-figure">
        <span className="figure">{formatNumber(orders, language)}</span>
      </td>
      <td className="cell-figure">
        <span className="figure">{formatMinor(spent, customer, locale)}</span>
      </td>
    </tr>
  )
}

/** Filters without matches, and a site that nobody knows yet. */
function NoCustomers({ search }: Pick<CustomersPageProps, 'search'>) {
  const { customers, action } = useMessages()
  if (isFiltered(search) || search.cursor !== '') {
    return (
      <EmptyState title={customers.noneFoundTitle} text={customers.noneFoundText}>
        <Link className="button" href={links.customers()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    )
  }
  return <EmptyState title={customers.emptyTitle} text={customers.emptyText} />
}
