import type { ChoiceType, RenderType } from '@vitrine/contract/vocabulary'
import type { WantedInfoSection } from './info-section.ts'
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

/** A file of the library, or an address that is fetched later. */
export interface MediaReference {
  readonly mediaId?: string
  readonly url?: string
}

/** A choice of a shared customization: by its id, or by its name and what it looks like. */
export interface WantedOptionChoice {
  readonly id?: string
  readonly name?: string
  readonly choiceType?: ChoiceType
  readonly colorCode?: string
  readonly colorCodes?: readonly string[]
  readonly image?: unknown
  readonly displayImage?: unknown
  /** Items of the product's gallery that show it; absent: those that did. */
  readonly media?: readonly MediaReference[]
}

/** An option or a modifier that products share: by its id, or by its name and how it renders. */
export interface WantedOption {
  readonly id?: string
  readonly name?: string
  readonly renderType?: RenderType
  readonly choices: readonly WantedOptionChoice[]
}

export interface WantedModifier extends Omit<WantedOption, 'choices'> {
  readonly mandatory?: boolean
  readonly freeText?: {
    readonly title?: string
    readonly minCharCount?: number
    readonly maxCharCount?: number
    readonly addedPrice?: Decimal
  }
  /** Absent: those the product offers already, or else all there are. */
  readonly choices?: readonly WantedModifierChoice[]
}

export interface WantedModifierChoice extends WantedOptionChoice {
  readonly addedPrice?: Decimal
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

/** One choice of one option, both by id or both by name. */
export type NamedChoice =
  | { readonly optionId: string; readonly choiceId: string }
  | {
      readonly optionName: string
      readonly choiceName: string
      readonly renderType?: RenderType
    }

/** A variant that is known by its id: one without is new, and one that is not listed goes. */
export interface ListedVariant {
  readonly id?: string
  /** What it is sold as, where the caller says so; refused when the product is not. */
  readonly sold?: 'physical' | 'digital'
  /** What is paid; a new variant needs it. */
  readonly actual?: Decimal
  /** What the price is compared with; null: nothing. */
  readonly compareAt?: Decimal | null
  readonly cost?: Decimal | null
  readonly weight?: Decimal | null
  readonly sku?: string | null
  readonly barcode?: string | null
  readonly visible?: boolean
  /** Absent: those it has. */
  readonly choices?: readonly NamedChoice[]
  readonly unit?: Unit | null
  readonly productDimensions?: Dimensions | null
  readonly packageDimensions?: Dimensions | null
  /** The file that it delivers. */
  readonly digitalFileId?: string | null
}

/** A gallery item: a file of the library, or an address that is fetched later. */
export interface NewGalleryItem extends MediaReference {
  readonly title?: string
  readonly altText?: string
  /** The choice it shows, by names. */
  readonly choice?: { readonly option: string; readonly choice: string }
}

/** A brand or ribbon by its name, found without regard to case or added, or by its id. */
export type LabelReference = string | { readonly id: string }

export interface NewSubscription extends Omit<Subscription, 'id'> {
  readonly id?: string
}

/** What may be said of a product; every dialect and the import translate into this. */
interface ProductFields {
  /** Wish for the address; made from the name when absent, numbered when taken. */
  readonly slug?: string
  readonly visible?: boolean
  readonly visibleInPos?: boolean
  /** HTML. Whoever writes it takes the rich content off. */
  readonly description?: string
  /** Rich content beside the HTML it reads as. */
  readonly descriptionDocument?: unknown
  /** Names; found without regard to case, or added. Null or empty: none. */
  readonly brand?: string | null
  readonly ribbon?: string | null
  /** In place of the names. */
  readonly brandId?: string
  readonly ribbonId?: string
  readonly additionalRibbons?: readonly LabelReference[]
  readonly cost?: Decimal | null
  readonly weight?: Decimal | null
  readonly sku?: string | null
  /** What is absent of it is kept. */
  readonly discount?: Partial<Discount>
  readonly pricePerUnit?: PricePerUnit | null
  /** The amount prices are compared by, where variants say themselves what they hold. */
  readonly comparedBy?: Unit | null
  readonly productDimensions?: Dimensions | null
  readonly packageDimensions?: Dimensions | null
  readonly infoSections?: readonly WantedInfoSection[]
  readonly seo?: unknown
  readonly manageVariants?: boolean
  readonly options?: readonly NewOption[]
  /** Options that products share, in place of `options`; their variants are listed beside them. */
  readonly sharedOptions?: readonly WantedOption[]
  readonly modifiers?: readonly WantedModifier[]
  /**
   * Exactly these variants instead of one for every combination of choices. For a product without
   * managed variants: one entry without choices, which may carry `salePrice` and `barcode`.
   */
  readonly variants?: readonly NewVariant[]
  /** Exactly these variants, each known by its id. */
  readonly listedVariants?: readonly ListedVariant[]
  /** The whole gallery in its order. */
  readonly gallery?: readonly NewGalleryItem[]
  readonly subscriptions?: {
    readonly items?: readonly NewSubscription[]
    readonly allowOneTimePurchases?: boolean
  } | null
  readonly tags?: Partial<Tags>
  readonly delivery?: Partial<Delivery>
  readonly mainCategoryId?: string | null
  readonly taxGroupId?: string | null
  readonly purchaseEligibility?: unknown
  readonly extendedFields?: unknown
}

export interface NewProduct extends ProductFields {
  readonly name: string
  readonly price: Decimal
  /** Unique name in files; made from the id when absent. */
  readonly handle?: string
  readonly productType?: 'physical' | 'digital'
  readonly collectionIds?: readonly string[]
}

/** How strict somebody is with what is asked for. */
export interface Manner {
  /** A wished address that is taken or badly formed is refused rather than numbered or made fit. */
  readonly exactSlugs?: boolean
  /** SKUs and barcodes that are in use are refused. */
  readonly uniqueCodes?: boolean
  /** New ones are refused where the site has as many as it may. */
  readonly limited?: boolean
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
  readonly barcode?: string | null
  readonly visible?: boolean | null
  readonly productDimensions?: Dimensions | null
  readonly packageDimensions?: Dimensions | null
}

/** A change of one product of many. */
export interface ProductUpdate {
  readonly id: string
  /** The revision it was read with; a product that has changed since is refused. Absent: any. */
  readonly revision?: number
  readonly changes: ProductChanges
}
