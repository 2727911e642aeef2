import type { CustomizationKind } from '../../options/index.ts'
import { untracked } from '../../products/rules/new-stock.ts'
import type { ChoiceLook, Modifier, Option, Product, Variant } from '../../shared/model/product.ts'
import { declaredWithDefaults } from '../../shared/model/product-fields.ts'
import { laterVariantDefaultsOf } from '../../shared/model/variant-fields.ts'
import type { ForeignProduct } from './foreign-catalog.ts'

/** Whether a shared option or modifier exists in this site too; otherwise it becomes the product's own. */
export type IsSharedHere = (
  one: {
    readonly id: string
    readonly isShared?: boolean | undefined
    readonly choices: readonly { readonly id: string }[]
  },
  kind: CustomizationKind,
) => boolean

const plainLook: ChoiceLook = {
  choiceType: 'CHOICE_TEXT',
  colorCodes: [],
  image: null,
  displayImage: null,
}

/** Defaults for fields that files of older versions lack. */
export const foreignDefaults = (one: ForeignProduct, mint: () => string, isShared: IsSharedHere) =>
  ({
    visibleInPos: one.visibleInPos ?? one.productType === 'physical',
    descriptionDocument: one.descriptionDocument ?? null,
    additionalRibbons: one.additionalRibbons ?? [],
    modifiers: modifiersOf(one, mint, isShared),
    subscriptions: one.subscriptions ?? null,
    tags: one.tags ?? { public: [], private: [] },
    delivery: one.delivery ?? {
      fulfillerId: null,
      shippingGroupId: null,
      deliveryProfileId: null,
    },
    ...declaredWithDefaults(one),
    customFields: one.customFields ?? {},
    mainCategoryId: null,
  }) satisfies Partial<Product>

const modifiersOf = (
  { modifiers, customTextFields = [] }: ForeignProduct,
  mint: () => string,
  isShared: IsSharedHere,
): Modifier[] =>
  modifiers
    ? modifiers.map(({ choices, ...one }) => ({
        ...one,
        isShared: isShared({ ...one, choices }, 'MODIFIER'),
        choices: choices.map((choice) => ({ ...plainLook, ...withoutUndefined(choice) })),
      }))
    : customTextFields.map(({ title, maxLength, mandatory }) => ({
        id: mint(),
        key: title,
        name: title,
        isShared: false,
        mandatory,
        renderType: 'FREE_TEXT',
        freeText: { title, key: title, minCharCount: 0, maxCharCount: maxLength, addedPrice: '0' },
        choices: [],
      }))

/** An option whose choices are all available and visible by default. */
export const foreignOption = (
  { choices, ...option }: ForeignProduct['options'][number],
  isShared: IsSharedHere,
): Option => ({
  ...option,
  key: option.key ?? option.name,
  isShared: isShared({ ...option, choices }, 'PRODUCT_OPTION'),
  choices: choices.map((choice) => ({
    ...plainLook,
    choiceType: option.type === 'color' ? 'ONE_COLOR' : 'CHOICE_TEXT',
    ...withoutUndefined(choice),
    key: choice.key ?? choice.description,
    inStock: true,
    visible: true,
  })),
})

export const foreignVariant = (variant: ForeignProduct['variants'][number]): Variant => ({
  ...variant,
  unit: variant.unit ?? null,
  ...laterVariantDefaultsOf(variant),
  digitalFile: null,
  stock: untracked,
})

type WithoutUndefined<T> = { [K in keyof T]: Exclude<T[K], undefined> }
const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined),
  ) as WithoutUndefined<T>
