import { type SubscriptionPlan as PlanSchema, subscriptionPeriods } from '@vitrine/contract/cart'
import type { Static } from '@vitrine/contract/kit'
import type { Purchasable } from '../../../catalog/index.ts'

export type SubscriptionPlan = Static<typeof PlanSchema>

/** The interval of a subscription; null for none, and for one without an interval. */
export function planOf(
  subscription: Purchasable['subscription'] | undefined,
): SubscriptionPlan | null {
  const frequency = subscriptionPeriods.find((one) => one === subscription?.frequency)
  if (!subscription || !frequency) return null
  const { title, interval, billingCycles } = subscription
  return { title, frequency, interval, billingCycles }
}
