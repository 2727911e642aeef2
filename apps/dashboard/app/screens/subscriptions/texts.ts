import type { Subscription } from '@vitrine/contract/subscriptions'
import type { Messages } from '../../messages/index.ts'
import { formatDate } from '../../shared/format.ts'

/** Formats a date in UTC, which all dates of subscriptions use. */
export const dayOf = (date: Date, language: string): string =>
  formatDate(date.toISOString().slice(0, 10), language)

/** The interval as text. */
export const frequencyOf = ({ plan }: Pick<Subscription, 'plan'>, { subscriptions }: Messages) =>
  subscriptions.every[plan.frequency]({ n: plan.interval })

/** Its next date, or its end; empty if it has neither. */
export function nextOf(
  { nextDate, status, cancelAtPeriodEnd }: Subscription,
  { subscriptions }: Messages,
  language: string,
): string {
  if (!nextDate || (status !== 'ACTIVE' && status !== 'PAST_DUE')) return ''
  const date = dayOf(nextDate, language)
  return cancelAtPeriodEnd ? subscriptions.ends({ date }) : date
}
