import { renewingProviders } from '@vitrine/contract/payments'
import { fromMinorUnits } from '@vitrine/money'
import type { Messages } from '../../messages/index.ts'
import { formatMoney } from '../../shared/format.ts'
import type { Money } from '../../shared/use-money.ts'
import { hasAccount, type PaymentMethod } from './setup.ts'

/** How it pays for renewals of subscriptions. */
export const renewalText = (
  { provider }: Pick<PaymentMethod, 'provider'>,
  { payments: words }: Messages,
): string =>
  (renewingProviders as readonly string[]).includes(provider) ? words.renews : words.asksToRenew

/** The limits of a payment method in words. */
export function limitText(
  method: PaymentMethod,
  { payments: words }: Messages,
  { currency, locale }: Money,
): string {
  const { minTotal, maxTotal, countries, delivery, provider, dueDays } = method
  const amount = (minor: number) =>
    formatMoney(fromMinorUnits(BigInt(minor), currency), currency, locale)
  const from = minTotal ? amount(minTotal) : undefined
  const to = maxTotal === null ? undefined : amount(maxTotal)
  const range =
    from && to
      ? words.between({ from, to })
      : (from && words.from({ from })) || (to && words.upTo({ to })) || words.everything
  return [
    range,
    ...(delivery === 'ANY' ? [] : [words.deliveryWords[delivery]]),
    ...(countries.length > 0 ? [words.countryCount({ n: countries.length })] : []),
    ...(hasAccount(provider) ? [words.due({ n: dueDays })] : []),
  ].join(', ')
}
