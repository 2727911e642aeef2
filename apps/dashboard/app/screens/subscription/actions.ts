import type { Subscription, SubscriptionAction } from '@vitrine/contract/subscriptions'

/** The actions that the subscription's state allows. */
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
