import { Status, type StatusTone } from '@vitrine/ui/status'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { formatMinor } from '../orders/texts.ts'
import { isEnded } from './next-step.ts'
import { isOrderCredit, isTender, usePaymentName } from './payment-name.ts'
import { askableOf } from './requests/ask-form.ts'
import type { OpenWindow, Order, OrderPayment } from './setup.ts'

interface PaymentsSectionProps {
  readonly order: Order
  readonly locale: string
  readonly isBusy: boolean
  readonly onOpen: (which: OpenWindow) => void
  readonly onCapture: (payment: OrderPayment) => void
  readonly onRelease: (payment: OrderPayment) => void
}

/** All payment attempts, and recorded payments. */
export function PaymentsSection(props: PaymentsSectionProps) {
  const { order, onOpen } = props
  const { order: texts } = useMessages()
  return (
    <Section
      title={texts.payments.heading}
      actions={<PaymentsActions order={order} onOpen={onOpen} />}
    >
      {order.payments.length === 0 ? (
        <p className="field-hint">{texts.payments.empty}</p>
      ) : (
        <ul className="order-payments">
          {order.payments.map((payment) => (
            <Payment key={payment.id} {...props} payment={payment} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Requests or records an outstanding payment. */
function PaymentsActions({ order, onOpen }: Pick<PaymentsSectionProps, 'order' | 'onOpen'>) {
  const { order: texts, paymentRequests } = useMessages()
  return (
    <span className="section-acts">
      {!isEnded(order) && askableOf(order) > 0 && (
        <IfAllowed call="paymentRequests.createPaymentRequest">
          <button type="button" className="link-button" onClick={() => onOpen('ask')}>
            {paymentRequests.ask}
          </button>
        </IfAllowed>
      )}
      {order.state !== 'CANCELLED' && order.balance.due > 0 && (
        <IfAllowed call="orders.recordPayment">
          <button type="button" className="link-button" onClick={() => onOpen('record')}>
            {texts.record}
          </button>
        </IfAllowed>
      )}
    </span>
  )
}

const tones: Readonly<Record<OrderPayment['state'], StatusTone>> = {
  PENDING: 'warn',
  IN_REVIEW: 'note',
  AUTHORIZED: 'note',
  CAPTURED: 'good',
  FAILED: 'bad',
  CANCELLED: 'quiet',
  RELEASED: 'quiet',
}

interface PaymentProps extends PaymentsSectionProps {
  readonly payment: OrderPayment
}

function Payment(props: PaymentProps) {
  const { order, locale, payment } = props
  const { payments } = useMessages().order
  const nameOf = usePaymentName()
  const details = usePaymentDetails(props)
  return (
    <li>
      <div className="order-payment-head">
        <bdi>{nameOf(payment)}</bdi>
        <span className="figure">{formatMinor(payment.amount, order, locale)}</span>
        <Status tone={tones[payment.state]}>{payments.states[payment.state]}</Status>
      </div>
      <p className="field-hint" dir="auto">
        {details.join(' · ')}
      </p>
      {payment.state === 'AUTHORIZED' && <Decide {...props} />}
    </li>
  )
}

function usePaymentDetails({ order, locale, payment }: PaymentProps): string[] {
  const { payments } = useMessages().order
  const language = useLanguage()
  const { card, refunded, failure, isOffline, updatedDate, step, state } = payment
  const reference = payment.reference ?? step?.transfer?.reference
  const dueDate = state === 'PENDING' ? step?.transfer?.dueDate : null
  const failures: Readonly<Record<string, string>> = payments.failures
  return [
    formatDateTime(updatedDate, language),
    isOffline && !isTender(payment) && !isOrderCredit(payment) && payments.offline,
    card && payments.card({ brand: card.brand, digits: card.lastFourDigits }),
    reference && payments.reference({ reference }),
    dueDate && payments.due({ date: formatDateTime(dueDate, language) }),
    refunded > 0 && payments.refunded({ amount: formatMinor(refunded, order, locale) }),
    failure && payments.failure({ reason: failures[failure] ?? failure }),
  ].filter((text) => typeof text === 'string')
}

/** Captures or releases an authorized payment. */
function Decide({ payment, isBusy, onCapture, onRelease }: PaymentProps) {
  const { payments } = useMessages().order
  return (
    <div className="order-payment-acts">
      <IfAllowed call="orders.capturePayment">
        <button
          type="button"
          className="link-button"
          disabled={isBusy}
          onClick={() => onCapture(payment)}
        >
          {payments.capture}
        </button>
      </IfAllowed>
      <IfAllowed call="orders.releasePayment">
        <button
          type="button"
          className="link-button"
          disabled={isBusy}
          onClick={() => onRelease(payment)}
        >
          {payments.release}
        </button>
      </IfAllowed>
    </div>
  )
}
