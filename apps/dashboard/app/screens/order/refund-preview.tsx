import type { OutputOf } from '../../api/client.ts'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { formatMinor } from '../orders/texts.ts'
import { isTender, usePaymentName } from './payment-name.ts'
import type { Order } from './setup.ts'

type Preview = OutputOf<'orders.previewRefund'>

type RefundPart = Preview['payments'][number]

interface RefundPreviewProps {
  readonly order: Order
  readonly locale: string
  /** Undefined while nothing is chosen, or it is on its way. */
  readonly preview: Preview | undefined
  readonly isChosen: boolean
  readonly failure: unknown
}

/** The effects of a refund. */
export function RefundPreview({ order, locale, preview, isChosen, failure }: RefundPreviewProps) {
  const { order: texts, shell } = useMessages()
  const { refunds } = texts
  const pending = isChosen ? shell.loading : refunds.nothing
  return (
    <section className="refund-preview" aria-label={refunds.preview} aria-live="polite">
      <h3>{refunds.preview}</h3>
      {failure ? <Failure error={failure} /> : null}
      {preview ? (
        <PreviewLines order={order} locale={locale} preview={preview} />
      ) : (
        !failure && <p className="mute">{pending}</p>
      )}
    </section>
  )
}

function PreviewLines({
  order,
  locale,
  preview,
}: Pick<RefundPreviewProps, 'order' | 'locale'> & { readonly preview: Preview }) {
  const { refunds } = useMessages().order
  const { tax, left, payments } = preview
  const amountOf = (minor: number) => formatMinor(minor, order, locale)
  const nameOf = usePaymentName()
  const sentenceOf = ({ paymentId, amount: minor, isExternal, toStoreCredit }: RefundPart) => {
    const payment = order.payments.find(({ id }) => id === paymentId)
    const amount = amountOf(minor)
    const values = { amount, name: payment ? nameOf(payment) : '' }
    if (toStoreCredit) return refunds.backAsCredit(values)
    if (payment?.provider === 'STORE_CREDIT') return refunds.backToCredit({ amount })
    const isByHand = isExternal && !(payment && isTender(payment))
    return isByHand ? refunds.backByHand(values) : refunds.back(values)
  }
  return (
    <ul className="lines">
      {payments.map((part) => (
        <li key={part.paymentId}>{sentenceOf(part)}</li>
      ))}
      {tax > 0 && <li>{refunds.tax({ amount: amountOf(tax) })}</li>}
      <li>{left > 0 ? refunds.left({ amount: amountOf(left) }) : refunds.leftNothing}</li>
      <li>
        <strong>{refunds.text}</strong>
      </li>
    </ul>
  )
}
