import type { Subscription, SubscriptionAction } from '@vitrine/contract/subscriptions'

/** What can be done with a subscription as it is. */
export function actionsFor({
  status,
  cancelAtPeriodEnd,
  nextDate,
}: Pick<Subscription, 'status' | 'cancelAtPeriodEnd' | 'nextDate'>): SubscriptionAction[] {
  if (status === 'CANCELLED' || status === 'COMPLETED') return []
  if (cancelAtPeriodEnd) return ['RESUME', 'CANCEL']
  if (status === 'PAUSED') return ['RESUME', 'CANCEL']
  if (status !== 'ACTIVE') return ['CANCEL']
  return nextDate ? ['SKIP_NEXT', 'PAUSE', 'CANCEL_AT_PERIOD_END', 'CANCEL'] : ['PAUSE', 'CANCEL']
}
