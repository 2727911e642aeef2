import { useCallback, useRef } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PeekButton } from '../../shared/peek/peek-button.tsx'
import { usePeek } from '../../shared/peek/use-peek.ts'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { SelectAllCell } from '../../shared/select-all-cell.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import type { Selection } from '../../shared/use-selection.ts'
import { ColumnHeads } from '../../shared/views/column-heads.tsx'
import { shownColumns } from '../../shared/views/view-search.ts'
import { OrderPeek } from './peek.tsx'
import { type OrderColumn, type OrdersSearch, orderColumns } from './search.ts'
import { FulfillmentStatus, OrderStatus, PaymentStatus } from './status.tsx'
import { formatMinor, type OrderSummary } from './texts.ts'

interface OrdersTableProps {
  readonly orders: readonly OrderSummary[]
  readonly search: OrdersSearch
  /** How the site writes amounts. */
  readonly locale: string
  readonly now: Date
  readonly selection: Selection<OrderSummary>
}

const figures: ReadonlySet<OrderColumn> = new Set(['total'])

/** Newest first; unseen rows are marked. */
export function OrdersTable({ orders, selection, ...rest }: OrdersTableProps) {
  const messages = useMessages()
  const { columns } = messages.orders
  const maySelect = useIsAllowed('fulfillments.fulfillOrders')
  const body = useRef<HTMLTableSectionElement>(null)
  const { selected, toggle, toggleAll } = selection
  const select = useCallback(
    (index: number, range: boolean) => maySelect && orders[index] && toggle(orders[index], range),
    [orders, toggle, maySelect],
  )
  useRowShortcuts(body, select)
  const peek = usePeek(orders)
  const selectedCount = orders.filter(({ id }) => selected.has(id)).length
  const shown = shownColumns(orderColumns, rest.search)
  return (
    <>
      <table className="list orders" data-rows={rest.search.rows}>
        <thead>
          <tr>
            {maySelect && (
              <SelectAllCell
                label={messages.shipments.bulk.selectAll}
                selectedCount={selectedCount}
                rowCount={orders.length}
                onToggle={toggleAll}
              />
            )}
            <th scope="col">{columns.number}</th>
            <ColumnHeads columns={orderColumns} shown={shown} labels={columns} figures={figures} />
          </tr>
        </thead>
        <tbody ref={body} {...peek.listProps}>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              shown={shown}
              maySelect={maySelect}
              selected={selected.has(order.id)}
              onSelect={(range) => toggle(order, range)}
              {...rest}
            />
          ))}
        </tbody>
      </table>
      {peek.row && (
        <OrderPeek order={peek.row} locale={rest.locale} now={rest.now} onClose={peek.close} />
      )}
    </>
  )
}

interface OrderRowProps extends Omit<OrdersTableProps, 'orders' | 'selection'> {
  readonly order: OrderSummary
  readonly shown: ReadonlySet<OrderColumn>
  readonly maySelect: boolean
  readonly selected: boolean
  readonly onSelect: (range: boolean) => void
}

function OrderRow({ maySelect, selected, onSelect, ...cells }: OrderRowProps) {
  const { order, orders, shipments, rehearsal } = useMessages()
  const { id, number, seen, isRehearsal } = cells.order
  return (
    <tr data-unseen={!seen} aria-selected={maySelect ? selected : undefined}>
      {maySelect && (
        <td className="cell-check">
          <input
            type="checkbox"
            checked={selected}
            aria-label={shipments.bulk.select({ number })}
            onChange={(event) => onSelect((event.nativeEvent as MouseEvent).shiftKey === true)}
          />
        </td>
      )}
      <th scope="row" className="order-number">
        <Link href={links.order(id)} data-row-link="">
          <span className="figure">{number}</span>
        </Link>
        {!seen && <span className="order-new">{orders.unseen}</span>}
        {isRehearsal && <span className="order-tag">{rehearsal.badge}</span>}
        <PeekButton name={order.title({ number })} />
      </th>
      <Cells {...cells} />
    </tr>
  )
}

/** The visible cells of a row, except the number. */
function Cells(props: Omit<OrderRowProps, 'maySelect' | 'selected' | 'onSelect'>) {
  const { order, shown, search, locale, now } = props
  const { orders, shipments } = useMessages()
  return (
    <>
      {shown.has('date') && (
        <td className="mute order-date">
          <RelativeTime moment={order.createdDate} now={now} />
        </td>
      )}
      {shown.has('buyer') && (
        <td className="order-buyer">
          <bdi>{order.buyerName || order.email || orders.noName}</bdi>
        </td>
      )}
      {shown.has('products') && (
        <td className="order-products">
          <Products order={order} />
          <Tags tags={order.tags} search={search} />
        </td>
      )}
      {shown.has('state') && (
        <td>
          <OrderStatus order={order} />
        </td>
      )}
      {shown.has('payment') && (
        <td>
          <PaymentStatus order={order} />
        </td>
      )}
      {shown.has('sent') && (
        <td>
          <FulfillmentStatus order={order} />
          {order.onHold && <span className="order-tag">{shipments.onHold}</span>}
        </td>
      )}
      {shown.has('total') && (
        <td className="cell-figure order-total">
          <span className="figure">{formatMinor(order.total, order, locale)}</span>
        </td>
      )}
    </>
  )
}

function Products({ order: { itemCount, firstLine } }: Pick<OrderRowProps, 'order'>) {
  const { orders } = useMessages()
  const others = itemCount - 1
  return (
    <bdi className="mute">
      {others > 0 ? orders.more({ name: firstLine, n: others }) : firstLine}
    </bdi>
  )
}

function Tags({
  tags,
  search,
}: { readonly tags: readonly string[] } & Pick<OrderRowProps, 'search'>) {
  const { orders } = useMessages()
  return tags.map((tag) => (
    <Link
      key={tag}
      className="order-tag"
      href={links.orders({ ...search, tag, page: 1 })}
      aria-label={orders.ofTag({ tag })}
    >
      <bdi>{tag}</bdi>
    </Link>
  ))
}
