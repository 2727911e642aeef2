import {
  type Decimal,
  Json,
  Maybe,
  OneOf,
  Text,
  Timestamp,
  type TSchema,
  Type,
} from '../../kit/index.ts'
import { choiceTypes, renderTypes } from '../../vocabulary/index.ts'
import { EntityId, entity, Revision } from './entity.ts'

export const customizationTypes = ['PRODUCT_OPTION', 'MODIFIER'] as const
export const choiceOrders = ['DEFAULT', 'BY_NAME', 'BY_PRODUCT_COUNT', 'MANUAL'] as const

/** Optional, expensive parts of a read. */
export const customizationParts = ['ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE'] as const

/** The surcharge of a choice: 0 to 999,999,999.999 as text, up to three decimals. */
const AddedPrice = () =>
  Type.Unsafe<Decimal>({
    type: 'string',
    pattern: '^\\d{1,9}(\\.\\d{1,3})?$',
    'x-scalar': 'decimal-text',
  })

/** A picture as sent, with its sizes; one of the library with its current address. */
const ChoicePicture = Type.Object({
  id: Type.Optional(Type.String()),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  altText: Type.Optional(Type.String()),
  filename: Type.Optional(Type.String()),
})

/** A choice of a shared option or modifier. */
export const CustomizationChoice = Type.Object({
  id: Type.String(),
  choiceType: OneOf(choiceTypes),
  key: Type.String(),
  name: Type.String(),
  /** For ONE_COLOR. */
  colorCode: Type.Optional(Type.String()),
  /** Both colours of MULTIPLE_COLORS. */
  colorCodes: Type.Optional(Type.Object({ colorCodes: Type.Array(Type.String()) })),
  /** The picture of IMAGE. */
  image: Type.Optional(ChoicePicture),
  defaultAddedPrice: Type.Optional(AddedPrice()),
  displayImage: Type.Optional(ChoicePicture),
  primaryChoiceIds: Type.Array(Type.String()),
})

/**
 * An option or modifier shared by products (§13.2). `assignedProductsCount` and the pictures of choices only
 * when requested in `fields`; `freeTextInput` for FREE_TEXT, `choicesSettings` for all others.
 */
export const Customization = Type.Object({
  ...entity,
  name: Type.String(),
  key: Type.String(),
  customizationType: OneOf(customizationTypes),
  customizationRenderType: OneOf(renderTypes),
  freeTextInput: Type.Optional(
    Type.Object({
      minCharCount: Type.Integer(),
      maxCharCount: Type.Integer(),
      defaultAddedPrice: Type.Optional(AddedPrice()),
      title: Type.String(),
      key: Type.String(),
    }),
  ),
  choicesSettings: Type.Optional(
    Type.Object({ choices: Type.Array(CustomizationChoice), sortOrder: OneOf(choiceOrders) }),
  ),
  assignedProductsCount: Type.Optional(Type.Integer()),
})

const choiceFields = {
  name: Maybe(Text(1, 50)),
  choiceType: Maybe(OneOf(choiceTypes)),
  key: Maybe(Type.String({ maxLength: 50 })),
  colorCode: Maybe(Text(3, 20)),
  colorCodes: Maybe(
    Type.Object({
      colorCodes: Maybe(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 100 })),
    }),
  ),
  image: Maybe(Json()),
  defaultAddedPrice: Maybe(AddedPrice()),
  displayImage: Maybe(Json()),
  primaryChoiceIds: Maybe(Type.Array(EntityId(), { maxItems: 4 })),
}

/**
 * A choice to add. TEXT_CHOICES require CHOICE_TEXT; SWATCH_CHOICES require ONE_COLOR with `colorCode`,
 * MULTIPLE_COLORS with two `colorCodes`, or IMAGE with `image`. The type cannot change.
 */
export const ChoiceInput = Type.Object({ id: Maybe(EntityId()), ...choiceFields })

/** A choice to change; absent fields stay unchanged. */
export const ChoiceChanges = Type.Object({ id: EntityId(), ...choiceFields })

const systemFields = {
  createdDate: Maybe(Timestamp()),
  updatedDate: Maybe(Timestamp()),
}
const FreeTextFields = Type.Object({
  minCharCount: Maybe(Type.Integer({ minimum: 0, maximum: 500 })),
  maxCharCount: Maybe(Type.Integer({ minimum: 1, maximum: 500 })),
  defaultAddedPrice: Maybe(AddedPrice()),
  title: Maybe(Text(1, 100)),
})

const choicesSettings = <S extends TSchema>(choices: S) =>
  Maybe(Type.Object({ choices: Maybe(choices), sortOrder: Maybe(OneOf(choiceOrders)) }))

/** An option or modifier to add, with its choices. */
export const NewCustomization = Type.Object({
  id: Maybe(EntityId()),
  name: Text(1, 50),
  customizationType: OneOf(customizationTypes),
  customizationRenderType: OneOf(renderTypes),
  freeTextInput: Maybe(FreeTextFields),
  choicesSettings: choicesSettings(Type.Array(ChoiceInput, { minItems: 1, maxItems: 1000 })),
  ...systemFields,
})

/** Changes of an option or modifier, without its choices, which have separate operations. */
export const CustomizationChanges = Type.Object({
  id: EntityId(),
  revision: Revision(),
  name: Maybe(Text(1, 50)),
  freeTextInput: Maybe(FreeTextFields),
  choicesSettings: choicesSettings(Json()),
  ...systemFields,
})
