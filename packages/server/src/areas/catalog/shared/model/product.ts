import type { ProductFieldValues, VariantFieldValues } from '@vitrine/contract/catalog'
import type { CustomFieldValues } from '@vitrine/contract/custom-fields'
import type { FocalPoint, MediaKind } from '@vitrine/contract/media'
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
import type { Decimal } from '@vitrine/money'
import type { InfoSection } from './info-section.ts'

export type { Decimal }

/** A brand or a ribbon: a separate row, shared by products. */
export interface Label {
  readonly id: string
  readonly name: string
}

export interface Discount {
  readonly type: DiscountType
  readonly value: Decimal
}

/** The amount that is sold, and the amount its unit price refers to. */
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

/** The quantity in one piece of a variant, such as 750 ML. */
export interface Unit {
  readonly quantity: Decimal
  readonly measurementUnit: MeasurementUnit
}

/** The look of a choice; pictures are stored as they were sent. */
export interface ChoiceLook {
  readonly choiceType: ChoiceType
  /** The colours of a multi-colour choice. */
  readonly colorCodes: readonly string[]
  readonly image: unknown
  readonly displayImage: unknown
}

/** A choice of a modifier; it makes no variant, but may have a surcharge. */
export interface ModifierChoice extends ChoiceLook {
  readonly id: string
  readonly key: string
  readonly name: string
  /** Colour code; empty for text. */
  readonly colorCode: string
  readonly addedPrice: Decimal
  readonly mediaIds: readonly string[]
}

/** The buyer's text, and its surcharge. */
export interface FreeText {
  readonly title: string
  readonly key: string
  readonly minCharCount: number
  readonly maxCharCount: number
  readonly addedPrice: Decimal
}

/** An addition to any variant: a line of text, or one of several choices. */
export interface Modifier {
  readonly id: string
  /** Generated from the name; carts refer to it. */
  readonly key: string
  readonly name: string
  /** Whether the id is that of a customization that products share. */
  readonly isShared: boolean
  readonly renderType: RenderType
  readonly mandatory: boolean
  readonly freeText: FreeText | null
  readonly choices: readonly ModifierChoice[]
}

/** A subscription plan, with its discount. */
export interface Subscription {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly visible: boolean
  readonly frequency: SubscriptionFrequency
  readonly interval: number
  /** Null: until cancelled. */
  readonly billingCycles: number | null
  readonly discount: { readonly type: 'AMOUNT' | 'PERCENT'; readonly value: Decimal } | null
}

export interface Subscriptions {
  readonly items: readonly Subscription[]
  readonly allowOneTimePurchases: boolean
}

/** The merchant's labels; visitors read the public ones. */
export interface Tags {
  readonly public: readonly string[]
  readonly private: readonly string[]
}

/** Ids of the delivery profile and fulfiller. */
export interface Delivery {
  readonly fulfillerId: string | null
  readonly shippingGroupId: string | null
  readonly deliveryProfileId: string | null
}

/** A picture or video in a product's gallery; dimensions are 0 until the file has been fetched. */
export interface GalleryItem {
  readonly id: string
  readonly title: string
  readonly altText: string
  readonly kind: MediaKind
  readonly width: number
  readonly height: number
  readonly ground: string | null
  /** The focal point when cropped; absent and null: the center. */
  readonly focalPoint?: FocalPoint | null
  /** Video fields. Absent in data stored before videos were supported. */
  readonly video?: Video | null
}

export interface Video {
  /** File extension, such as `mp4`; empty while unknown. */
  readonly format: string
  /** The picture shown until it plays. */
  readonly poster: Pick<
    GalleryItem,
    'id' | 'altText' | 'width' | 'height' | 'ground' | 'focalPoint'
  > | null
}

export interface Choice extends ChoiceLook {
  readonly id: string
  /** Generated from the name; carts refer to it. */
  readonly key: string
  /** Colour code or text. */
  readonly value: string
  /** Its name, and the key of `choices` maps. */
  readonly description: string
  /** Gallery items that show this choice. */
  readonly mediaIds: readonly string[]
  /** Maintained from the variants. */
  readonly inStock: boolean
  readonly visible: boolean
}

export interface Option {
  readonly id: string
  /** Generated from the name; carts refer to it. */
  readonly key: string
  readonly name: string
  /** Whether the ids belong to a shared customization. */
  readonly isShared: boolean
  readonly type: OptionType
  readonly choices: readonly Choice[]
}

/** Stock at the default location, and the part that buyers see. */
export interface Stock {
  readonly tracked: boolean
  readonly quantity: number | null
  /** Pieces at all locations that send orders; null where the default location does not track them. */
  readonly sellable: number | null
  /** At one of the locations that send orders. */
  readonly inStock: boolean
  /** Accepts preorders once it is out of stock. */
  readonly preorder: boolean
  /** Available for preorder now. */
  readonly preorderable: boolean
}

export interface Variant extends VariantFieldValues {
  readonly id: string
  /** Whether it is the only variant of a product without managed variants. */
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
  /** The quantity in one piece; null: the product's. */
  readonly unit: Unit | null
  /** Values by the keys of custom fields, including deleted ones. */
  readonly customFields: CustomFieldValues
  /** The file it delivers instead of the product's; read-only here. */
  readonly digitalFile: FileLabel | null
  readonly stock: Stock
}

/** Default values of variants; a product without managed variants sells exactly this. */
export interface Base {
  readonly price: Decimal
  readonly cost: Decimal | null
  readonly weight: Decimal | null
  readonly sku: string | null
}

export interface DecimalRange {
  readonly min: Decimal
  readonly max: Decimal
}

/** Ranges over the visible variants; without a price there are none. */
export interface VisibleRanges {
  readonly variantCount: number
  readonly price: DecimalRange | null
  readonly listPrice: DecimalRange | null
  readonly weight: DecimalRange | null
}

/** Stored in the product's row, so that lists do not read variants. */
export interface Aggregates {
  readonly variantCount: number
  /** Ranges for visitors; null while all variants are visible. */
  readonly shown: VisibleRanges | null
  /** The price that is paid. */
  readonly price: DecimalRange
  /** Before discount. */
  readonly listPrice: DecimalRange
  readonly cost: DecimalRange | null
  readonly weight: DecimalRange | null
}

/** The public fields of the file a product delivers. */
export interface FileLabel {
  readonly id: string
  readonly fileName: string
  readonly fileType: DigitalFileType
  /** In bytes; absent while unknown. */
  readonly fileSize?: number
}

/** Availability over all variants, updated with every stock change. */
export interface ProductStock {
  readonly status: InventoryStatus
  readonly tracked: boolean
  readonly quantity: number | null
  readonly preorder: boolean
  /** Whether all, some or none of the variants accept preorders once out of stock. */
  readonly preorderStatus: 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED'
  /** Which variants are available for preorder now. */
  readonly preorderAvailability: 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS'
}

export interface Product extends ProductFieldValues {
  readonly id: string
  readonly numericId: number
  readonly revision: number
  /** Identifies the product in import files. */
  readonly handle: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly visibleInPos: boolean
  readonly productType: 'physical' | 'digital'
  /** Null while there is none, and for physical products. */
  readonly digitalFile: FileLabel | null
  /** HTML. */
  readonly description: string
  /** Rich content as sent; null: derived from the HTML. */
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
  /** Tags for search engines, stored as they were sent. */
  readonly seo: unknown
  /** Values of custom fields, including deleted ones. */
  readonly customFields: CustomFieldValues
  readonly manageVariants: boolean
  readonly options: readonly Option[]
  /** All variants where they were requested, otherwise empty; `aggregates` has their ranges. */
  readonly variants: readonly Variant[]
  readonly aggregates: Aggregates
  readonly stock: ProductStock
  readonly gallery: readonly GalleryItem[]
  readonly collectionIds: readonly string[]
  /** One of its collections, used for its breadcrumbs. */
  readonly mainCategoryId: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
}
