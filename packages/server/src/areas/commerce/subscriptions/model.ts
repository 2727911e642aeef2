import type { AddressWithContact } from '@vitrine/contract/carts'
import type { Channel } from '@vitrine/contract/checkouts'
import type {
  SubscriptionStatus,
  SubscriptionCycle as WireCycle,
} from '@vitrine/contract/subscriptions'
import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'
import type { DescriptionLine, GalleryItem, PurchasableReference } from '../../catalog/index.ts'
import type { SubscriptionPlan } from '../cart/index.ts'

/** The interval and the number of orders; null: until cancelled. */
export type Plan = Omit<SubscriptionPlan, 'title'>

/** The terms agreed with the first order, and the current state. Amounts in minor units of its currency. */
export interface Subscription extends Plan {
  readonly id: string
  readonly revision: number
  readonly status: SubscriptionStatus
  readonly orderId: string
  readonly orderNumber: number
  readonly lineId: string
  readonly memberId: string | null
  readonly visitorId: string | null
  readonly email: string | null
  readonly buyerName: string
  readonly language: string
  readonly channel: Channel
  readonly currency: string
  readonly productId: string
  readonly reference: PurchasableReference
  readonly name: string
  readonly descriptionLines: readonly DescriptionLine[]
  readonly image: GalleryItem | null
  readonly quantity: number
  readonly unitPrice: number
  readonly planTitle: string
  readonly deliveryOptionId: string | null
  readonly deliveryTitle: string
  readonly shipping: AddressWithContact | null
  readonly billing: AddressWithContact | null
  /** The payment whose method is charged; null: the buyer is asked to pay. */
  readonly paymentId: string | null
  /** All dates derive from this one. */
  readonly startDate: Date
  readonly nextCycle: number | null
  readonly nextDate: Date | null
  readonly ordersCount: number
  readonly cancelAtPeriodEnd: boolean
  /** The cycle of the last reminder. */
  readonly remindedCycle: number | null
  readonly openOrderId: string | null
  readonly failedCharges: number
  readonly retryDate: Date | null
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly endedDate: Date | null
}

export type Problem = NonNullable<WireCycle['problem']>

/** A due or skipped date. */
export interface Cycle {
  readonly cycle: number
  readonly outcome: WireCycle['outcome']
  readonly orderId: string | null
  readonly orderNumber: number | null
  readonly problem: Problem | null
  readonly dueDate: Date
}

export interface StoredCycle extends Cycle {
  readonly createdDate: Date
}

export interface SubscriptionQuery extends Page {
  readonly filter: Filter
}

/** Filters subscriptions by owner. */
export type Owner =
  | { readonly kind: 'all' }
  | { readonly kind: 'member' | 'visitor'; readonly id: string }
