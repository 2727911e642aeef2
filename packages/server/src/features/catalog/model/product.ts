import type {
  DigitalFileType,
  DiscountType,
  InventoryStatus,
  MeasurementUnit,
  OptionType,
} from '@vitrine/contract/vocabulary'

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

export interface InfoSection {
  readonly title: string
  readonly description: string
}

/** A line of text the buyer fills in. */
export interface CustomTextField {
  readonly title: string
  readonly maxLength: number
  readonly mandatory: boolean
}

/** A picture or film in a product's gallery; sizes are 0 until the file has been fetched. */
export interface GalleryItem {
  readonly id: string
  readonly title: string
  readonly altText: string
  readonly kind: string
  readonly width: number
  readonly height: number
  readonly ground: string | null
}

export interface Choice {
  readonly id: string
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
  readonly name: string
  readonly type: OptionType
  readonly choices: readonly Choice[]
}

export interface Stock {
  readonly tracked: boolean
  readonly quantity: number | null
  readonly inStock: boolean
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

/** Kept on the product's row, so that no list reads variants. */
export interface Aggregates {
  readonly variantCount: number
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
}

/** Availability over all variants, maintained by every change of stock. */
export interface ProductStock {
  readonly status: InventoryStatus
  readonly tracked: boolean
  readonly quantity: number | null
  readonly preorder: boolean
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
  readonly productType: 'physical' | 'digital'
  /** Null while there is none, and for things. */
  readonly digitalFile: FileLabel | null
  /** HTML. */
  readonly description: string
  readonly brand: Label | null
  readonly ribbon: Label | null
  readonly base: Base
  readonly discount: Discount
  readonly pricePerUnit: PricePerUnit | null
  readonly productDimensions: Dimensions | null
  readonly packageDimensions: Dimensions | null
  readonly infoSections: readonly InfoSection[]
  readonly customTextFields: readonly CustomTextField[]
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
  readonly createdDate: Date
  readonly updatedDate: Date
}
