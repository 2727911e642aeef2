import { DecimalText, Json, Maybe, OneOf, Text, Type } from '../../kit/index.ts'
import { choiceTypes, renderTypes } from '../../vocabulary/index.ts'
import { EntityId } from './entity.ts'
import { AmountText } from './money.ts'
import { ChoiceMediaToWrite, LinkedMediaToWrite, ProductMediaItem } from './product-media.ts'

const optionRenderTypes = ['TEXT_CHOICES', 'SWATCH_CHOICES'] as const

const swatchFields = {
  choiceType: OneOf(choiceTypes),
  name: Type.String(),
  key: Type.String(),
  colorCode: Type.Optional(Type.String()),
  colorCodes: Type.Optional(Type.Object({ colorCodes: Type.Array(Type.String()) })),
  image: Type.Optional(Json()),
  linkedMedia: Type.Array(ProductMediaItem),
  /** Only with `PRODUCT_CHOICES_MEDIA_REFERENCES`. */
  media: Type.Optional(
    Type.Object({ items: Type.Array(Type.Object({ mediaId: Type.String(), url: Type.String() })) }),
  ),
  /** Only with `PRODUCT_CHOICES_DISPLAY_IMAGE`. */
  displayImage: Type.Optional(Json()),
}

/** A choice of an option; in stock and visible while some variant with it is. */
export const ProductOptionChoice = Type.Object({
  choiceId: Type.String(),
  ...swatchFields,
  inStock: Type.Boolean(),
  visible: Type.Boolean(),
})

/** An option by which buyers choose a variant. Carts refer to it by `key`. */
export const ProductOption = Type.Object({
  id: Type.String(),
  name: Type.String(),
  optionRenderType: OneOf(optionRenderTypes),
  key: Type.String(),
  choicesSettings: Type.Object({ choices: Type.Array(ProductOptionChoice) }),
})

/** An addition that buyers can choose for any variant: a line of text, or one of some choices. */
export const ProductModifier = Type.Object({
  id: Type.String(),
  name: Type.String(),
  key: Type.String(),
  modifierRenderType: OneOf(renderTypes),
  mandatory: Type.Boolean(),
  freeTextSettings: Type.Optional(
    Type.Object({
      minCharCount: Type.Integer(),
      maxCharCount: Type.Integer(),
      defaultAddedPrice: DecimalText(),
      title: Type.String(),
      key: Type.String(),
    }),
  ),
  choicesSettings: Type.Optional(
    Type.Object({
      choices: Type.Array(
        Type.Object({ choiceId: Type.String(), ...swatchFields, addedPrice: DecimalText() }),
      ),
    }),
  ),
})

const wantedChoice = {
  choiceId: Maybe(EntityId()),
  choiceType: Maybe(OneOf(choiceTypes)),
  name: Maybe(Text(1, 50)),
  key: Maybe(Json()),
  colorCode: Maybe(Text(3, 20)),
  colorCodes: Maybe(
    Type.Object({
      colorCodes: Maybe(Type.Array(Text(3, 20), { minItems: 2, maxItems: 2 })),
    }),
  ),
  image: Maybe(Json()),
  linkedMedia: LinkedMediaToWrite,
  media: ChoiceMediaToWrite,
  displayImage: Maybe(Json()),
}

/** An option by id, or by name and render type: shared with every product that names it so. */
export const OptionToWrite = Type.Object({
  id: Maybe(EntityId()),
  name: Maybe(Text(1, 50)),
  optionRenderType: Maybe(OneOf(optionRenderTypes)),
  choicesSettings: Maybe(
    Type.Object({
      choices: Type.Array(Type.Object(wantedChoice), { minItems: 1, maxItems: 1000 }),
    }),
  ),
})

/** A modifier by id, or by name and render type. */
export const ModifierToWrite = Type.Object({
  id: Maybe(EntityId()),
  name: Maybe(Text(1, 50)),
  modifierRenderType: Maybe(OneOf(renderTypes)),
  mandatory: Maybe(Type.Boolean()),
  freeTextSettings: Maybe(
    Type.Object({
      minCharCount: Maybe(Type.Integer({ minimum: 0, maximum: 500 })),
      maxCharCount: Maybe(Type.Integer({ minimum: 1, maximum: 500 })),
      defaultAddedPrice: Maybe(AmountText()),
      title: Maybe(Text(1, 150)),
    }),
  ),
  choicesSettings: Maybe(
    Type.Object({
      choices: Type.Array(Type.Object({ ...wantedChoice, addedPrice: Maybe(AmountText()) }), {
        minItems: 1,
        maxItems: 1000,
      }),
    }),
  ),
})
