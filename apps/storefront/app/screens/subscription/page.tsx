import { ButtonLink } from '@vitrine/ui/button'
import { Money } from '@vitrine/ui/money'
import { useDate } from '../../account/use-date.ts'
import { ErrorSummary } from '../../flow/error-summary.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import { termsText } from '../../subscription/terms.ts'
import type { CycleView, SubscriptionView } from '../../subscription/view.ts'
import { AddressForm } from './address-form.tsx'
import { AskToPay, canPay } from './ask-to-pay.tsx'
import type { Forms } from './forms.ts'
import type { SubscriptionProps } from './route.ts'

export function SubscriptionPage(props: SubscriptionProps) {
  const { subscription, asked, isMember } = props
  const { subscription: texts } = useMessages()
  const { errors, ...forms } = useFormPost(props.errors)
  const date = useDate()
  const { name, quantity, details, retry, status } = subscription
  return (
    <div className="v-wrap cart-page return-page">
      <header className="order-head">
        <h1 className="page-head-title">
          {quantity > 1 && `${quantity} × `}
          <Name>{name}</Name>
        </h1>
        {details.map((one) => (
          <p key={one.name} className="v-mute">
            <Name>{one.name}</Name>: <Name>{one.value}</Name>
          </p>
        ))}
      </header>
      <ErrorSummary errors={errors} />
      {status === 'PAST_DUE' && retry && (
        <p role="status">{texts.pastDue({ date: date(retry) })}</p>
      )}
      {status === 'ACTIVE' && subscription.isOpen && retry && (
        <p role="status">{texts.waits({ date: date(retry) })}</p>
      )}
      <Facts subscription={subscription} />
      {asked === 'cancel' && <AskHowToEnd {...forms} subscription={subscription} />}
      {asked === 'pay' && <AskToPay {...forms} subscription={subscription} />}
      {asked === 'address' && <AddressForm {...forms} {...props} errors={errors} />}
      {asked === '' && <Acts {...forms} subscription={subscription} />}
      {subscription.cycles.length > 0 && <History cycles={subscription.cycles} />}
      {isMember && <a href={links.subscriptions()}>{texts.back}</a>}
    </div>
  )
}

function Facts({ subscription }: { subscription: SubscriptionView }) {
  const messages = useMessages()
  const { facts, states } = messages.subscription
  const date = useDate()
  const { status, plan, amount, currency, next, isEnding, delivery, address } = subscription
  const isDated = next && (status === 'ACTIVE' || status === 'PAST_DUE')
  return (
    <dl className="facts-list">
      <div>
        <dt>{facts.state}</dt>
        <dd>{states[status]}</dd>
      </div>
      <div>
        <dt>{facts.price}</dt>
        <dd>
          <Money value={amount} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{facts.plan}</dt>
        <dd>{termsText(plan, messages)}</dd>
      </div>
      {isDated && (
        <div>
          <dt>{isEnding ? facts.ends : facts.next}</dt>
          <dd>{date(next)}</dd>
        </div>
      )}
      {delivery && (
        <div>
          <dt>{facts.delivery}</dt>
          <dd>
            <Name>{delivery}</Name>
          </dd>
        </div>
      )}
      <div>
        <dt>{facts.payment}</dt>
        <dd>
          <bdi>{methodText(subscription, messages)}</bdi>
        </dd>
      </div>
      {address.length > 0 && (
        <div>
          <dt>{facts.address}</dt>
          <dd>
            <Name>{address.join(', ')}</Name>
          </dd>
        </div>
      )}
    </dl>
  )
}

function methodText({ method }: SubscriptionView, { subscription: texts }: Messages): string {
  const { SEPA, none } = texts.methods
  if (method.kind === 'NONE') return none
  return method.kind === 'SEPA' ? SEPA({ hint: method.text }) : method.text
}

/** The actions that the status allows. */
function Acts({ subscription, ...forms }: Forms) {
  const { acts, resumes } = useMessages().subscription
  const date = useDate()
  const { link, status, next, nextCycle, isEnding } = subscription
  if (status === 'CANCELLED' || status === 'COMPLETED') return null
  const form = (act: string, submit: string, cycle?: number) => (
    <StepForm
      {...forms}
      id={act}
      action={links.subscription(link)}
      returnTo="/"
      className="account-row-form"
      hidden={{ link, act, ...(cycle !== undefined && { cycle: String(cycle) }) }}
      submit={submit}
      tone="plain"
    />
  )
  const isRunning = status === 'ACTIVE' && !isEnding
  const canSkip = isRunning && next !== undefined && nextCycle !== undefined
  return (
    <>
      {status === 'PAUSED' && <p className="v-mute">{resumes}</p>}
      <div className="order-acts">
        {canSkip && form('SKIP_NEXT', acts.SKIP_NEXT({ date: date(next) }), nextCycle)}
        {isRunning && form('PAUSE', acts.PAUSE)}
        {status === 'PAUSED' && form('RESUME', acts.RESUME)}
        {isEnding && form('RESUME', acts.KEEP)}
        {canPay(subscription) && (
          <ButtonLink href={links.subscription(link, 'pay')}>{acts.pay}</ButtonLink>
        )}
        {subscription.address.length > 0 && (
          <ButtonLink href={links.subscription(link, 'address')}>{acts.address}</ButtonLink>
        )}
        <ButtonLink href={links.subscription(link, 'cancel')}>{acts.cancel}</ButtonLink>
      </div>
    </>
  )
}

/** Confirms the cancellation, with both ways to end it. */
function AskHowToEnd({ subscription, ...forms }: Forms) {
  const { confirm } = useMessages().subscription
  const date = useDate()
  const { link, status, next, isEnding } = subscription
  const canEndLater = next !== undefined && status === 'ACTIVE' && !isEnding
  const form = (act: string, submit: string) => (
    <StepForm
      {...forms}
      id={act}
      action={links.subscription(link)}
      returnTo="/"
      className="account-row-form"
      hidden={{ link, act }}
      submit={submit}
      tone="plain"
    />
  )
  return (
    <section aria-labelledby="cancel">
      <h2 id="cancel">{confirm.title}</h2>
      <p>{confirm.text}</p>
      {canEndLater && <p className="v-mute">{confirm.laterHint}</p>}
      <div className="order-acts">
        {canEndLater && form('CANCEL_AT_PERIOD_END', confirm.later({ date: date(next) }))}
        {form('CANCEL', confirm.now)}
        <ButtonLink href={links.subscription(link)}>{confirm.back}</ButtonLink>
      </div>
    </section>
  )
}

function History({ cycles }: { cycles: readonly CycleView[] }) {
  const { subscription: texts } = useMessages()
  const date = useDate()
  const textOf = ({ outcome, problem, number }: CycleView) => {
    if (outcome === 'ORDERED') return texts.order({ number })
    return problem === 'UNPAID' ? texts.unpaid : texts.outcomes[outcome]
  }
  return (
    <section className="account-part" aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <ul className="account-list">
        {cycles.map((one) => (
          <li key={one.cycle}>
            <span>{textOf(one)}</span>
            <span className="v-mute">{date(one.date)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
