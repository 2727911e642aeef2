import { links } from '../../links.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PeekPanel } from '../../shared/peek/peek-panel.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { FulfillmentStatus, OrderStatus, PaymentStatus } from './status.tsx'
import { formatMinor, type OrderSummary } from './texts.ts'

/** More are counted. */
const MAX_SHOWN = 12

interface OrderPeekProps {
  readonly order: OrderSummary
  /** How the site writes amounts. */
  readonly locale: string
  readonly now: Date
  readonly onClose: () => void
}

/** Buyer, states, lines and totals of an order. */
export function OrderPeek({ order, locale, now, onClose }: OrderPeekProps) {
  const messages = useMessages()
  const { columns, noName } = messages.orders
  const { data, error, refetch } = useOperation('orders.getOrder', { id: order.id })
  return (
    <PeekPanel
      title={messages.order.title({ number: order.number })}
      href={links.order(order.id)}
      onClose={onClose}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <p className="peek-states">
            <OrderStatus order={order} />
            <PaymentStatus order={order} />
            <FulfillmentStatus order={order} />
          </p>
          <dl className="peek-facts">
            <div>
              <dt>{columns.buyer}</dt>
              <dd>
                <bdi>{order.buyerName || order.email || noName}</bdi>
              </dd>
            </div>
            <div>
              <dt>{columns.date}</dt>
              <dd>
                <RelativeTime moment={order.createdDate} now={now} />
              </dd>
            </div>
          </dl>
          <PeekLines order={data.order} total={order.total} locale={locale} />
        </>
      )}
    </PeekPanel>
  )
}

interface PeekLinesProps {
  readonly order: Pick<OrderSummary, 'currency'> & {
    readonly lines: readonly {
      readonly id: string
      readonly name: string
      readonly quantity: number
      readonly total: number
    }[]
  }
  readonly total: number
  readonly locale: string
}

/** The lines of an order or a draft, with totals. */
export function PeekLines({ order, total, locale }: PeekLinesProps) {
  const { orders, peek } = useMessages()
  const language = useLanguage()
  const left = order.lines.length - MAX_SHOWN
  return (
    <>
      <table className="peek-rows">
        <tbody>
          {order.lines.slice(0, MAX_SHOWN).map(({ id, name, quantity, total: price }) => (
            <tr key={id}>
              <td className="figure">{formatNumber(quantity, language)} ×</td>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className="cell-figure figure">{formatMinor(price, order, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{orders.columns.total}</th>
            <td className="cell-figure figure">{formatMinor(total, order, locale)}</td>
          </tr>
        </tfoot>
      </table>
      {left > 0 && <p className="mute">{peek.more({ n: left })}</p>}
    </>
  )
}
