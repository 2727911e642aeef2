import type { ProductFieldValues, VariantFieldValues } from '@vitrine/contract/catalog'
import type { CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import type { ChoiceType, RenderType } from '@vitrine/contract/vocabulary'
import type { RequestedInfoSection } from './info-section.ts'
import type {
  Decimal,
  Delivery,
  Dimensions,
  Discount,
  PricePerUnit,
  Subscription,
  Tags,
  Unit,
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

/** A file of the library, or a URL that is fetched later. */
export interface MediaReference {
  readonly mediaId?: string
  readonly url?: string
}

/** A choice of a shared customization: by id, or by name and look. */
export interface RequestedOptionChoice {
  readonly id?: string
  readonly name?: string
  readonly choiceType?: ChoiceType
  readonly colorCode?: string
  readonly colorCodes?: readonly string[]
  readonly image?: unknown
  readonly displayImage?: unknown
  /** Gallery items that show it; absent: unchanged. */
  readonly media?: readonly MediaReference[]
}

/** A shared option or modifier: by id, or by name and render type. */
export interface RequestedOption {
  readonly id?: string
  readonly name?: string
  readonly renderType?: RenderType
  readonly choices: readonly RequestedOptionChoice[]
}

export interface RequestedModifier extends Omit<RequestedOption, 'choices'> {
  readonly mandatory?: boolean
  readonly freeText?: {
    readonly title?: string
    readonly minCharCount?: number
    readonly maxCharCount?: number
    readonly addedPrice?: Decimal
  }
  /** Absent: those that the product offers already, otherwise all. */
  readonly choices?: readonly RequestedModifierChoice[]
}

export interface RequestedModifierChoice extends RequestedOptionChoice {
  readonly addedPrice?: Decimal
}

/** A variant listed by the caller rather than generated from all combinations. */
export interface NewVariant extends Partial<VariantFieldValues> {
  /** Names of the choices, in the order of the options. */
  readonly choices: readonly string[]
  /** Absent values are inherited from the product. */
  readonly price?: Decimal
  readonly salePrice?: Decimal | null
  readonly cost?: Decimal | null
  readonly weight?: Decimal | null
  readonly sku?: string | null
  readonly barcode?: string | null
  readonly visible?: boolean
  /** Checked values; null clears one. */
  readonly customFields?: CustomFieldValuesToSave
}

/** One choice of one option, both by id or both by name. */
export type NamedChoice =
  | { readonly optionId: string; readonly choiceId: string }
  | {
      readonly optionName: string
      readonly choiceName: string
      readonly renderType?: RenderType
    }

/** A variant identified by id: without an id it is new; one that is not listed is deleted. */
export interface ListedVariant extends Partial<VariantFieldValues> {
  readonly id?: string
  /** The product type, where the caller states it; refused when it differs from the product's. */
  readonly sold?: 'physical' | 'digital'
  /** The price that is paid; required for a new variant. */
  readonly actual?: Decimal
  /** The compare-at price; null: none. */
  readonly compareAt?: Decimal | null
  readonly cost?: Decimal | null
  readonly weight?: Decimal | null
  readonly sku?: string | null
  readonly barcode?: string | null
  readonly visible?: boolean
  /** Absent: unchanged. */
  readonly choices?: readonly NamedChoice[]
  readonly unit?: Unit | null
  readonly productDimensions?: Dimensions | null
  readonly packageDimensions?: Dimensions | null
  /** Checked values; null clears one. */
  readonly customFields?: CustomFieldValuesToSave
  /** The digital file it delivers. */
  readonly digitalFileId?: string | null
}

/** A gallery item: a file of the library, or a URL that is fetched later. */
export interface NewGalleryItem extends MediaReference {
  readonly title?: string
  readonly altText?: string
  /** The choice it shows, by names. */
  readonly choice?: { readonly option: string; readonly choice: string }
}

/** A brand or ribbon by case-insensitive name, created when missing, or by id. */
export type LabelReference = string | { readonly id: string }

export interface NewSubscription extends Omit<Subscription, 'id'> {
  readonly id?: string
}

/** The writable fields of a product; every dialect and the import translate into this. */
interface ProductFields extends Partial<ProductFieldValues> {
  /** Requested slug; generated from the name when absent, numbered when taken. */
  readonly slug?: string
  readonly visible?: boolean
  readonly visibleInPos?: boolean
  /** HTML. Setting it clears the rich content. */
  readonly description?: string
  /** Rich content in addition to the HTML converted from it. */
  readonly descriptionDocument?: unknown
  /** By case-insensitive name, created when missing. Null or empty: none. */
  readonly brand?: string | null
  readonly ribbon?: string | null
  /** Instead of the name. */
  readonly brandId?: string
  readonly ribbonId?: string
  readonly additionalRibbons?: readonly LabelReference[]
  readonly cost?: Decimal | null
  readonly weight?: Decimal | null
  readonly sku?: string | null
  /** Absent fields are unchanged. */
  readonly discount?: Partial<Discount>
  readonly pricePerUnit?: PricePerUnit | null
  /** The unit of base prices, where variants have their own quantities. */
  readonly comparedBy?: Unit | null
  readonly productDimensions?: Dimensions | null
  readonly packageDimensions?: Dimensions | null
  readonly infoSections?: readonly RequestedInfoSection[]
  readonly seo?: unknown
  readonly manageVariants?: boolean
  readonly options?: readonly NewOption[]
  /** Shared options, instead of `options`; their variants are listed in `listedVariants`. */
  readonly sharedOptions?: readonly RequestedOption[]
  readonly modifiers?: readonly RequestedModifier[]
  /**
   * Exactly these variants instead of one for every combination of choices. For a product without managed
   * variants: one entry without choices, which may have `salePrice` and `barcode`.
   */
  readonly variants?: readonly NewVariant[]
  /** Exactly these variants, identified by id. */
  readonly listedVariants?: readonly ListedVariant[]
  /** The whole gallery in order. */
  readonly gallery?: readonly NewGalleryItem[]
  readonly subscriptions?: {
    readonly items?: readonly NewSubscription[]
    readonly allowOneTimePurchases?: boolean
  } | null
  readonly tags?: Partial<Tags>
  readonly delivery?: Partial<Delivery>
  readonly mainCategoryId?: string | null
  /** Already checked. Absent values are unchanged, null clears. */
  readonly customFields?: CustomFieldValuesToSave
}

export interface NewProduct extends ProductFields {
  readonly name: string
  readonly price: Decimal
  /** Unique name in import files; generated from the id when absent. */
  readonly handle?: string
  readonly productType?: 'physical' | 'digital'
  readonly collectionIds?: readonly string[]
}

/** How strictly to validate, and what to return. */
export interface WritePolicy {
  /** A requested slug that is taken or invalid is refused rather than numbered or normalised. */
  readonly exactSlugs?: boolean
  /** SKUs and barcodes that are in use are refused. */
  readonly uniqueCodes?: boolean
  /** New products are refused at the site's limit. */
  readonly limited?: boolean
  /** Managed variants that a change does not affect are not read, and missing in the result. */
  readonly withoutVariants?: boolean
}

/** Absent: unchanged. Null: cleared. */
export interface ProductChanges extends ProductFields {
  readonly name?: string
  readonly price?: Decimal
}

/** New values of one or several variants. Absent: unchanged. Null: the product's value. */
export interface VariantChanges {
  /** Option name → choice name; selects all variants that match. */
  readonly choices?: Readonly<Record<string, string>>
  readonly variantIds?: readonly string[]
  readonly price?: Decimal | null
  readonly cost?: Decimal | null
  readonly weight?: Decimal | null
  readonly sku?: string | null
  readonly barcode?: string | null
  readonly visible?: boolean | null
  readonly productDimensions?: Dimensions | null
  readonly packageDimensions?: Dimensions | null
}

/** A change of one product in a bulk operation. */
export interface ProductUpdate {
  readonly id: string
  /** The expected revision; a product that has changed since is refused. Absent: any. */
  readonly revision?: number
  readonly changes: ProductChanges
}
