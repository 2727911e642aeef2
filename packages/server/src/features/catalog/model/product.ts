import type { MediaKind } from '@vitrine/contract/media'
import type {
  ChoiceType,
  DigitalFileType,
  DiscountType,
  InventoryStatus,
  MeasurementUnit,
  OptionType,
  RenderType,
  SubscriptionFrequency,
} from '@vitrine/contract/vocabulary'
import type { InfoSection } from './info-section.ts'

/** An exact decimal such as `"19.90"`. */
export type Decimal = string

/** A brand or a ribbon: a row of its own, which products share. */
export interface Label {
  readonly id: string
  readonly name: string
}

export interface Discount {
  readonly type: DiscountType
  readonly value: Decimal
}

/** What is sold, and the amount its price is compared by. */
export interface PricePerUnit {
  readonly totalQuantity: Decimal
  readonly totalMeasurementUnit: MeasurementUnit
  readonly baseQuantity: Decimal
  readonly baseMeasurementUnit: MeasurementUnit
}

export interface Dimensions {
  readonly length: Decimal
  readonly width: Decimal
  readonly height: Decimal
  readonly unit: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'
}

/** What one piece of a variant holds, such as 750 ML. */
export interface Unit {
  readonly quantity: Decimal
  readonly measurementUnit: MeasurementUnit
}

/** How a choice looks beside its name; pictures are kept as they were sent. */
export interface ChoiceLook {
  readonly choiceType: ChoiceType
  /** The colours of a choice of several. */
  readonly colorCodes: readonly string[]
  readonly image: unknown
  readonly displayImage: unknown
}

/** A choice of a modifier; it makes no variant, but may cost more. */
export interface ModifierChoice extends ChoiceLook {
  readonly id: string
  readonly key: string
  readonly name: string
  /** Colour code; empty for text. */
  readonly colorCode: string
  readonly addedPrice: Decimal
  readonly mediaIds: readonly string[]
}

/** What the buyer may write, and what that costs. */
export interface FreeText {
  readonly title: string
  readonly key: string
  readonly minCharCount: number
  readonly maxCharCount: number
  readonly addedPrice: Decimal
}

/** What a buyer adds to any variant: a line of text, or one of some choices. */
export interface Modifier {
  readonly id: string
  /** Made from the name; carts know it by this. */
  readonly key: string
  readonly name: string
  /** Whether the id is that of a customization that products share. */
  readonly isShared: boolean
  readonly renderType: RenderType
  readonly mandatory: boolean
  readonly freeText: FreeText | null
  readonly choices: readonly ModifierChoice[]
}

/** A way to buy again and again, for less. */
export interface Subscription {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly visible: boolean
  readonly frequency: SubscriptionFrequency
  readonly interval: number
  /** Null: until it is cancelled. */
  readonly billingCycles: number | null
  readonly discount: { readonly type: 'AMOUNT' | 'PERCENT'; readonly value: Decimal } | null
}

export interface Subscriptions {
  readonly items: readonly Subscription[]
  readonly allowOneTimePurchases: boolean
}

/** Labels of the merchant's own; visitors read the public ones. */
export interface Tags {
  readonly public: readonly string[]
  readonly private: readonly string[]
}

/** Who ships it and how, by ids of whoever does. */
export interface Delivery {
  readonly fulfillerId: string | null
  readonly shippingGroupId: string | null
  readonly deliveryProfileId: string | null
}

/** A picture or video in a product's gallery; sizes are 0 until the file has been fetched. */
export interface GalleryItem {
  readonly id: string
  readonly title: string
  readonly altText: string
  readonly kind: MediaKind
  readonly width: number
  readonly height: number
  readonly ground: string | null
  /** What only a video has. Left out of what was written down before there were videos. */
  readonly video?: Video | null
}

export interface Video {
  /** Ending of its format, such as `mp4`; empty while unknown. */
  readonly format: string
  /** The picture that stands for it until it plays. */
  readonly poster: Pick<GalleryItem, 'id' | 'altText' | 'width' | 'height' | 'ground'> | null
}

export interface Choice extends ChoiceLook {
  readonly id: string
  /** Made from the name; carts know it by this. */
  readonly key: string
  /** Colour code or text. */
  readonly value: string
  /** Its name, and the key of `choices` maps. */
  readonly description: string
  /** Items of the product's gallery that show this choice. */
  readonly mediaIds: readonly string[]
  /** Maintained from the variants. */
  readonly inStock: boolean
  readonly visible: boolean
}

export interface Option {
  readonly id: string
  /** Made from the name; carts know it by this. */
  readonly key: string
  readonly name: string
  /** Whether the ids are those of a customization that products share. */
  readonly isShared: boolean
  readonly type: OptionType
  readonly choices: readonly Choice[]
}

/** What is there at the default location. */
export interface Stock {
  readonly tracked: boolean
  readonly quantity: number | null
  readonly inStock: boolean
  /** Takes orders ahead once it is out of stock. */
  readonly preorder: boolean
  /** Can be ordered ahead now. */
  readonly preorderable: boolean
}

export interface Variant {
  readonly id: string
  /** The only variant of a product whose variants are not managed. */
  readonly isDefault: boolean
  /** In the order of the product's options; empty for the default variant. */
  readonly choiceIds: readonly string[]
  /** Before discount. */
  readonly price: Decimal
  /** After discount; null when there is none. */
  readonly salePrice: Decimal | null
  readonly cost: Decimal | null
  readonly weight: Decimal | null
  readonly sku: string | null
  readonly barcode: string | null
  readonly visible: boolean
  readonly productDimensions: Dimensions | null
  readonly packageDimensions: Dimensions | null
  /** What one piece holds; null: what the product says. */
  readonly unit: Unit | null
  /** What it delivers instead of the product's file; attached and read, not written here. */
  readonly digitalFile: FileLabel | null
  readonly stock: Stock
}

/** What a variant starts from and returns to; a product without managed variants sells exactly this. */
export interface Base {
  readonly price: Decimal
  readonly cost: Decimal | null
  readonly weight: Decimal | null
  readonly sku: string | null
}

export interface Span {
  readonly min: Decimal
  readonly max: Decimal
}

/** What the variants span that visitors see; without a price there are none. */
export interface ShownRanges {
  readonly variantCount: number
  readonly price: Span | null
  readonly listPrice: Span | null
  readonly weight: Span | null
}

/** Kept on the product's row, so that no list reads variants. */
export interface Aggregates {
  readonly variantCount: number
  /** For visitors; null while they see all variants. */
  readonly shown: ShownRanges | null
  /** What is paid. */
  readonly price: Span
  /** Before discount. */
  readonly listPrice: Span
  readonly cost: Span | null
  readonly weight: Span | null
}

/** The file that a product delivers, as everybody may know it. */
export interface FileLabel {
  readonly id: string
  readonly fileName: string
  readonly fileType: DigitalFileType
  /** In bytes, where it is known. */
  readonly fileSize?: number
}

/** Availability over all variants, maintained by every change of stock. */
export interface ProductStock {
  readonly status: InventoryStatus
  readonly tracked: boolean
  readonly quantity: number | null
  readonly preorder: boolean
  /** Whether all variants take orders ahead once they are out of stock. */
  readonly preorderStatus: 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED'
  /** Which variants can be ordered ahead now. */
  readonly preorderAvailability: 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS'
}

export interface Product {
  readonly id: string
  readonly numericId: number
  readonly revision: number
  /** Names the product in files that are imported again. */
  readonly handle: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly visibleInPos: boolean
  readonly productType: 'physical' | 'digital'
  /** Null while there is none, and for things. */
  readonly digitalFile: FileLabel | null
  /** HTML. */
  readonly description: string
  /** Rich content as it was sent; null: what follows from the HTML. */
  readonly descriptionDocument: unknown
  readonly brand: Label | null
  readonly ribbon: Label | null
  readonly additionalRibbons: readonly Label[]
  readonly base: Base
  readonly discount: Discount
  readonly pricePerUnit: PricePerUnit | null
  readonly productDimensions: Dimensions | null
  readonly packageDimensions: Dimensions | null
  readonly infoSections: readonly InfoSection[]
  readonly modifiers: readonly Modifier[]
  readonly subscriptions: Subscriptions | null
  readonly tags: Tags
  readonly delivery: Delivery
  readonly taxGroupId: string | null
  /** Who may buy it, kept as it was sent. */
  readonly purchaseEligibility: unknown
  /** Fields of others by their namespaces, kept as they were sent. */
  readonly extendedFields: unknown
  /** Tags for search engines, kept as they were sent. */
  readonly seo: unknown
  readonly manageVariants: boolean
  readonly options: readonly Option[]
  /** All variants where they were asked for, otherwise none; `aggregates` speaks for them. */
  readonly variants: readonly Variant[]
  readonly aggregates: Aggregates
  readonly stock: ProductStock
  readonly gallery: readonly GalleryItem[]
  readonly collectionIds: readonly string[]
  /** One of its collections, which leads to it. */
  readonly mainCategoryId: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
}
