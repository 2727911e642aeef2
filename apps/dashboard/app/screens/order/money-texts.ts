import type { Messages } from '../../messages/index.ts'
import { formatMinor } from '../orders/texts.ts'
import { isEnded, overpaidOf } from './next-step.ts'
import type { Order } from './setup.ts'

interface AmountContext {
  readonly messages: Messages
  /** How the site writes amounts. */
  readonly locale: string
}

/** Charged, paid, refunded and due amounts, in sentences. */
export function moneySentences(order: Order, { messages, locale }: AmountContext): string[] {
  const texts = messages.order.money
  const { balance, totals } = order
  const { paid, authorized, refunded, refunding, due, payLater } = balance
  const amount = (minor: number) => formatMinor(minor, order, locale)
  const hasEnded = isEnded(order)
  const over = hasEnded ? 0 : overpaidOf(order)
  return [
    texts.charged({ amount: amount(totals.total) }),
    paid > 0 ? texts.paid({ amount: amount(paid) }) : totals.total > 0 && texts.nothingPaid,
    authorized > 0 && texts.authorized({ amount: amount(authorized) }),
    refunded > 0 && texts.refunded({ amount: amount(refunded) }),
    refunding > 0 && texts.refunding({ amount: amount(refunding) }),
    !hasEnded && due > payLater && texts.due({ amount: amount(due - payLater) }),
    !hasEnded && payLater > 0 && texts.payLater({ amount: amount(payLater) }),
    over > 0 && texts.over({ amount: amount(over) }),
    !hasEnded && due <= 0 && over === 0 && texts.settled,
  ].filter((sentence) => typeof sentence === 'string')
}

/** One step of the way to the total. */
export interface TotalStep {
  readonly key: string
  readonly label: string
  readonly amount: string
  readonly kind: 'step' | 'total' | 'contained'
}

/** The steps that add up to the total, followed by included taxes. */
export function totalSteps(order: Order, { messages, locale }: AmountContext): TotalStep[] {
  const texts = messages.order.money
  const { totals, discounts, delivery, taxes } = order
  const amount = (minor: number) => formatMinor(minor, order, locale)
  const percent = (rate: string) =>
    new Intl.NumberFormat(messages.locale, { style: 'percent', maximumFractionDigits: 4 }).format(
      Number(rate),
    )
  const step = (key: string, label: string, minor: number): TotalStep[] =>
    minor === 0 ? [] : [{ key, label, amount: amount(minor), kind: 'step' }]
  const names = discounts.map(({ name, code }) =>
    code ? texts.discountCode({ name, code }) : name,
  )
  const [only] = delivery
  return [
    { key: 'items', label: texts.items, amount: amount(totals.listed), kind: 'step' },
    ...step('reduced', texts.reduced, totals.subtotal - totals.listed),
    ...step(
      'discount',
      [texts.discount, names.join(', ')].filter((text) => text !== '').join(': '),
      -totals.discount,
    ),
    ...step(
      'delivery',
      only && delivery.length === 1 ? texts.deliveryOf({ title: only.title }) : texts.delivery,
      totals.delivery,
    ),
    ...step('deliveryDiscount', texts.deliveryDiscount, -totals.deliveryDiscount),
    ...step('fees', texts.fees, totals.fees),
    ...taxes
      .filter(({ isIncluded }) => !isIncluded)
      .flatMap(({ rateId, name, rate, base, amount: minor }) =>
        step(`tax ${rateId}`, texts.tax({ name, rate: percent(rate), base: amount(base) }), minor),
      ),
    { key: 'total', label: texts.total, amount: amount(totals.total), kind: 'total' },
    ...taxes
      .filter(({ isIncluded, amount: minor }) => isIncluded && minor !== 0)
      .map(
        ({ rateId, name, rate, amount: minor }): TotalStep => ({
          key: `included ${rateId}`,
          label: texts.taxIncluded({ name, rate: percent(rate) }),
          amount: amount(minor),
          kind: 'contained',
        }),
      ),
  ]
}
