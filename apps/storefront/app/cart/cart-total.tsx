import { isZero } from '@vitrine/money'
import { Money } from '@vitrine/ui/money'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import type { CartView } from './cart-view.ts'
import type { CostsView } from './costs-view.ts'

type CartTotalProps = Pick<CartView, 'subtotal' | 'currency' | 'needsDelivery' | 'costs' | 'place'>

/** The price of the cart as far as known, step by step, and the costs that it does not include. */
export function CartTotal({ subtotal, currency, needsDelivery, costs, place }: CartTotalProps) {
  const messages = useMessages()
  const { costs: texts } = messages.cart
  const isFull = costs !== undefined && place !== undefined && !costs.isUndeliverable
  const isPlain = !costs || (!place && isWithoutReductions(costs))
  return (
    <div className="cart-total">
      {isPlain ? (
        <p className="cart-subtotal">
          <span>{messages.cart.subtotal}</span>
          <Money value={subtotal} currency={currency} />
        </p>
      ) : (
        <dl className="cart-costs">
          <Cost label={messages.cart.subtotal}>
            <Money value={costs.listed} currency={currency} />
          </Cost>
          <Steps costs={costs} currency={currency} />
          <Cost label={isFull ? texts.total : texts.soFar} className="cart-subtotal">
            <Money value={costs.total} currency={currency} />
          </Cost>
          <IncludedTaxes costs={costs} currency={currency} />
          <Tenders costs={costs} currency={currency} />
        </dl>
      )}
      {costs?.isUndeliverable && <p className="cart-undeliverable text-s">{texts.undeliverable}</p>}
      {!isFull && (
        <p className="text-s v-mute">
          {needsDelivery ? messages.cart.withoutDelivery : messages.cart.withoutTax}
        </p>
      )}
    </div>
  )
}

const isWithoutReductions = ({ discounts, giftCards, storeCredit, payLater }: CostsView) =>
  discounts.length === 0 && giftCards.length === 0 && !storeCredit && !payLater

type CostProps = { label: ReactNode; className?: string; children: ReactNode }

const Cost = ({ label, className = '', children }: CostProps) => (
  <div className={`cart-cost ${className}`.trim()}>
    <dt>{label}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)

type StepsProps = { costs: CostsView; currency: string }

/** Between the goods and the total: discounts, delivery, fees and taxes. */
function Steps({ costs, currency }: StepsProps) {
  const messages = useMessages()
  const { costs: texts } = messages.cart
  const { delivery } = costs
  return (
    <>
      {costs.discounts.map(({ id, name, code, amount }) => (
        <Cost
          key={id}
          label={
            <>
              <Name>{name}</Name>
              {code && (
                <span className="v-mute">
                  {' '}
                  <bdi className="cart-code">{code}</bdi>
                </span>
              )}
            </>
          }
        >
          <Money value={amount} currency={currency} />
        </Cost>
      ))}
      {delivery && (
        <Cost
          label={
            <>
              {texts.delivery} <Name>{delivery.title}</Name>
            </>
          }
        >
          {isZero(delivery.price) ? (
            texts.free
          ) : (
            <Money value={delivery.price} currency={currency} />
          )}
        </Cost>
      )}
      {costs.fees && (
        <Cost label={texts.fees}>
          <Money value={costs.fees} currency={currency} />
        </Cost>
      )}
      {costs.taxes
        .filter(({ isIncluded }) => !isIncluded)
        .map(({ id, name, rate, amount }) => (
          <Cost
            key={id}
            label={texts.tax({ name: name || texts.anyTax, rate: percent(rate, messages.locale) })}
          >
            <Money value={amount} currency={currency} />
          </Cost>
        ))}
    </>
  )
}

/** The payments of gift cards and store credit, the amount due, and the part to pay later. */
function Tenders({ costs, currency }: StepsProps) {
  const { giftCards, storeCredit, due, payLater, isPaid } = costs
  const { costs: texts } = useMessages().cart
  const paying = giftCards.filter(({ amount }) => !isZero(amount))
  if (paying.length === 0 && !storeCredit && !payLater) return null
  return (
    <>
      {paying.map(({ id, lastFour, amount }) => (
        <Cost key={id} label={texts.giftCard({ code: lastFour })}>
          <Money value={`-${amount}`} currency={currency} />
        </Cost>
      ))}
      {storeCredit && (
        <Cost label={texts.storeCredit}>
          <Money value={`-${storeCredit}`} currency={currency} />
        </Cost>
      )}
      <Cost
        label={isPaid ? texts.paid : payLater ? texts.toPayNow : texts.toPay}
        className="cart-subtotal"
      >
        <Money value={due} currency={currency} />
      </Cost>
      {payLater && (
        <Cost label={texts.toPayLater}>
          <Money value={payLater} currency={currency} />
        </Cost>
      )}
    </>
  )
}

function IncludedTaxes({ costs, currency }: StepsProps) {
  const messages = useMessages()
  const { costs: texts } = messages.cart
  return costs.taxes
    .filter(({ isIncluded }) => isIncluded)
    .map(({ id, name, rate, amount }) => (
      <Cost
        key={id}
        className="text-s v-mute"
        label={texts.included({
          name: name || texts.anyTax,
          rate: percent(rate, messages.locale),
        })}
      >
        <Money value={amount} currency={currency} />
      </Cost>
    ))
}

const percent = (rate: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(rate))
