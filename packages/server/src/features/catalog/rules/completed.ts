import type { CustomizationKind } from '../model/customization.ts'
import type { ChoiceLook, Modifier, Option, Product, Variant } from '../model/product.ts'
import type { ForeignProduct } from './restored.ts'
import { untracked } from './stocked.ts'

/**
 * Whether an option or modifier is one that products share here too; otherwise it is the product's own
 * from now on.
 */
export type Sharing = (
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

/** What the file of an older product says nothing of, as a product has it. */
export const gainedOf = (one: ForeignProduct, mint: () => string, isShared: Sharing) =>
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
    taxGroupId: one.taxGroupId ?? null,
    purchaseEligibility: one.purchaseEligibility ?? null,
    extendedFields: one.extendedFields ?? null,
    mainCategoryId: null,
  }) satisfies Partial<Product>

const modifiersOf = (
  { modifiers, customTextFields = [] }: ForeignProduct,
  mint: () => string,
  isShared: Sharing,
): Modifier[] =>
  modifiers
    ? modifiers.map(({ choices, ...one }) => ({
        ...one,
        isShared: isShared({ ...one, choices }, 'MODIFIER'),
        choices: choices.map((choice) => ({ ...plainLook, ...given(choice) })),
      }))
    : customTextFields.map(({ title, maxLength, mandatory }) => ({
        ...{ id: mint(), key: title, name: title, isShared: false, mandatory },
        renderType: 'FREE_TEXT',
        freeText: { title, key: title, minCharCount: 0, maxCharCount: maxLength, addedPrice: '0' },
        choices: [],
      }))

/** An option whose choices are as available as everything that has just come. */
export const foreignOption = (
  { choices, ...option }: ForeignProduct['options'][number],
  isShared: Sharing,
): Option => ({
  ...option,
  key: option.key ?? option.name,
  isShared: isShared({ ...option, choices }, 'PRODUCT_OPTION'),
  choices: choices.map((choice) => ({
    ...plainLook,
    choiceType: option.type === 'color' ? 'ONE_COLOR' : 'CHOICE_TEXT',
    ...given(choice),
    key: choice.key ?? choice.description,
    inStock: true,
    visible: true,
  })),
})

export const foreignVariant = (variant: ForeignProduct['variants'][number]): Variant => ({
  ...variant,
  unit: variant.unit ?? null,
  digitalFile: null,
  stock: untracked,
})

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }
const given = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Given<T>
