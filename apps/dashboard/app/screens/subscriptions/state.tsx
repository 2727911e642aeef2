import type { Subscription, SubscriptionStatus } from '@vitrine/contract/subscriptions'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { useMessages } from '../../shared/messages.tsx'

const tones: Record<SubscriptionStatus, StatusTone> = {
  PENDING: 'quiet',
  ACTIVE: 'good',
  PAUSED: 'warn',
  PAST_DUE: 'bad',
  CANCELLED: 'quiet',
  COMPLETED: 'quiet',
}

/** The status of a subscription. */
export function SubscriptionState({ status }: Pick<Subscription, 'status'>) {
  const { states } = useMessages().subscriptions
  return <Status tone={tones[status]}>{states[status]}</Status>
}
