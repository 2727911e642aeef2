import type { AddressWithContact } from '@vitrine/contract/carts'
import type { Channel, Consent, CustomField } from '@vitrine/contract/checkouts'
import type { CustomFieldValues } from '@vitrine/contract/custom-fields'
import type { RoutingReason } from '@vitrine/contract/inventory'
import type {
  FulfillmentState,
  OrderHold,
  OrderPaymentState,
  OrderState,
} from '@vitrine/contract/orders'
import type { Decimal } from '@vitrine/money'
import type {
  AppliedDiscount,
  LinePayment,
  PricedDelivery,
  PricedLine,
  PriceSnapshot,
  TaxTotal,
  Totals,
  TraceStep,
} from '@vitrine/pricing'
import type { Actor } from '../../../../platform/tx.ts'
import type { DescriptionLine, GalleryItem, PurchasableReference } from '../../../catalog/index.ts'
import type { OrderPayments } from '../../payments/index.ts'

/** An order without its lines. Amounts in minor units of its currency. */
export interface Order {
  readonly id: string
  /** In a separate sequence for rehearsals; see `numberOf`. */
  readonly number: number
  /** Whether it was ordered in a rehearsal. */
  readonly isRehearsal: boolean
  readonly revision: number
  readonly state: OrderState
  readonly paymentState: OrderPaymentState
  readonly fulfillmentState: FulfillmentState
  readonly channel: Channel
  readonly visitorId: string | null
  readonly memberId: string | null
  /** The member's current contact. */
  readonly contactId: string | null
  readonly email: string | null
  readonly buyerName: string
  readonly checkoutId: string | null
  readonly cartId: string | null
  readonly purchaseFlowId: string | null
  readonly currency: string
  readonly pricesIncludeTax: boolean
  readonly totals: Totals
  /** Part of the total that is due after the order, as agreed. */
  readonly payLaterMinor: number
  readonly discounts: readonly AppliedDiscount[]
  readonly delivery: readonly PricedDelivery[]
  readonly taxes: readonly TaxTotal[]
  readonly shipping: AddressWithContact | null
  readonly billing: AddressWithContact | null
  readonly note: string
  readonly giftMessage: string
  /** The buyer's answers in the checkout. */
  readonly customFields: readonly CustomField[]
  /** Values of custom fields by key, including deleted fields. For merchants only. */
  readonly staffFields: CustomFieldValues
  readonly consents: readonly Consent[]
  readonly language: string
  /** For merchants only. */
  readonly tags: readonly string[]
  /** For buyers too. */
  readonly publicTags: readonly string[]
  readonly archived: boolean
  readonly seen: boolean
  readonly creator: Pick<Actor, 'type' | 'id'>
  /** Charges besides lines and delivery; orders of checkouts have none. */
  readonly fees: readonly OrderFee[]
  /** The order in the system in which it was made. */
  readonly externalReference: { readonly id: string; readonly url: string } | null
  /** The marketing source recorded by merchants; empty when unknown. */
  readonly attribution: string
  /** Values of applications by their names. */
  readonly extendedFields: Readonly<Record<string, unknown>> | null
  /** When it was bought elsewhere; null: when it was created. */
  readonly purchasedDate: Date | null
  /** When it was imported from another system; null for all others. */
  readonly importedDate: Date | null
  /** Why it is not to be sent yet. */
  readonly hold: OrderHold | null
  /** Until when a payment is awaited and stock is held. */
  readonly payUntilDate: Date | null
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly placedDate: Date | null
}

/** A charge besides lines and delivery, in minor units. */
export interface OrderFee {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly beforeTax: number
  readonly tax: number
  readonly afterTax: number
}

/** Pieces of a line assigned to a location, with the reason. */
export interface LineSource {
  readonly locationId: string
  readonly quantity: number
  readonly taken: number
  readonly preordered: number
  readonly restocked: number
  /** Pieces in parcels from there; absent: none. */
  readonly fulfilled?: number
  readonly reason: RoutingReason
}

/** A line as it was bought. */
export interface OrderLine {
  readonly id: string
  readonly position: number
  /** Null for a custom item. */
  readonly productId: string | null
  readonly variantId: string | null
  readonly reference: PurchasableReference | null
  readonly name: string
  readonly descriptionLines: readonly DescriptionLine[]
  readonly image: GalleryItem | null
  readonly sku: string | null
  readonly kind: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'CUSTOM'
  readonly shippable: boolean
  readonly weight: Decimal | null
  readonly quantity: number
  readonly price: PricedLine
  /** How it is paid; null: with the order. A deposit is for one piece, in minor units. */
  readonly payment: LinePayment | null
  /** Pieces taken from stock, the preordered ones among them, and those returned to stock. */
  readonly taken: number
  readonly preordered: number
  readonly restocked: number
  /** The date promised for a preorder, `YYYY-MM-DD` in UTC; null: nothing was preordered. */
  readonly preorder: { readonly shipsAt: string | null } | null
  /** The locations of its pieces; empty: all from the default location. */
  readonly sources: readonly LineSource[]
  readonly refunded: number
  /** Pieces that are in a parcel or a pick-up. */
  readonly fulfilled: number
  /** Pieces that are in returns. */
  readonly returned: number
}

/** The input of the price. */
export interface OrderPrice {
  readonly engineVersion: string
  readonly snapshotHash: string
  readonly snapshot: PriceSnapshot
  readonly trace: readonly TraceStep[]
}

export interface Activity {
  readonly id: string
  readonly kind: ActivityKind
  readonly actor: Pick<Actor, 'type' | 'id'>
  readonly content: Readonly<Record<string, unknown>>
  readonly createdDate: Date
}

export type ActivityKind =
  | 'CREATED'
  | 'IMPORTED'
  | 'PLACED'
  | 'LINES_MOVED'
  | 'PARTLY_PAID'
  | 'PAID'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_IN_REVIEW'
  | 'PAYMENT_AUTHORIZED'
  | 'PAYMENT_RELEASED'
  | 'PAYMENT_REQUESTED'
  | 'PAYMENT_REQUEST_MAILED'
  | 'PAID_LATE'
  | 'REFUNDED'
  | 'REFUND_FAILED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'SHIPMENT_CREATED'
  | 'PICKUP_READY'
  | 'TRACKING_ADDED'
  | 'TRACKING_CHANGED'
  | 'DELIVERED'
  | 'COLLECTED'
  | 'SHIPMENT_CANCELLED'
  | 'SHIPMENT_MAILED'
  | 'PICKUP_MAILED'
  | 'FULFILLED'
  | 'UNFULFILLED'
  | 'RETURN_REQUESTED'
  | 'WITHDRAWN'
  | 'RETURN_AGREED'
  | 'RETURN_DECLINED'
  | 'RETURN_CANCELLED'
  | 'RETURN_RECEIVED'
  | 'RETURN_INSPECTED'
  | 'RETURN_SETTLED'
  | 'INVOICE_ISSUED'
  | 'CREDIT_NOTE_ISSUED'
  | 'INVOICE_MAILED'
  | 'HOLD_SET'
  | 'HOLD_LIFTED'
  | 'EDITED'
  | 'EMAIL_CHANGED'
  | 'ADDRESS_CHANGED'
  | 'NOTE'
  | 'CUSTOM'

/** Activities that a buyer sees of an own order. */
export const buyerActivities: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  'CREATED',
  'PLACED',
  'PARTLY_PAID',
  'PAID',
  'SHIPMENT_CREATED',
  'PICKUP_READY',
  'TRACKING_ADDED',
  'TRACKING_CHANGED',
  'DELIVERED',
  'COLLECTED',
  'FULFILLED',
  'EDITED',
  'REFUNDED',
  'RETURN_REQUESTED',
  'WITHDRAWN',
  'RETURN_AGREED',
  'RETURN_DECLINED',
  'RETURN_CANCELLED',
  'RETURN_RECEIVED',
  'RETURN_SETTLED',
  'CANCELLED',
  'EXPIRED',
])

/** An order with all related data. */
export interface OrderView extends OrderPayments {
  readonly order: Order
  readonly lines: readonly OrderLine[]
  readonly activities: readonly Activity[]
  /** Values of custom fields in use. */
  readonly staffFields: CustomFieldValues
}

/** An order in a list. */
export interface OrderSummary
  extends Pick<
    Order,
    | 'id'
    | 'number'
    | 'isRehearsal'
    | 'state'
    | 'paymentState'
    | 'fulfillmentState'
    | 'channel'
    | 'email'
    | 'buyerName'
    | 'currency'
    | 'tags'
    | 'archived'
    | 'seen'
    | 'createdDate'
  > {
  readonly totalMinor: number
  readonly onHold: boolean
  readonly hasDelivery: boolean
  readonly itemCount: number
  readonly firstLine: string
}
