import { Money } from '@vitrine/ui/money'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import { termsText } from '../../subscription/terms.ts'
import type { SubscriptionRow } from '../../subscription/view.ts'
import type { SubscriptionsProps } from './route.ts'

export function SubscriptionsPage(props: SubscriptionsProps) {
  const { subscriptions, next, ...layout } = props
  const { subscriptions: texts } = useMessages()
  return (
    <AccountLayout
      title={texts.title}
      lede={subscriptions.length > 0 ? texts.why : texts.none}
      {...layout}
    >
      {subscriptions.length > 0 && (
        <ul className="order-list">
          {subscriptions.map((one) => (
            <Row key={one.link} subscription={one} />
          ))}
        </ul>
      )}
      {next && <a href={links.subscriptions(next)}>{texts.more}</a>}
    </AccountLayout>
  )
}

function Row({ subscription }: { subscription: SubscriptionRow }) {
  const messages = useMessages()
  const date = useDate()
  const { link, name, quantity, status, plan, amount, currency, next, isEnding } = subscription
  const isComing = next && status === 'ACTIVE' && !isEnding
  const dated = isEnding && next ? `${messages.subscription.facts.ends} ${date(next)}` : ''
  return (
    <li>
      <div>
        <a href={links.subscription(link)}>
          {quantity > 1 && `${quantity} × `}
          <Name>{name}</Name>
        </a>
        <p>{termsText(plan, messages)}</p>
        <p className="text-s v-mute">
          {messages.subscription.states[status]}
          {isComing && ` · ${messages.subscriptions.next({ date: date(next) })}`}
          {dated && ` · ${dated}`}
        </p>
      </div>
      <Money value={amount} currency={currency} />
    </li>
  )
}
