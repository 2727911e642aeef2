import type { AddressWithContact, DeliveryChoice } from '@vitrine/contract/carts'
import type { Channel } from '@vitrine/contract/checkouts'
import type { Decimal } from '@vitrine/money'
import type { Actor } from '../../../../platform/tx.ts'
import type { Purchasable, PurchasableReference, Resolution } from '../../../catalog/index.ts'

/** The owner of a cart; none while a merchant prepares it. */
export interface CartOwner {
  readonly visitorId: string | null
  readonly memberId: string | null
}

/** The caller of cart functions: an owner, or a merchant, who owns none but may read and change all. */
export type CartCaller =
  | { readonly kind: 'owner'; readonly owner: CartOwner }
  | { readonly kind: 'merchant' }

/** A cart, or the lines and the contact of a checkout. */
export type CartKind = 'cart' | 'checkout'

/** Identifies a cart. */
export type CartTarget =
  | { readonly kind: 'current' }
  | {
      readonly kind: 'id'
      readonly id: string
      /** Whether to find a cart that was already ordered. */
      readonly withOrdered?: boolean
    }
  | { readonly kind: 'checkout'; readonly id: string }

/** How a line is paid that is not paid in the checkout: after the order, or a deposit for each piece and the rest then. */
export type LatePayment =
  | { readonly kind: 'offline' }
  | { readonly kind: 'deposit'; readonly deposit: Decimal }

/** The seller’s address, or one of the buyer’s. */
export type TaxedAt = 'BUSINESS' | 'BILLING' | 'SHIPPING'

/** A custom item; its price is set by the merchant. */
export interface CustomItem {
  readonly name: string
  readonly price: Decimal
  readonly fullPrice: Decimal | null
  readonly shippable: boolean
  readonly sku: string | null
  readonly weight: Decimal | null
  readonly taxGroupId: string | null
  readonly deliveryProfileId: string | null
  /** Its quantity is not the buyer's to change. */
  readonly isFixedQuantity: boolean
  readonly descriptionLines?: Purchasable['descriptionLines']
  readonly image?: NonNullable<Purchasable['image']>
  /** The part of `price` that its modifiers are. */
  readonly modifiersPrice?: Decimal
  readonly available: number | null
  /** Whether only members order it. */
  readonly isForMembers?: boolean
  /** The address that determines its tax; absent: the delivery address, the default. */
  readonly taxedAt?: TaxedAt
  /** Absent: it is paid in the checkout. */
  readonly payment?: LatePayment
  /** Further fields as they were sent, for the dialect that wrote it. */
  readonly details: Readonly<Record<string, unknown>>
}

/** Overrides of a line's catalog data; absent fields use the catalog. */
export interface LineOverrides
  extends Partial<Pick<Purchasable, 'name' | 'price' | 'fullPrice' | 'shippable'>> {
  readonly descriptionLines?: Purchasable['descriptionLines']
  readonly sku?: string
  readonly weight?: Decimal
  readonly image?: NonNullable<Purchasable['image']>
  readonly payment?: LatePayment
}

/** A stored line: the item, without its price. */
export interface CartLine {
  readonly id: string
  readonly position: number
  /** Equal for items that belong to one line. */
  readonly identity: string
  /** Null for a custom item. */
  readonly reference: PurchasableReference | null
  readonly customItem: CustomItem | null
  readonly overrides: LineOverrides | null
  readonly quantity: number
  /** The quantity that the buyer requested, if stock did not suffice. */
  readonly requestedQuantity: number | null
  /** The price of one piece that the buyer saw last. */
  readonly seenPrice: Decimal | null
  /** The last seen name, for deleted products. */
  readonly seenName: string
  readonly createdDate: Date
}

/** Settings fixed at the creation of a cart or checkout. */
export interface CartSettings {
  readonly lockGiftCard?: boolean
  readonly lockCouponCode?: boolean
  readonly disabledPolicyAgreementCheckbox?: boolean
  readonly disabledManualPayment?: boolean
}

/** The origin of a cart. */
export interface CartSource {
  readonly channel: Channel
  readonly externalReferences: readonly {
    readonly appId: string
    readonly resourceId?: string | null | undefined
  }[]
  readonly customContent: { readonly appId: string; readonly componentId: string } | null
  readonly creator: Pick<Actor, 'type' | 'id'>
}

/** A gift card that a cart is paid with. Nothing is taken off it before the order. */
export interface CartGiftCard {
  readonly id: string
  /** The end of its code. */
  readonly lastFour: string
  /** Maximum amount to use, in minor units; null: the amount due. */
  readonly requestedMinor: number | null
}

/** A cart without its lines. */
export interface Cart extends CartOwner {
  readonly id: string
  readonly kind: CartKind
  readonly isCurrent: boolean
  /** Whether it is of a rehearsal. */
  readonly isRehearsal: boolean
  /** The latest checkout of this cart. */
  readonly checkoutId: string | null
  readonly revision: number
  /** The same in the checkout and the order that are made from it. */
  readonly purchaseFlowId: string
  readonly note: string
  readonly giftMessage: string
  readonly email: string | null
  /** In which its owner fills it in, such as `de`; null: the shop's. */
  readonly language: string | null
  readonly contactId: string | null
  readonly contact: AddressWithContact | null
  readonly codes: readonly string[]
  /** Gift cards, used before other payments, in this order. */
  readonly giftCards: readonly CartGiftCard[]
  /** Whether it is then paid with the store credit of its member, as far as that goes. */
  readonly useStoreCredit: boolean
  readonly deliveryChoice: DeliveryChoice | null
  readonly overrideCheckoutUrl: string | null
  readonly businessLocationId: string | null
  readonly extendedFields: Readonly<Record<string, unknown>> | null
  /** The billing contact; null: as the contact. A checkout has its own. */
  readonly billing: AddressWithContact | null
  readonly taxExemptGroupId: string | null
  readonly settings: CartSettings | null
  /** Null: the website, and its owner. */
  readonly source: CartSource | null
  /** The order of this cart; null if it was ordered elsewhere without an id. */
  readonly orderId: string | null
  /** When the cart was ordered: it cannot change any more. */
  readonly orderedDate: Date | null
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly expiresDate: Date
}

/** The buyer's price of one piece from a plug-in, modifiers included. */
export interface AgreedPrice {
  readonly price: Decimal
  readonly fullPrice: Decimal
  /** Names the plug-in, and why. */
  readonly source: string
}

/** A line with its resolved reference. Custom items need no catalog. */
export interface ResolvedLine {
  readonly line: CartLine
  readonly resolution: Resolution | null
  /** Absent: the price of the catalog. */
  readonly agreed?: AgreedPrice
}

/** A cart with its lines loaded. */
export interface OpenCart {
  readonly cart: Cart
  readonly lines: readonly ResolvedLine[]
}

/** An item to add, and where the caller named it, for errors. */
export interface NewLine {
  readonly reference: PurchasableReference
  readonly quantity: number
  readonly field: string
  readonly overrides?: LineOverrides | null | undefined
}
export interface NewCustomLine {
  readonly item: CustomItem
  readonly quantity: number
}

/** The largest subtotal of a cart, in units of the shop's currency. */
export const MAX_SUBTOTAL = '1000000000000'
