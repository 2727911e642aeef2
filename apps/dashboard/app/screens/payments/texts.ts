import { renewingProviders } from '@vitrine/contract/payments'
import { fromMinorUnits } from '@vitrine/money'
import type { Messages } from '../../messages/index.ts'
import { formatMoney } from '../../shared/format.ts'
import type { Money } from '../../shared/use-money.ts'
import { hasAccount, type PaymentMethod } from './setup.ts'

/** How it pays for renewals of subscriptions. */
export const renewalText = (
  { provider }: Pick<PaymentMethod, 'provider'>,
  { payments: texts }: Messages,
): string =>
  (renewingProviders as readonly string[]).includes(provider) ? texts.renews : texts.asksToRenew

/** The limits of a payment method in words. */
export function limitText(
  method: PaymentMethod,
  { payments: texts }: Messages,
  { currency, locale }: Money,
): string {
  const { minTotal, maxTotal, countries, delivery, provider, dueDays } = method
  const amount = (minor: number) =>
    formatMoney(fromMinorUnits(BigInt(minor), currency), currency, locale)
  const from = minTotal ? amount(minTotal) : undefined
  const to = maxTotal === null ? undefined : amount(maxTotal)
  const range =
    from && to
      ? texts.between({ from, to })
      : (from && texts.from({ from })) || (to && texts.upTo({ to })) || texts.everything
  return [
    range,
    ...(delivery === 'ANY' ? [] : [texts.deliveryWords[delivery]]),
    ...(countries.length > 0 ? [texts.countryCount({ n: countries.length })] : []),
    ...(hasAccount(provider) ? [texts.due({ n: dueDays })] : []),
  ].join(', ')
}
