import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { OrderStatus, PaymentStatus } from '../orders/status.tsx'
import { formatMinor } from '../orders/texts.ts'
import type { CustomerOrder } from './setup.ts'

interface CustomerOrdersProps {
  /** Undefined until loaded. */
  readonly orders: readonly CustomerOrder[] | undefined
  readonly count: number
  readonly locale: string
  readonly error?: unknown
  readonly onRetry: () => void
  readonly onMore: () => void
}

/** A customer's orders, the latest first. */
export function CustomerOrders(props: CustomerOrdersProps) {
  const { orders: rows, count, locale, error, onRetry, onMore } = props
  const { customer: texts, orders, shell } = useMessages()
  const { columns } = orders
  if (error) return <Failure error={error} onRetry={onRetry} />
  if (!rows) return <Skeleton rows={4} label={shell.loading} />
  if (rows.length === 0) return <p className="field-hint">{texts.noOrders}</p>
  return (
    <>
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.products}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.payment}</th>
            <th scope="col" className="cell-figure">
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <Link href={links.order(order.id)} data-row-link="">
                  <span className="figure">{order.number}</span>
                </Link>
              </th>
              <td className="mute">
                <RelativeTime moment={order.createdDate} now={new Date()} />
              </td>
              <td className="mute">
                <bdi>
                  {order.itemCount > 1
                    ? orders.more({ name: order.firstLine, n: order.itemCount - 1 })
                    : order.firstLine}
                </bdi>
              </td>
              <td>
                <OrderStatus order={order} />
              </td>
              <td>
                <PaymentStatus order={order} />
              </td>
              <td className="cell-figure">
                <span className="figure">{formatMinor(order.total, order, locale)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < count && (
        <button type="button" className="button" onClick={onMore}>
          {texts.more}
        </button>
      )}
    </>
  )
}
