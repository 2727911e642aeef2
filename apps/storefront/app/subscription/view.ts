import type { Subscription, SubscriptionCycle } from '@vitrine/contract/subscriptions'
import { fromMinorUnits } from '@vitrine/money'
import { type PlanTerms, termsOf } from './terms.ts'

/** A subscription in a list. Amounts are exact decimals; dates ISO 8601, UTC. */
export type SubscriptionRow = {
  link: string
  name: string
  quantity: number
  status: Subscription['status']
  plan: PlanTerms
  /** Of all pieces, without delivery. */
  amount: string
  currency: string
  next?: string
  isEnding: boolean
}

export type SubscriptionView = SubscriptionRow & {
  details: readonly { name: string; value: string }[]
  delivery: string
  /** The lines of the address. */
  address: readonly string[]
  nextCycle?: number
  retry?: string
  cycles: readonly CycleView[]
}

export type CycleView = {
  cycle: number
  outcome: SubscriptionCycle['outcome']
  problem: SubscriptionCycle['problem']
  number: string
  date: string
}

export const viewRow = (one: Subscription): SubscriptionRow => ({
  link: one.link,
  name: one.name,
  quantity: one.quantity,
  status: one.status,
  plan: termsOf(one.plan),
  amount: fromMinorUnits(BigInt(one.unitPrice * one.quantity), one.currency),
  currency: one.currency,
  ...(one.nextDate && { next: one.nextDate.toISOString() }),
  isEnding: one.cancelAtPeriodEnd,
})

export const viewSubscription = (
  one: Subscription,
  cycles: readonly SubscriptionCycle[],
): SubscriptionView => ({
  ...viewRow(one),
  details: one.descriptionLines.map(({ name, value }) => ({ name, value })),
  delivery: one.deliveryTitle,
  address: addressOf(one),
  ...(one.nextCycle !== null && { nextCycle: one.nextCycle }),
  ...(one.retryDate && { retry: one.retryDate.toISOString() }),
  cycles: cycles.map(({ cycle, outcome, problem, orderNumber, dueDate }) => ({
    cycle,
    outcome,
    problem,
    number: orderNumber ?? '',
    date: dueDate.toISOString(),
  })),
})

function addressOf({ shipping }: Subscription): string[] {
  const { address, contactDetails } = shipping ?? {}
  const name = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')
  const place = [address?.postalCode, address?.city].filter(Boolean).join(' ')
  return [name, address?.addressLine ?? '', place].filter((line) => line !== '')
}
