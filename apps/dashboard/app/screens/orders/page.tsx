import { ArrowDownUp, FilePenLine, Landmark, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import type { Selection } from '../../shared/use-selection.ts'
import { ListViews } from '../../shared/views/list-views.tsx'
import { OrderFilters } from './filters.tsx'
import './orders.css'
import {
  isFiltered,
  ORDERS_PAGE,
  type OrdersSearch,
  orderColumns,
  readOrdersSearch,
} from './search.ts'
import { OrdersTable } from './table.tsx'
import type { OrderSummary } from './texts.ts'

export interface OrdersPageProps {
  readonly search: OrdersSearch
  /** Undefined until the first answer. */
  readonly orders: readonly OrderSummary[] | undefined
  readonly total: number
  readonly unseenCount: number
  /** How the site writes amounts. */
  readonly locale: string
  readonly now: Date
  readonly selection: Selection<OrderSummary>
  readonly bulk: ReactNode
  readonly stale: boolean
  /** Begins an order for a buyer. */
  readonly onNew: () => void
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Orders, newest first. */
export function OrdersPage(props: OrdersPageProps) {
  const { search, orders: rows, total, unseenCount, error } = props
  const { orders, orderFiles, bankStatement, drafts } = useMessages()
  return (
    <>
      <PageHeader
        title={orders.title}
        count={rows && orders.count({ n: total })}
        actions={
          <>
            <IfAllowed call="draftOrders.createDraftOrder">
              <button type="button" className="button button-primary" onClick={props.onNew}>
                <Plus aria-hidden="true" />
                {drafts.new}
              </button>
            </IfAllowed>
            <IfAllowed call="draftOrders.queryDraftOrders">
              <Link className="button" href={links.drafts()}>
                <FilePenLine aria-hidden="true" />
                {drafts.open}
              </Link>
            </IfAllowed>
            <IfAllowed call="orderFiles.exportOrders">
              <Link className="button" href={links.orderFiles({ ...search, page: 1 })}>
                <ArrowDownUp aria-hidden="true" />
                {orderFiles.title}
              </Link>
            </IfAllowed>
            <IfAllowed call="bankStatements.recordPayments">
              <Link className="button" href={links.bankStatement()}>
                <Landmark aria-hidden="true" />
                {bankStatement.open}
              </Link>
            </IfAllowed>
          </>
        }
      />
      <ListViews
        list="ORDERS"
        search={search}
        linkOf={links.orders}
        read={readOrdersSearch}
        columns={orderColumns}
        labels={orders.columns}
      />
      <OrderFilters
        search={search}
        unseenCount={unseenCount}
        tags={rows?.flatMap(({ tags }) => tags) ?? []}
      />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
    </>
  )
}

function Rows(props: OrdersPageProps) {
  const { search, orders: rows, total, locale, now, stale, selection, bulk } = props
  const { shell } = useMessages()
  if (!rows) return <Skeleton rows={8} label={shell.loading} />
  if (rows.length === 0) return <NoOrders search={search} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <OrdersTable
          orders={rows}
          search={search}
          locale={locale}
          now={now}
          selection={selection}
        />
      </div>
      {bulk}
      <Pager
        page={search.page}
        size={ORDERS_PAGE}
        total={total}
        linkTo={(page) => links.orders({ ...search, page })}
      />
    </>
  )
}

/** Filters without matches, a view without orders, and a site that has sold nothing yet. */
function NoOrders({ search }: Pick<OrdersPageProps, 'search'>) {
  const { orders, action, rehearsal } = useMessages()
  if (isFiltered(search) || search.page > 1) {
    return (
      <EmptyState title={orders.noneFoundTitle} text={orders.noneFoundText}>
        <Link className="button" href={links.orders({ show: search.show })}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    )
  }
  if (search.show === 'rehearsal') {
    return (
      <EmptyState title={rehearsal.noneTitle} text={rehearsal.noneText}>
        <Link className="button" href={links.rehearsal()}>
          {rehearsal.title}
        </Link>
      </EmptyState>
    )
  }
  if (search.show !== '') {
    const isNew = search.show === 'new'
    return (
      <EmptyState
        title={isNew ? orders.noneNewTitle : orders.noneArchivedTitle}
        text={isNew ? orders.noneNewText : orders.noneArchivedText}
      >
        <Link className="button" href={links.orders()}>
          {orders.views.open}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={orders.emptyTitle} text={orders.emptyText}>
      <Link className="button" href={links.payments()}>
        {orders.setUpPayments}
      </Link>
    </EmptyState>
  )
}
