import type { AbandonedActivityType, AbandonedStatus } from '@vitrine/contract/abandoned-checkouts'
import type { AddressWithContact } from '@vitrine/contract/carts'
import type { Decimal } from '@vitrine/money'
import type { DescriptionLine, PurchasableReference } from '../../catalog/index.ts'
import type { CartOwner, LineView } from '../cart/index.ts'

type Image = NonNullable<LineView['purchasable']>['image']

/** A line at the time of abandonment. */
export interface AbandonedLine {
  readonly id: string
  /** Null for a custom item. */
  readonly reference: PurchasableReference | null
  readonly quantity: number
  readonly name: string
  readonly descriptionLines: readonly DescriptionLine[]
  readonly image: Image
  readonly sku: string | null
  readonly weight: Decimal | null
  readonly shippable: boolean
  readonly price: Decimal
  readonly linePrice: Decimal
}

/** In minor units. */
export interface AbandonedTotals {
  readonly subtotal: number
  /** Zero or less. */
  readonly discount: number
  readonly delivery: number
  /** Added to the prices. */
  readonly tax: number
  readonly total: number
}

export interface AbandonedDiscount {
  readonly promotionId: string
  readonly name: string
  /** Null for one that needs none. */
  readonly code: string | null
  /** What the discount applies to. */
  readonly scope: 'LINES' | 'ORDER' | 'DELIVERY'
  readonly amount: number
  readonly lineIds: readonly string[]
}

export interface AbandonedActivity {
  readonly type: AbandonedActivityType
  readonly createdDate: Date
}

/** The content of a checkout and its owner. */
export interface Snapshot extends CartOwner {
  readonly checkoutId: string
  /** Whether it is a cart that was used as a checkout. */
  readonly isCart: boolean
  readonly cartId: string | null
  readonly contactId: string | null
  readonly email: string
  readonly contact: AddressWithContact | null
  readonly buyerName: string
  readonly language: string
  readonly overrideCheckoutUrl: string | null
  readonly currency: string
  readonly totals: AbandonedTotals
  readonly lines: readonly AbandonedLine[]
  readonly discounts: readonly AbandonedDiscount[]
  readonly codes: readonly string[]
  /** Whether the buyer has agreed to reminders. */
  readonly hasConsent: boolean
  /** The last change of the checkout. */
  readonly touchedDate: Date
}

export interface AbandonedCheckout extends Snapshot {
  readonly id: string
  readonly revision: number
  readonly status: AbandonedStatus
  readonly restoredCartId: string | null
  readonly orderId: string | null
  readonly activities: readonly AbandonedActivity[]
  readonly mailsSent: number
  /** When the next reminder goes. */
  readonly mailDueDate: Date | null
  /** When it was found to be abandoned last. */
  readonly abandonedDate: Date
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly recoveredDate: Date | null
}

/** How long after its last change a checkout is still found, in days; such as after an outage. */
export const LOOKBACK_DAYS = 7
