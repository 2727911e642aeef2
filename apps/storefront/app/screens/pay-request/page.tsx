import { formatExactMoney } from '@vitrine/money'
import { Button, ButtonLink } from '@vitrine/ui/button'
import { Money } from '@vitrine/ui/money'
import { useDate } from '../../account/use-date.ts'
import { PaymentMethods } from '../../checkout/payment-methods.tsx'
import { ErrorSummary } from '../../flow/error-summary.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Transfer } from '../../order/transfer.tsx'
import type { PayRequestProps, RequestView } from './route.ts'

/** A payment request of a shop, with its payment methods. */
export function PayRequestPage({ request, shop, errors: served }: PayRequestProps) {
  const { order } = useMessages()
  const { request: texts } = order
  const { errors, sending, onSubmit } = useFormPost(served)
  const { state, instructions, transfer, currency } = request
  return (
    <div className="v-wrap cart-page pay-page">
      <header className="order-head">
        <h1 className="page-head-title">{texts.title({ number: request.number })}</h1>
        {state === 'open' && <p>{texts.why({ shop })}</p>}
      </header>
      <ErrorSummary errors={errors} />
      <div className="checkout-fields">
        <Facts request={request} />
        {state !== 'open' && <p role="status">{texts[state]}</p>}
        {state === 'open' && request.isDeclined && <p role="status">{order.declined}</p>}
        {instructions && (
          <section className="order-box">
            <h2>{order.instructions}</h2>
            <p dir="auto">{instructions}</p>
          </section>
        )}
        {transfer && <Transfer transfer={transfer} currency={currency} />}
        {(instructions || transfer) && <p>{texts.waits}</p>}
        {state === 'open' && <PayForm request={request} sending={sending} onSubmit={onSubmit} />}
        {state !== 'open' && <ButtonLink href={links.allProducts()}>{order.goOn}</ButtonLink>}
      </div>
    </div>
  )
}

function Facts({ request }: { request: RequestView }) {
  const { request: texts } = useMessages().order
  const date = useDate()
  const { title, description, amount, currency, until, state } = request
  return (
    <section className="order-box">
      <dl className="order-facts">
        {title && (
          <>
            <dt>{texts.what}</dt>
            <dd>
              <bdi>{title}</bdi>
            </dd>
          </>
        )}
        <dt>{texts.amount}</dt>
        <dd>
          <Money value={amount} currency={currency} />
        </dd>
      </dl>
      {description && <p dir="auto">{description}</p>}
      {until && state === 'open' && <p>{texts.until({ date: date(until) })}</p>}
    </section>
  )
}

type PayFormProps = Pick<ReturnType<typeof useFormPost>, 'sending' | 'onSubmit'> & {
  request: RequestView
}

function PayForm({ request, sending, onSubmit }: PayFormProps) {
  const messages = useMessages()
  const { id, amount, currency, methods } = request
  if (methods.length === 0) return <p role="status">{messages.order.request.noMethods}</p>
  const total = formatExactMoney({ value: amount, currency, locale: messages.locale })
  return (
    <form
      id="pay"
      className="checkout-group"
      method="post"
      action={links.payRequest(id)}
      onSubmit={onSubmit}
    >
      <PaymentMethods methods={methods} chosen="" currency={currency} error={undefined} />
      <Button type="submit" tone="primary" loading={sending === 'pay'}>
        {messages.order.payAgain({ total })}
      </Button>
    </form>
  )
}
