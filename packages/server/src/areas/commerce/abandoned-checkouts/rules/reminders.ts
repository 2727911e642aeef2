import {
  type AbandonedActivityType,
  MAX_ABANDONED_ACTIVITIES,
  MAX_REMINDERS,
} from '@vitrine/contract/abandoned-checkouts'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { AbandonedActivity, AbandonedCheckout } from '../model.ts'

export type ReminderSettings = SiteSettings['abandonedCheckouts']

type ReminderState = Pick<
  AbandonedCheckout,
  'status' | 'hasConsent' | 'mailsSent' | 'abandonedDate'
>

export const mayRemind = (
  { hasConsent }: Pick<ReminderState, 'hasConsent'>,
  { onlyWithConsent }: ReminderSettings,
): boolean => hasConsent || !onlyWithConsent

/** When the next reminder is due; null for none. Manual reminders count too. */
export function nextMailDate(
  clock: Pick<Platform['clock'], 'after'>,
  one: ReminderState,
  settings: ReminderSettings,
): Date | null {
  const hours = settings.reminderHours.toSorted((a, b) => a - b)[one.mailsSent]
  const isOver = one.status !== 'ABANDONED' || one.mailsSent >= MAX_REMINDERS
  if (!settings.remind || isOver || hours === undefined || !mayRemind(one, settings)) return null
  return clock.after(one.abandonedDate, { hours })
}

/** The activities with one more; the oldest go first. */
export const withActivity = (
  activities: readonly AbandonedActivity[],
  type: AbandonedActivityType,
  createdDate: Date,
): AbandonedActivity[] => [...activities, { type, createdDate }].slice(-MAX_ABANDONED_ACTIVITIES)
