import { formatExactMoney } from '@vitrine/money'
import { useEffect, useState } from 'react'
import { type Messages, useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import { PLAN, type PlansView, type PlanView } from './plans.ts'

/** Single purchase or subscription plans, each with its terms. */
export function PlanField({
  plans,
  canBuyOnce,
  chosen,
  currency,
}: PlansView & { currency: string }) {
  const messages = useMessages()
  const [picked, setPicked] = useState(chosen)
  useEffect(() => setPicked(chosen), [chosen])
  const row = (value: string, title: string, lines: readonly string[]) => (
    <label key={value} className="plan">
      <input
        type="radio"
        name={PLAN}
        value={value}
        checked={picked === value}
        onChange={() => setPicked(value)}
      />
      <span className="plan-text">
        <span className="plan-title">
          <Name>{title}</Name>
        </span>
        {lines.map((line) => (
          <span key={line} className="v-mute text-s">
            <Name>{line}</Name>
          </span>
        ))}
      </span>
    </label>
  )
  return (
    <fieldset className="plans">
      <legend>{messages.product.plans}</legend>
      {canBuyOnce && row('', messages.product.once, [])}
      {plans.map((plan) => row(plan.id, plan.title, linesOf(plan, currency, messages)))}
    </fieldset>
  )
}

function linesOf(plan: PlanView, currency: string, messages: Messages): string[] {
  const { frequency, interval, times, less, description } = plan
  const terms = [
    messages.product.every[frequency]({ n: interval }),
    ...(times ? [messages.product.times({ n: times })] : []),
    ...(less
      ? [messages.product.discount({ amount: amountOf(less, currency, messages.locale) })]
      : []),
  ]
  return [terms.join(' · '), ...(description ? [description] : [])]
}

const amountOf = (
  { type, value }: NonNullable<PlanView['less']>,
  currency: string,
  locale: string,
) =>
  type === 'AMOUNT'
    ? formatExactMoney({ value, currency, locale })
    : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
        Number(value) / 100,
      )
