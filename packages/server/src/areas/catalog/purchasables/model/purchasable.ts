import type { QuantityLimits } from '@vitrine/contract/catalog'
import type {
  Decimal,
  GalleryItem,
  Modifier,
  Option,
  Subscription,
} from '../../shared/model/product.ts'

/** Identifies an item to buy. */
export interface PurchasableReference {
  readonly productId: string
  /** The nil GUID and an absent id refer to the only variant of a product without managed variants. */
  readonly variantId?: string | undefined
  /** Choices by the names or keys of options and modifiers. */
  readonly choices: Readonly<Record<string, string>>
  /** The buyer's texts by the titles or keys of free text fields. */
  readonly texts: Readonly<Record<string, string>>
  readonly subscriptionId?: string | undefined
}

/** A choice or a text, displayed below the name of the item. */
export interface DescriptionLine {
  readonly kind: 'choice' | 'text'
  readonly name: string
  readonly value: string
  readonly colorCode?: string
}

/** A modifier with a price, which is included in the price of one piece. */
export interface PricedModifier {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly price: Decimal
}

/** The buyer's texts for a gift card; empty if not given. */
export interface GiftCardTexts {
  readonly recipientName: string
  /** The recipient of the mail; empty: the buyer. */
  readonly recipientEmail: string
  readonly senderName: string
  /** When the mail goes out, such as `2026-12-24`; empty: at once. */
  readonly sendDate: string
  readonly message: string
}

/** How many pieces can be bought now. */
export interface PurchasableStock {
  readonly isTracked: boolean
  /** Null: as many as anybody wants. Preorders count up to their limit. */
  readonly available: number | null
  /** Nothing is in stock, and orders are taken nevertheless. */
  readonly isPreorder: boolean
  /** The expected shipping day of a preorder in UTC, `YYYY-MM-DD`; null: unknown. */
  readonly shipsAt: string | null
}

/** Something that can be bought: one variant with the chosen modifiers and texts. Prices are of one piece. */
export interface Purchasable {
  readonly productId: string
  readonly variantId: string
  readonly isDefaultVariant: boolean
  /** Equal for equal items: product, variant, modifiers, texts and subscription. */
  readonly identity: string
  readonly revision: number
  readonly name: string
  readonly slug: string
  readonly productType: 'physical' | 'digital'
  readonly isGiftCard: boolean
  /** The price with modifiers, after the product's own discount. */
  readonly price: Decimal
  /** Before the product's own discount, with modifiers. */
  readonly fullPrice: Decimal
  /** The share of modifiers and texts in both prices. */
  readonly modifiersPrice: Decimal
  readonly modifiers: readonly PricedModifier[]
  readonly descriptionLines: readonly DescriptionLine[]
  readonly image: GalleryItem | null
  readonly sku: string | null
  readonly weight: Decimal | null
  readonly shippable: boolean
  readonly taxGroupId: string | null
  readonly deliveryProfileId: string | null
  readonly collectionIds: readonly string[]
  /** Limits for the product, across all of its variants. */
  readonly quantityLimits: QuantityLimits | null
  readonly subscription: Subscription | null
  readonly stock: PurchasableStock
}

/** Why a choice or a text cannot be taken. */
export interface ReferenceProblem {
  readonly rule:
    | 'UNKNOWN_OPTION'
    | 'UNKNOWN_CHOICE'
    | 'MISSING_CHOICE'
    | 'OTHER_CHOICE'
    | 'UNKNOWN_TEXT'
    | 'MISSING_TEXT'
    | 'TEXT_TOO_SHORT'
    | 'TEXT_TOO_LONG'
    | 'INVALID_TEXT'
    | 'UNKNOWN_SUBSCRIPTION'
    | 'MISSING_SUBSCRIPTION'
  readonly description: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The current item of a reference. Hidden products and variants are not found. */
export type Resolution =
  | { readonly status: 'FOUND'; readonly purchasable: Purchasable }
  | { readonly status: 'NOT_FOUND' }
  | { readonly status: 'INVALID'; readonly problems: readonly ReferenceProblem[] }

/** The product of a reference, with as much as buying one of its variants needs. */
export interface SoldProduct {
  readonly id: string
  readonly revision: number
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly productType: 'physical' | 'digital'
  readonly isGiftCard: boolean
  readonly manageVariants: boolean
  readonly modifiers: readonly Modifier[]
  readonly subscriptions: {
    readonly items: readonly Subscription[]
    readonly allowOneTimePurchases: boolean
  } | null
  readonly taxGroupId: string | null
  readonly deliveryProfileId: string | null
  readonly collectionIds: readonly string[]
  readonly quantityLimits: QuantityLimits | null
  readonly options: readonly SoldOption[]
  readonly image: GalleryItem | null
}

export interface SoldOption extends Pick<Option, 'id' | 'key' | 'name'> {
  readonly choices: readonly {
    readonly id: string
    readonly key: string
    readonly description: string
    readonly value: string
    readonly choiceType: string
  }[]
}

/** A variant with its stock at the default location. */
export interface SoldVariant {
  readonly id: string
  readonly isDefault: boolean
  readonly choiceIds: readonly string[]
  readonly listPrice: Decimal
  readonly salePrice: Decimal | null
  readonly weight: Decimal | null
  readonly sku: string | null
  readonly visible: boolean
  /** The first picture of its choices. */
  readonly image: GalleryItem | null
  readonly isTracked: boolean
  readonly quantity: number
  readonly inStock: boolean
  readonly preorder: boolean
  /** Preorders that can still be taken; null: without limit. */
  readonly preorderLeft: number | null
  /** The date of the default location if it accepts preorders, otherwise the latest of the others. */
  readonly preorderShipsAt: string | null
}
