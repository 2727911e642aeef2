import { Status, type StatusTone } from '@vitrine/ui/status'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { formatMinor } from '../orders/texts.ts'
import { isTender } from './payment-name.ts'
import type { Order, OrderRefund } from './setup.ts'

interface RefundsSectionProps {
  readonly order: Order
  readonly locale: string
}

const tones: Readonly<Record<OrderRefund['state'], StatusTone>> = {
  RESERVED: 'note',
  SENT: 'note',
  DONE: 'good',
  FAILED: 'bad',
}

/** Completed and pending refunds; renders nothing without any. */
export function RefundsSection({ order, locale }: RefundsSectionProps) {
  const { refunds } = useMessages().order
  if (order.refunds.length === 0) return null
  return (
    <Section title={refunds.heading}>
      <ul className="order-payments">
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <div className="order-payment-head">
              <span className="figure">{formatMinor(refund.amount, order, locale)}</span>
              <Status tone={tones[refund.state]}>{refunds.states[refund.state]}</Status>
            </div>
            <RefundDetails order={order} refund={refund} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Gift cards and store credit get their money back here. */
function isByHand(
  { isExternal, paymentId }: OrderRefund['payments'][number],
  { payments }: Pick<Order, 'payments'>,
): boolean {
  const payment = payments.find(({ id }) => id === paymentId)
  return isExternal && !(payment && isTender(payment))
}

function RefundDetails({ order, refund }: { readonly order: Order; readonly refund: OrderRefund }) {
  const { refunds } = useMessages().order
  const language = useLanguage()
  const nameOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.name ?? ''
  const details = [
    formatDateTime(refund.createdDate, language),
    ...refund.lines.map(({ lineId, quantity }) => `${quantity} × ${nameOf(lineId)}`),
    ...order.delivery
      .filter(({ groupId }) => refund.deliveryGroupIds.includes(groupId))
      .map(({ title }) => title),
    ...(refund.payments.some((part) => isByHand(part, order)) ? [refunds.byHand] : []),
    ...(refund.payments.some(({ toStoreCredit }) => toStoreCredit) ? [refunds.credited] : []),
    ...(refund.payments.some(({ toOrderId }) => toOrderId !== null) ? [refunds.toOrder] : []),
    ...(refund.reason === '' ? [] : [refunds.reason({ reason: refund.reason })]),
  ]
  return (
    <p className="field-hint" dir="auto">
      {details.join(' · ')}
    </p>
  )
}
