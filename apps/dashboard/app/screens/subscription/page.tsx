import type {
  SavedPaymentMethod,
  Subscription,
  SubscriptionAction,
  SubscriptionCycle,
} from '@vitrine/contract/subscriptions'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { formatMinor } from '../orders/texts.ts'
import { SubscriptionState } from '../subscriptions/state.tsx'
import { dayOf, frequencyOf, nextOf } from '../subscriptions/texts.ts'
import { actionsFor } from './actions.ts'

export interface SubscriptionPageProps {
  readonly subscription: Subscription
  readonly cycles: readonly SubscriptionCycle[]
  readonly savedMethod: SavedPaymentMethod | null
  readonly locale: string
  readonly isBusy: boolean
  readonly onAction: (action: SubscriptionAction) => void
}

/** A subscription: state, next order, terms, and past orders. */
export function SubscriptionPage(props: SubscriptionPageProps) {
  const { subscription, cycles } = props
  const { subscription: texts } = useMessages()
  return (
    <>
      <PageHeader
        title={subscription.name}
        backLink={<Link href={links.subscriptions()}>{texts.back}</Link>}
        aside={<SubscriptionState status={subscription.status} />}
        actions={<Actions {...props} />}
      />
      <Notice subscription={subscription} />
      <div className="detail-columns">
        <div className="detail-main">
          <History cycles={cycles} />
        </div>
        <div className="detail-side">
          <About {...props} />
        </div>
      </div>
    </>
  )
}

function Actions({ subscription, isBusy, onAction }: SubscriptionPageProps) {
  const { acts } = useMessages().subscription
  return (
    <IfAllowed call="subscriptions.changeSubscription">
      {actionsFor(subscription).map((action) => (
        <button
          key={action}
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => onAction(action)}
        >
          {action === 'RESUME' && subscription.cancelAtPeriodEnd ? acts.KEEP : acts[action]}
        </button>
      ))}
    </IfAllowed>
  )
}

/** The most important notice about its state. */
function Notice({ subscription }: Pick<SubscriptionPageProps, 'subscription'>) {
  const { notices } = useMessages().subscription
  const language = useLanguage()
  const { status, retryDate, nextDate, cancelAtPeriodEnd } = subscription
  const day = (date: Date) => dayOf(date, language)
  const text =
    status === 'PENDING' || status === 'PAUSED'
      ? notices[status]
      : status === 'PAST_DUE' && retryDate
        ? notices.PAST_DUE({ date: day(retryDate) })
        : cancelAtPeriodEnd && nextDate
          ? notices.ending({ date: day(nextDate) })
          : ''
  return text === '' ? null : <p className="notice">{text}</p>
}

function About({ subscription, savedMethod, locale }: SubscriptionPageProps) {
  const messages = useMessages()
  const { subscription: texts, subscriptions } = messages
  const language = useLanguage()
  const { memberId, buyerName, email, orderId, orderNumber, plan, ordersCount } = subscription
  const { deliveryTitle, quantity, unitPrice } = subscription
  const name = buyerName || email || subscriptions.guest
  const times =
    plan.billingCycles === null
      ? texts.unlimited({ n: ordersCount })
      : texts.timesOf({ n: ordersCount, total: plan.billingCycles })
  const rows: readonly (readonly [string, ReactNode])[] = [
    [texts.buyer, <Buyer key="buyer" memberId={memberId} name={name} />],
    [texts.price, formatMinor(unitPrice, subscription, locale)],
    [texts.quantity, quantity],
    [texts.frequency, frequencyOf(subscription, messages)],
    [texts.times, times],
    [texts.next, nextOf(subscription, messages, language)],
    [texts.delivery, <bdi key="delivery">{deliveryTitle}</bdi>],
    [texts.address, <bdi key="address">{addressOf(subscription)}</bdi>],
    [texts.payment, paymentOf(savedMethod, messages)],
    [
      texts.firstOrder,
      <Link key="order" href={links.order(orderId)}>
        {texts.order({ number: orderNumber })}
      </Link>,
    ],
  ]
  return (
    <Section title={texts.about}>
      <dl className="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The method that renewals are charged to. */
function paymentOf(saved: SavedPaymentMethod | null, { subscription: texts }: Messages): ReactNode {
  if (!saved) return texts.asked
  const { kind, brand, hint } = saved
  const end = hint && `•••• ${hint}`
  const names = {
    CARD: `${brand} ${end}`,
    SEPA: texts.sepa({ hint: end }),
    PAYPAL: `PayPal ${hint}`,
    OTHER: texts.charged,
  }
  return <bdi>{names[kind].trim()}</bdi>
}

function Buyer({ memberId, name }: Pick<Subscription, 'memberId'> & { readonly name: string }) {
  return memberId ? <Link href={links.member(memberId)}>{name}</Link> : <bdi>{name}</bdi>
}

function addressOf({ shipping }: Subscription): string {
  const { address, contactDetails } = shipping ?? {}
  const name = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')
  const place = [address?.postalCode, address?.city].filter(Boolean).join(' ')
  return [name, address?.addressLine, place, address?.country].filter(Boolean).join(', ')
}

function History({ cycles }: Pick<SubscriptionPageProps, 'cycles'>) {
  const { subscription: texts } = useMessages()
  const language = useLanguage()
  const { columns, outcomes, problems } = texts
  return (
    <Section title={texts.history}>
      {cycles.length === 0 ? (
        <p className="field-hint">{texts.none}</p>
      ) : (
        <table className="list">
          <thead>
            <tr>
              <th scope="col">{columns.date}</th>
              <th scope="col">{columns.outcome}</th>
            </tr>
          </thead>
          <tbody>
            {cycles.map(({ cycle, outcome, problem, orderId, orderNumber, dueDate }) => (
              <tr key={cycle}>
                <th scope="row">{dayOf(dueDate, language)}</th>
                <td>
                  {orderId ? (
                    <Link href={links.order(orderId)}>
                      {texts.order({ number: orderNumber ?? '' })}
                    </Link>
                  ) : (
                    [outcomes[outcome], problem && problems[problem]].filter(Boolean).join(': ')
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
