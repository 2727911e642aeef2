import {
  SUBSCRIPTION_REMINDER_DAYS,
  SUBSCRIPTION_RETRY_DAYS,
} from '@vitrine/contract/subscriptions'
import type { Plan, Subscription } from '../model.ts'

const DAY_MS = 86_400_000

export const daysAfter = (date: Date, days: number): Date =>
  new Date(date.getTime() + days * DAY_MS)

/**
 * The date of a cycle, counted from the first order in UTC. A month without such a day uses its last day, and the next
 * month the original day again.
 */
export function dateOf(start: Date, { frequency, interval }: Plan, cycle: number): Date {
  const count = interval * cycle
  if (frequency === 'DAY') return daysAfter(start, count)
  if (frequency === 'WEEK') return daysAfter(start, count * 7)
  return monthsAfter(start, frequency === 'YEAR' ? count * 12 : count)
}

function monthsAfter(start: Date, months: number): Date {
  const date = new Date(start)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return date
}

type Dates = Pick<Subscription, 'startDate' | keyof Plan>

/** The first cycle, starting with `from`, whose date is in the future. */
export function cycleAfter(dates: Dates, from: number, now: Date): number {
  let cycle = from
  while (dateOf(dates.startDate, dates, cycle) <= now) cycle += 1
  return cycle
}

/** Sets the next cycle and its date, or none. */
export const withNext = <S extends Dates>(subscription: S, nextCycle: number | null) => ({
  ...subscription,
  nextCycle,
  nextDate: nextCycle === null ? null : dateOf(subscription.startDate, subscription, nextCycle),
})

/** Whether all agreed orders are made. */
export const isComplete = ({
  billingCycles,
  ordersCount,
}: Pick<Subscription, 'billingCycles' | 'ordersCount'>): boolean =>
  billingCycles !== null && ordersCount >= billingCycles

/** When to send the reminder of the next date; null if there is none or it was sent. */
export function reminderDate(subscription: Subscription): Date | null {
  const { nextCycle, nextDate, remindedCycle, cancelAtPeriodEnd, startDate } = subscription
  if (nextCycle === null || nextDate === null || cancelAtPeriodEnd) return null
  if (remindedCycle !== null && remindedCycle >= nextCycle) return null
  const date = daysAfter(nextDate, -SUBSCRIPTION_REMINDER_DAYS)
  // Short intervals have no reminders.
  const before = dateOf(startDate, subscription, nextCycle - 1)
  return date > daysAfter(before, SUBSCRIPTION_REMINDER_DAYS) ? date : null
}

/** When the job has to process the subscription next. */
export function workDate(subscription: Subscription): Date | null {
  const { status, nextDate, retryDate } = subscription
  if (status === 'PAUSED') return retryDate
  if (status !== 'ACTIVE' && status !== 'PAST_DUE') return null
  const dates = [nextDate, retryDate, status === 'ACTIVE' ? reminderDate(subscription) : null]
  const times = dates.flatMap((date) => date?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** When a payment is retried after this many failures; undefined: no more. */
export const retryAfter = (now: Date, failures: number): Date | undefined => {
  const days = SUBSCRIPTION_RETRY_DAYS[failures - 1]
  return days === undefined ? undefined : daysAfter(now, days)
}

const MARGIN_DAYS = 1
/** Until when an unpaid renewal reserves its stock: one day longer than payments are retried. */
export const payUntil = (now: Date): Date =>
  daysAfter(
    now,
    SUBSCRIPTION_RETRY_DAYS.reduce((all, days) => all + days, MARGIN_DAYS),
  )
