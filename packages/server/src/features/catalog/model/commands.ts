import type {
  CustomTextField,
  Decimal,
  Dimensions,
  Discount,
  InfoSection,
  PricePerUnit,
} from './product.ts'

/** A choice as a caller names it; `value` is the colour code where it differs from the name. */
export interface NewChoice {
  readonly description: string
  readonly value?: string
}

export interface NewOption {
  readonly name: string
  readonly choices: readonly NewChoice[]
}

/** A variant that is listed by the caller rather than made from all combinations. */
export interface NewVariant {
  /** Names of the choices, in the order of the options. */
  readonly choices: readonly string[]
  /** Absent values are the product's. */
  readonly price?: Decimal
  readonly salePrice?: Decimal | null
  readonly cost?: Decimal | null
  readonly weight?: Decimal | null
  readonly sku?: string | null
  readonly barcode?: string | null
  readonly visible?: boolean
}

/** A gallery item: a file of the library, or an address that is fetched later. */
export interface NewGalleryItem {
  readonly mediaId?: string
  readonly url?: string
  readonly title?: string
  readonly altText?: string
  /** The choice it shows, by names. */
  readonly choice?: { readonly option: string; readonly choice: string }
}

/** What may be said of a product; every dialect and the import translate into this. */
interface ProductFields {
  /** Wish for the address; made from the name when absent, numbered when taken. */
  readonly slug?: string
  readonly visible?: boolean
  readonly description?: string
  /** Names; found without regard to case, or added. Null or empty: none. */
  readonly brand?: string | null
  readonly ribbon?: string | null
  readonly cost?: Decimal | null
  readonly weight?: Decimal | null
  readonly sku?: string | null
  readonly discount?: Discount
  readonly pricePerUnit?: PricePerUnit | null
  readonly productDimensions?: Dimensions | null
  readonly packageDimensions?: Dimensions | null
  readonly infoSections?: readonly InfoSection[]
  readonly customTextFields?: readonly CustomTextField[]
  readonly seo?: unknown
  readonly manageVariants?: boolean
  readonly options?: readonly NewOption[]
  /**
   * Exactly these variants instead of one for every combination of choices. For a product without
   * managed variants: one entry without choices, which may carry `salePrice` and `barcode`.
   */
  readonly variants?: readonly NewVariant[]
  /** The whole gallery in its order. */
  readonly gallery?: readonly NewGalleryItem[]
}

export interface NewProduct extends ProductFields {
  readonly name: string
  readonly price: Decimal
  /** Unique name in files; made from the id when absent. */
  readonly handle?: string
  readonly productType?: 'physical' | 'digital'
  readonly collectionIds?: readonly string[]
}

/** Absent: keep. Null: clear. */
export interface ProductChanges extends ProductFields {
  readonly name?: string
  readonly price?: Decimal
}

/** New values of one or several variants. Absent: keep. Null: the product's own. */
export interface VariantChanges {
  /** Option name → name of the choice; all variants that agree. */
  readonly choices?: Readonly<Record<string, string>>
  readonly variantIds?: readonly string[]
  readonly price?: Decimal | null
  readonly cost?: Decimal | null
  readonly weight?: Decimal | null
  readonly sku?: string | null
  readonly visible?: boolean | null
  readonly productDimensions?: Dimensions | null
  readonly packageDimensions?: Dimensions | null
}
