import type { Segment } from '@vitrine/contract/customers'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { ListViews } from '../../shared/views/list-views.tsx'
import '../orders/orders.css'
import './customers.css'
import { CustomerFilters } from './filters.tsx'
import {
  CUSTOMERS_PAGE,
  type CustomerSummary,
  type CustomersSearch,
  customerColumns,
  isFiltered,
  readCustomersSearch,
  usualCustomerColumns,
} from './search.ts'
import { CustomersTable } from './table.tsx'

export interface CustomersPageProps {
  readonly search: CustomersSearch
  readonly segments: readonly Segment[]
  /** Undefined until the first answer. */
  readonly customers: readonly CustomerSummary[] | undefined
  readonly total: number
  readonly currency: string
  /** How the site writes amounts. */
  readonly locale: string
  readonly now: Date
  readonly stale: boolean
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Members and guests, latest orders first. */
export function CustomersPage(props: CustomersPageProps) {
  const { search, segments, currency, customers: rows, total, error } = props
  const { customers } = useMessages()
  return (
    <>
      <PageHeader title={customers.title} count={rows && customers.count({ n: total })} />
      <ListViews
        list="CUSTOMERS"
        search={search}
        linkOf={links.customers}
        read={readCustomersSearch}
        columns={customerColumns}
        usualColumns={usualCustomerColumns}
        labels={customers.columns}
      />
      <CustomerFilters search={search} segments={segments} currency={currency} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
    </>
  )
}

function Rows(props: CustomersPageProps) {
  const { search, customers: rows, total, locale, now, stale } = props
  const { shell } = useMessages()
  if (!rows) return <Skeleton rows={8} label={shell.loading} />
  if (rows.length === 0) return <NoCustomers search={search} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <CustomersTable customers={rows} search={search} locale={locale} now={now} />
      </div>
      <Pager
        page={search.page}
        size={CUSTOMERS_PAGE}
        total={total}
        linkTo={(page) => links.customers({ ...search, page })}
      />
    </>
  )
}

/** Filters without matches, or a site without customers. */
function NoCustomers({ search }: Pick<CustomersPageProps, 'search'>) {
  const { customers, action } = useMessages()
  if (isFiltered(search) || search.page > 1) {
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
