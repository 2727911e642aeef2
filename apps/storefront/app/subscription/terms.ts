import type { CartLine } from '@vitrine/contract/cart'
import type { Messages } from '../messages/index.ts'

/** The interval of a subscription. */
export type PlanTerms = {
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval: number
  /** How many orders there are altogether; absent: until it is cancelled. */
  times?: number
}

export const termsOf = ({
  frequency,
  interval,
  billingCycles,
}: Omit<NonNullable<CartLine['plan']>, 'title'>): PlanTerms => ({
  frequency,
  interval,
  ...(billingCycles !== null && { times: billingCycles }),
})

/** The same in words, such as "Every month, until you cancel". */
export function termsText({ frequency, interval, times }: PlanTerms, messages: Messages): string {
  const { subscription: texts, product } = messages
  const every = product.every[frequency]({ n: interval })
  return times ? texts.limited({ every, n: times }) : texts.unlimited({ every })
}
