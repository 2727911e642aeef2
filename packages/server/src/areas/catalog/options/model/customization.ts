import type { ChoiceType, RenderType } from '@vitrine/contract/vocabulary'
import type { Decimal } from '../../shared/model/product.ts'

/** An option makes variants, a modifier does not. */
export type CustomizationKind = 'PRODUCT_OPTION' | 'MODIFIER'
export type ChoiceOrder = 'DEFAULT' | 'BY_NAME' | 'BY_PRODUCT_COUNT' | 'MANUAL'

/** A line of text that the buyer fills in. */
export interface FreeTextInput {
  readonly title: string
  readonly key: string
  readonly minCharCount: number
  readonly maxCharCount: number
  readonly defaultAddedPrice: Decimal | null
}

/** A picture as sent, or the id of a library file without an address. */
export type ChoiceImage = unknown

export interface SharedChoice {
  readonly id: string
  readonly choiceType: ChoiceType
  readonly name: string
  /** The key that carts use; unique among the choices, and unchanged when the name changes. */
  readonly key: string
  /** For `ONE_COLOR` only. */
  readonly colorCode: string | null
  /** Both colours of `MULTIPLE_COLORS`; otherwise empty. */
  readonly colorCodes: readonly string[]
  /** For `IMAGE` only: the picture of the choice. */
  readonly image: ChoiceImage
  readonly defaultAddedPrice: Decimal | null
  /** Null: none. */
  readonly displayImage: ChoiceImage
  /** Ids of the choices it is shown under; those have no primary choices themselves. */
  readonly primaryChoiceIds: readonly string[]
}

/** An option or modifier that products share. */
export interface Customization {
  readonly id: string
  readonly revision: number
  readonly kind: CustomizationKind
  readonly renderType: RenderType
  readonly name: string
  /** Unique in the site, and unchanged when the name changes. */
  readonly key: string
  /** For `FREE_TEXT` only. */
  readonly freeText: FreeTextInput | null
  /** In the given order; empty for `FREE_TEXT`. */
  readonly choices: readonly SharedChoice[]
  readonly choiceOrder: ChoiceOrder
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** Fields of a choice. Absent: unchanged, or empty for a new choice. */
export interface ChoiceFields {
  readonly id?: string
  readonly name?: string
  readonly choiceType?: ChoiceType
  readonly colorCode?: string | null
  readonly colorCodes?: readonly string[] | null
  readonly image?: ChoiceImage
  readonly defaultAddedPrice?: Decimal | null
  readonly displayImage?: ChoiceImage
  readonly primaryChoiceIds?: readonly string[]
}

/** Changes of a choice, by its id. */
export type ChoiceChange = ChoiceFields & { readonly id: string; readonly key?: string }

export interface FreeTextFields {
  readonly title?: string
  readonly minCharCount?: number
  readonly maxCharCount?: number
  readonly defaultAddedPrice?: Decimal | null
}

export interface NewCustomization {
  readonly kind: CustomizationKind
  readonly renderType: RenderType
  readonly name: string
  readonly freeText?: FreeTextFields
  readonly choices?: readonly ChoiceFields[]
  readonly choiceOrder?: ChoiceOrder
  /** Its path in the request, for errors. */
  readonly field: string
  /** The path of its choices. Default: `choicesSettings.choices` of it. */
  readonly choicesField?: string
}

/** Changed fields of a customization itself, and the revision it had when it was read. */
export interface CustomizationChange {
  readonly id: string
  readonly revision: number
  readonly name?: string
  readonly freeText?: FreeTextFields
  readonly choiceOrder?: ChoiceOrder
  readonly field: string
}

/** A choice requested by a product: by id, or by name and type; created when missing. */
export interface RequestedChoice {
  readonly id?: string
  readonly name?: string
  readonly choiceType?: ChoiceType
  readonly colorCode?: string | null
  readonly colorCodes?: readonly string[]
  readonly image?: ChoiceImage
  readonly defaultAddedPrice?: Decimal | null
  readonly displayImage?: ChoiceImage
}

/** An option or modifier requested by a product. */
export interface RequestedCustomization {
  readonly kind: CustomizationKind
  readonly id?: string
  readonly name?: string
  readonly renderType?: RenderType
  readonly freeText?: FreeTextFields
  readonly choices: readonly RequestedChoice[]
  /** No choices were named: all of them. */
  readonly isWhole?: boolean
  /** The product to change: an id may be that of an option or modifier that only this product has. */
  readonly productId?: string
  /** Its path in the request, for errors. */
  readonly field: string
}

export type ResolvedChoice = Omit<SharedChoice, 'primaryChoiceIds'>

/** The customization for a product: the requested choices only, in the requested order. */
export interface ResolvedCustomization {
  readonly id: string
  readonly name: string
  readonly key: string
  /** Whether it is a shared row, or the product's own. */
  readonly isShared: boolean
  readonly renderType: RenderType
  readonly freeText: FreeTextInput | null
  readonly choices: readonly ResolvedChoice[]
}
