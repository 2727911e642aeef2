import { formatExactMoney } from '@vitrine/money'
import { Button, ButtonLink } from '@vitrine/ui/button'
import { Money } from '@vitrine/ui/money'
import { Fragment } from 'react'
import { ErrorSummary } from '../../flow/error-summary.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { AgreeProps, ProposalView } from './route.ts'

/** A proposed edit of an order, with the button to accept it. */
export function AgreePage({ proposal, shop, errors: served }: AgreeProps) {
  const messages = useMessages()
  const { agree: texts, order } = messages
  const { errors, sending, onSubmit } = useFormPost(served)
  const { state, link, number, currency } = proposal
  const money = (value: string) => formatExactMoney({ value, currency, locale: messages.locale })
  return (
    <div className="v-wrap cart-page pay-page">
      <header className="order-head">
        <h1 className="page-head-title">{texts.title({ number })}</h1>
        {state === 'OPEN' && <p>{texts.why({ shop })}</p>}
      </header>
      <ErrorSummary errors={errors} />
      <div className="checkout-fields">
        {state === 'AGREED' && <p role="status">{texts.agreed}</p>}
        {state === 'OUTDATED' && <p role="status">{texts.outdated}</p>}
        {state !== 'OUTDATED' && <Facts proposal={proposal} />}
        {state === 'OPEN' && (
          <form
            id="agree"
            className="checkout-group"
            method="post"
            action={links.agree(link)}
            onSubmit={onSubmit}
          >
            <input type="hidden" name="total" value={proposal.totalMinor} />
            <Button type="submit" tone="primary" loading={sending === 'agree'}>
              {texts.button({ total: money(proposal.total) })}
            </Button>
          </form>
        )}
        {state === 'AGREED' && proposal.paymentRequestId !== '' && (
          <ButtonLink tone="primary" href={links.payRequest(proposal.paymentRequestId)}>
            {texts.pay({ amount: money(proposal.due) })}
          </ButtonLink>
        )}
        {state !== 'OPEN' && <ButtonLink href={links.allProducts()}>{order.goOn}</ButtonLink>}
      </div>
    </div>
  )
}

function Facts({ proposal }: { proposal: ProposalView }) {
  const messages = useMessages()
  const { agree: texts } = messages
  const { lines, delivery, currency, totalBefore, total, due, dueMinor, state } = proposal
  const amount = formatExactMoney({ value: due, currency, locale: messages.locale })
  return (
    <section className="order-box">
      <h2>{texts.lines}</h2>
      <dl className="order-facts">
        {lines.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
        {delivery.map((one) => (
          <Fragment key={one.title}>
            <dt>
              <bdi>{one.title}</bdi>
            </dt>
            <dd>
              <Money value={one.total} currency={currency} />
            </dd>
          </Fragment>
        ))}
        {state === 'OPEN' && (
          <>
            <dt>{texts.totalBefore}</dt>
            <dd>
              <Money value={totalBefore} currency={currency} />
            </dd>
          </>
        )}
        <dt>{texts.total}</dt>
        <dd>
          <Money value={total} currency={currency} />
        </dd>
      </dl>
      {state === 'OPEN' && (
        <p>
          {dueMinor > 0
            ? texts.toPay({ amount })
            : dueMinor < 0
              ? texts.toPayBack({ amount })
              : texts.same}
        </p>
      )}
    </section>
  )
}

function Line({ line, currency }: { line: ProposalView['lines'][number]; currency: string }) {
  const { agree: texts } = useMessages()
  const { name, quantity, quantityBefore, total } = line
  const note =
    quantity === 0
      ? texts.removed
      : quantityBefore === 0
        ? texts.added
        : quantity === quantityBefore
          ? ''
          : texts.before({ n: String(quantityBefore) })
  return (
    <>
      <dt>
        <bdi>{texts.line({ n: String(quantity || quantityBefore), name })}</bdi>
        {note && ` (${note})`}
      </dt>
      <dd>
        <Money value={total} currency={currency} />
      </dd>
    </>
  )
}
