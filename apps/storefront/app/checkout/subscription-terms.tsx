import { formatExactMoney } from '@vitrine/money'
import type { CartLineView } from '../cart/cart-view.ts'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import { termsText } from '../subscription/terms.ts'

/** Items, price and cancellation of a subscription, shown before it is ordered. */
export function SubscriptionTerms({
  lines,
  currency,
}: {
  lines: readonly CartLineView[]
  currency: string
}) {
  const messages = useMessages()
  const { subscription: texts, locale } = messages
  const plans = lines.flatMap((line) => (line.plan ? [{ ...line, plan: line.plan }] : []))
  if (plans.length === 0) return null
  return (
    <section className="text-s" aria-labelledby="terms-of-subscriptions">
      <h2 id="terms-of-subscriptions" className="text-m">
        {texts.terms}
      </h2>
      <ul className="cart-details">
        {plans.map(({ id, name, total, plan }) => (
          <li key={id}>
            <Name>{name}</Name>:{' '}
            {texts.termsOf({
              amount: formatExactMoney({ value: total, currency, locale }),
              terms: termsText(plan, messages),
            })}
          </li>
        ))}
      </ul>
      <p className="v-mute">{texts.charged}</p>
    </section>
  )
}
