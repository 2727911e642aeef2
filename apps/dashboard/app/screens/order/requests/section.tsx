import { Status, type StatusTone } from '@vitrine/ui/status'
import { CopyButton } from '../../../shared/copy-button.tsx'
import { formatDateTime } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { IfAllowed } from '../../../shared/permissions.tsx'
import { Section } from '../../../shared/section.tsx'
import { formatMinor } from '../../orders/texts.ts'
import type { Order } from '../setup.ts'
import type { OrderRequests, PaymentRequest } from './use-requests.ts'

interface RequestsSectionProps {
  readonly order: Order
  readonly locale: string
  readonly asking: OrderRequests
}

const tones: Readonly<Record<PaymentRequest['status'], StatusTone>> = {
  UNPAID: 'warn',
  PAID: 'good',
  EXPIRED: 'quiet',
  VOIDED: 'quiet',
}

/** The payment links of an order; renders nothing without any. */
export function RequestsSection(props: RequestsSectionProps) {
  const { paymentRequests: texts } = useMessages()
  const { requests } = props.asking
  if (requests.length === 0) return null
  return (
    <Section title={texts.heading}>
      <ul className="order-payments">
        {requests.map((request) => (
          <Request key={request.id} {...props} request={request} />
        ))}
      </ul>
    </Section>
  )
}

interface RequestProps extends RequestsSectionProps {
  readonly request: PaymentRequest
}

function Request(props: RequestProps) {
  const { order, locale, request } = props
  const { paymentRequests: texts } = useMessages()
  const language = useLanguage()
  const { title, description, status, expirationDate, mailedDate, createdDate } = request
  const details = [
    texts.asked({ date: formatDateTime(createdDate, language) }),
    ...(expirationDate
      ? [texts.payableUntil({ date: formatDateTime(expirationDate, language) })]
      : []),
    mailedDate ? texts.lastMailed({ date: formatDateTime(mailedDate, language) }) : texts.notMailed,
    ...(description === '' ? [] : [description]),
  ]
  return (
    <li>
      <div className="order-payment-head">
        {title && <bdi>{title}</bdi>}
        <span className="figure">{formatMinor(request.amount, order, locale)}</span>
        <Status tone={tones[status]}>{texts.statuses[status]}</Status>
      </div>
      <p className="field-hint" dir="auto">
        {details.join(' · ')}
      </p>
      {status === 'UNPAID' && <RequestActions {...props} />}
    </li>
  )
}

function RequestActions({ order, locale, request, asking }: RequestProps) {
  const { paymentRequests: texts } = useMessages()
  const values = { amount: formatMinor(request.amount, order, locale) }
  return (
    <div className="order-payment-acts">
      <CopyButton text={request.url} subject={texts.link(values)} />
      <a
        className="link-button"
        href={request.url}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.openOf(values)}
      >
        {texts.open}
      </a>
      {order.email !== null && (
        <IfAllowed call="paymentRequests.sendPaymentRequest">
          <button
            type="button"
            className="link-button"
            aria-label={texts.sendOf(values)}
            disabled={asking.isBusy}
            onClick={() => asking.onSend(request)}
          >
            {request.mailedDate ? texts.sendAgain : texts.send}
          </button>
        </IfAllowed>
      )}
      <IfAllowed call="paymentRequests.voidPaymentRequest">
        <button
          type="button"
          className="link-button"
          aria-label={texts.withdrawTitle(values)}
          disabled={asking.isBusy}
          onClick={() => asking.onWithdraw(request)}
        >
          {texts.withdraw}
        </button>
      </IfAllowed>
    </div>
  )
}
