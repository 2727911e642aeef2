import { formatExactMoney } from '@vitrine/money'
import { Button, ButtonLink } from '@vitrine/ui/button'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { CartTotal } from '../../cart/cart-total.tsx'
import { PaymentMethods } from '../../checkout/payment-methods.tsx'
import { SummaryLines } from '../../checkout/summary-lines.tsx'
import { ErrorSummary } from '../../flow/error-summary.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import type { OrderView } from '../../order/order-view.ts'
import { Parcels } from '../../order/parcels.tsx'
import { deliveryPromiseText } from '../../order/promised.ts'
import { ReturnsBox } from '../../order/returns-box.tsx'
import { Transfer } from '../../order/transfer.tsx'
import type { OrderProps } from './route.ts'

export function OrderPage({ order, link, returns, canReview, errors: served }: OrderProps) {
  const messages = useMessages()
  const { errors, sending, onSubmit } = useFormPost(served)
  const { order: texts } = messages
  const { number, lines, currency, refunded } = order
  return (
    <div className="v-wrap cart-page order-page">
      <Head order={order} />
      <ErrorSummary errors={errors} />
      <div className="cart-columns">
        <div className="checkout-fields">
          <Parcels parcels={order.parcels} isAll={order.sent === 'ALL'} />
          {returns && (
            <ReturnsBox
              returns={returns}
              link={link}
              currency={currency}
              sending={sending}
              onSubmit={onSubmit}
            />
          )}
          {canReview && (
            <p>
              <a href={links.reviewOrder(link)}>{messages.reviews.write.link}</a>
            </p>
          )}
          {order.due && <PayForm order={order} link={link} sending={sending} onSubmit={onSubmit} />}
          {order.instructions && (
            <section className="order-box">
              <h2>{texts.instructions}</h2>
              <p dir="auto">{order.instructions}</p>
            </section>
          )}
          {order.transfer && <Transfer transfer={order.transfer} currency={currency} />}
          <section className="checkout-group" aria-label={texts.lines}>
            <SummaryLines
              currency={currency}
              lines={lines.map((line) => ({ ...line, remark: noteOn(line, messages) }))}
            />
          </section>
        </div>
        <aside className="cart-aside" aria-label={texts.title({ number })}>
          <CartTotal {...order} />
          {refunded && (
            <p>
              {texts.refunds({
                amount: formatExactMoney({ value: refunded, currency, locale: messages.locale }),
              })}
            </p>
          )}
          <div className="order-addresses">
            <Address title={texts.collect} lines={order.collection} />
            <Address
              title={texts.shipping}
              lines={order.needsDelivery && !order.isPickup ? order.shipping : undefined}
            />
            <Address title={texts.billing} lines={order.billing} />
            <Address title={texts.deliveryTime} lines={order.deliveryTime} />
          </div>
          <Documents documents={order.documents} />
          <ButtonLink href={links.allProducts()}>{texts.goOn}</ButtonLink>
        </aside>
      </div>
    </div>
  )
}

const tones: Partial<Record<OrderView['money'], StatusTone>> = {
  PAID: 'good',
  OVERPAID: 'good',
  AUTHORIZED: 'good',
  PARTLY_PAID: 'warn',
  UNPAID: 'warn',
  DECLINED: 'bad',
  CANCELLED: 'bad',
  DISPUTED: 'bad',
}

function noteOn(
  { refunded, quantity, promised }: OrderView['lines'][number],
  messages: Messages,
): string {
  const back = messages.order.refunded({ n: refunded === quantity ? 1 : refunded })
  const remarks = [promised && deliveryPromiseText(promised, messages), refunded > 0 && back]
  return remarks.filter(Boolean).join(' · ')
}

/** The state of the order in a sentence. */
function Head({ order }: { order: OrderView }) {
  const messages = useMessages()
  const { order: texts } = messages
  const timeOf = useTime()
  const { state, money, number, email, due, sent, isPickup } = order
  const isGood = state === 'PLACED'
  return (
    <header className="order-head">
      <h1 className="page-head-title">{isGood ? texts.thanks : texts.title({ number })}</h1>
      <p>
        {isGood
          ? texts.thanksWhy({ number, email })
          : state === 'AWAITING_PAYMENT'
            ? texts.why[state]({ time: due?.until ? timeOf(due.until) : '' })
            : texts.why[state]}
      </p>
      {state === 'AWAITING_PAYMENT' && money === 'DECLINED' && (
        <p role="status">{texts.declined}</p>
      )}
      <p className="order-statuses">
        <Status tone={tones[money] ?? 'note'}>
          {isGood ? texts.money[money] : texts.state[state]}
        </Status>
        {isGood && sent && <Sent sent={sent} isPickup={isPickup} />}
      </p>
    </header>
  )
}

/** How far it is, in words. */
function Sent({ sent, isPickup }: { sent: NonNullable<OrderView['sent']>; isPickup: boolean }) {
  const { sent: texts, collected } = useMessages().order
  return (
    <>
      {' '}
      <Status tone={sent === 'ALL' ? 'good' : 'note'}>
        {(isPickup ? collected : texts)[sent]}
      </Status>
    </>
  )
}

/** Formats a moment with its time zone, the same on server and browser. */
function useTime() {
  const { locale } = useMessages()
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return (iso: string) => `${format.format(new Date(iso))} UTC`
}

type PayFormProps = Pick<ReturnType<typeof useFormPost>, 'sending' | 'onSubmit'> & {
  order: OrderView
  link: string
}

function PayForm({ order: { methods, due, currency }, link, sending, onSubmit }: PayFormProps) {
  const messages = useMessages()
  const { order: texts } = messages
  if (methods.length === 0 || !due) return null
  const total = formatExactMoney({ value: due.amount, currency, locale: messages.locale })
  return (
    <form
      id="pay"
      className="checkout-group"
      method="post"
      action={links.order(link)}
      onSubmit={onSubmit}
    >
      <PaymentMethods methods={methods} chosen="" currency={currency} error={undefined} />
      <Button type="submit" tone="primary" loading={sending === 'pay'}>
        {texts.payAgain({ total })}
      </Button>
    </form>
  )
}

function Address({ title, lines }: { title: string; lines: string | undefined }) {
  if (!lines) return null
  return (
    <section>
      <h2 className="text-s v-mute">{title}</h2>
      <p className="order-address" dir="auto">
        {lines}
      </p>
    </section>
  )
}

/** Links to the invoice and its corrections. */
function Documents({ documents }: Pick<OrderView, 'documents'>) {
  const { documents: texts } = useMessages().order
  if (documents.length === 0) return null
  return (
    <section>
      <h2 className="text-s v-mute">{texts.title}</h2>
      <ul className="order-documents">
        {documents.map(({ id, kind, number, pdfUrl, xmlUrl }) => (
          <li key={id}>
            <a href={pdfUrl} target="_blank" rel="noreferrer">
              {texts[kind]({ number })}
            </a>
            <a href={xmlUrl} download aria-label={texts.eInvoiceOf({ number })}>
              {texts.eInvoice}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
