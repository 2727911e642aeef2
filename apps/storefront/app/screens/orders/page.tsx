import { ButtonLink } from '@vitrine/ui/button'
import { Money } from '@vitrine/ui/money'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { OrderRow, OrdersProps } from './route.ts'

export function OrdersPage({ errors, note, approvals, orders, next }: OrdersProps) {
  const messages = useMessages()
  return (
    <AccountLayout
      title={messages.orders.title}
      lede={orders.length > 0 ? messages.orders.why : messages.orders.none}
      errors={errors}
      note={note}
      approvals={approvals}
    >
      {orders.length > 0 && (
        <ul className="order-list">
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
      {orders.length === 0 && (
        <div className="account-actions">
          <ButtonLink href={links.allProducts()}>{messages.order.goOn}</ButtonLink>
        </div>
      )}
      {next && <a href={links.orders(next)}>{messages.orders.more}</a>}
    </AccountLayout>
  )
}

function Row({ order }: { order: OrderRow }) {
  const messages = useMessages()
  const date = useDate()
  const { id, number, state, firstLine, others, total, currency } = order
  const { money, sent, state: states } = messages.order
  const words =
    state === 'PLACED'
      ? [money[order.paymentState], order.hasDelivery && sent[order.fulfillmentState]]
          .filter(Boolean)
          .join(' · ')
      : states[state]
  return (
    <li>
      <div>
        <a href={links.order(id)}>{messages.order.title({ number })}</a>
        <p>
          {others > 0 ? (
            messages.orders.items({ first: firstLine, n: others })
          ) : (
            <Name>{firstLine}</Name>
          )}
        </p>
        <p className="text-s v-mute">
          {date(order.date)} · {words}
        </p>
      </div>
      <Money value={total} currency={currency} />
    </li>
  )
}
