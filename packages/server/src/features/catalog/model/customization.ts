import type { ChoiceType, RenderType } from '@vitrine/contract/vocabulary'
import type { Decimal } from './product.ts'

/** An option makes variants, a modifier does not. */
export type CustomizationKind = 'PRODUCT_OPTION' | 'MODIFIER'
export type ChoiceOrder = 'DEFAULT' | 'BY_NAME' | 'BY_PRODUCT_COUNT' | 'MANUAL'

/** A line of text the buyer fills in. */
export interface FreeTextInput {
  readonly title: string
  readonly key: string
  readonly minCharCount: number
  readonly maxCharCount: number
  readonly defaultAddedPrice: Decimal | null
}

/** A picture as it was sent, or one of the library: its id, and no address but that of the shop. */
export type ChoiceImage = unknown

export interface SharedChoice {
  readonly id: string
  readonly choiceType: ChoiceType
  readonly name: string
  /** What carts name it by; unique in its list, and stays when the name changes. */
  readonly key: string
  /** Of `ONE_COLOR` only. */
  readonly colorCode: string | null
  /** Both colours of `MULTIPLE_COLORS`; none of others. */
  readonly colorCodes: readonly string[]
  /** Of `IMAGE` only: the picture that stands for it. */
  readonly image: ChoiceImage
  readonly defaultAddedPrice: Decimal | null
  /** Null: none. */
  readonly displayImage: ChoiceImage
  /** Choices that it is shown under; those are under none themselves. */
  readonly primaryChoiceIds: readonly string[]
}

/** An option or modifier that any number of products share. */
export interface Customization {
  readonly id: string
  readonly revision: number
  readonly kind: CustomizationKind
  readonly renderType: RenderType
  readonly name: string
  /** Unique in the site, and stays when the name changes. */
  readonly key: string
  /** Of `FREE_TEXT` only. */
  readonly freeText: FreeTextInput | null
  /** In the order they were given; none for `FREE_TEXT`. */
  readonly choices: readonly SharedChoice[]
  readonly choiceOrder: ChoiceOrder
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** What may be said of a choice. Absent: keep, or nothing. */
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

/** A choice to change, by its id. */
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
  /** Where it stands in the request, for errors. */
  readonly field: string
}

/** What changes of a customization itself, and the revision it had when it was read. */
export interface CustomizationChange {
  readonly id: string
  readonly revision: number
  readonly name?: string
  readonly freeText?: FreeTextFields
  readonly choiceOrder?: ChoiceOrder
  readonly field: string
}

/** A choice that a product wants: by id, or by name and type, added where there is none. */
export interface ChoiceWish {
  readonly id?: string
  readonly name?: string
  readonly choiceType?: ChoiceType
  readonly colorCode?: string | null
  readonly colorCodes?: readonly string[]
  readonly image?: ChoiceImage
  readonly defaultAddedPrice?: Decimal | null
  readonly displayImage?: ChoiceImage
}

/** An option or modifier that a product wants. */
export interface CustomizationWish {
  readonly kind: CustomizationKind
  readonly id?: string
  readonly name?: string
  readonly renderType?: RenderType
  readonly freeText?: FreeTextFields
  readonly choices: readonly ChoiceWish[]
  /** No choices are named: all there are. */
  readonly isWhole?: boolean
  /** The product that is changed: an id may be that of an option or modifier only it has. */
  readonly productId?: string
  /** Where it stands in the request, for errors. */
  readonly field: string
}

export type ResolvedChoice = Omit<SharedChoice, 'primaryChoiceIds'>

/** What a product gets: the wanted choices alone, in the wanted order. */
export interface ResolvedCustomization {
  readonly id: string
  readonly name: string
  readonly key: string
  /** Whether it is a row that products share, or stays one product's own. */
  readonly isShared: boolean
  readonly renderType: RenderType
  readonly freeText: FreeTextInput | null
  readonly choices: readonly ResolvedChoice[]
}
