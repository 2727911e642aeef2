import type {
  SavedPaymentMethod,
  Subscription,
  SubscriptionCycle,
} from '@vitrine/contract/subscriptions'
import { fromMinorUnits } from '@vitrine/money'
import { type PlanTerms, termsOf } from './terms.ts'

/** A subscription in a list. Amounts are exact decimals; dates ISO 8601, UTC. */
export type SubscriptionRow = {
  link: string
  name: string
  quantity: number
  status: Subscription['status']
  plan: PlanTerms
  /** The price of all pieces, without delivery. */
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
  /** Whether an order waits for its payment. */
  isOpen: boolean
  method: MethodView
  cycles: readonly CycleView[]
}

/** The method that renewals are charged to; `NONE`: the buyer is asked to pay. */
export type MethodView = { kind: SavedPaymentMethod['kind'] | 'NONE'; text: string }

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
  savedMethod: SavedPaymentMethod | null,
): SubscriptionView => ({
  ...viewRow(one),
  details: one.descriptionLines.map(({ name, value }) => ({ name, value })),
  delivery: one.deliveryTitle,
  address: addressOf(one),
  ...(one.nextCycle !== null && { nextCycle: one.nextCycle }),
  isOpen: one.openOrderId !== null,
  method: methodOf(savedMethod),
  ...(one.retryDate && { retry: one.retryDate.toISOString() }),
  cycles: cycles.map(({ cycle, outcome, problem, orderNumber, dueDate }) => ({
    cycle,
    outcome,
    problem,
    number: orderNumber ?? '',
    date: dueDate.toISOString(),
  })),
})

function methodOf(saved: SavedPaymentMethod | null): MethodView {
  if (!saved) return { kind: 'NONE', text: '' }
  const { kind, name, brand, hint } = saved
  const end = hint && `•••• ${hint}`
  if (kind === 'CARD') return { kind, text: `${brand} ${end}`.trim() }
  if (kind === 'SEPA') return { kind, text: end }
  return { kind, text: kind === 'PAYPAL' ? `PayPal ${hint}`.trim() : name }
}

function addressOf({ shipping }: Subscription): string[] {
  const { address, contactDetails } = shipping ?? {}
  const name = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')
  const place = [address?.postalCode, address?.city].filter(Boolean).join(' ')
  return [name, address?.addressLine ?? '', place].filter((line) => line !== '')
}
