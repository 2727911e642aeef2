import {
  DecimalText,
  Guid,
  Maybe,
  Nullable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { SavedAmount } from '../products/schemas/values.ts'
import { choiceTypes, renderTypes } from '../vocabulary/index.ts'

/** An option creates variants of products; a modifier is an addition that buyers choose for any variant. */
export const optionKinds = ['OPTION', 'MODIFIER'] as const
export type OptionKind = (typeof optionKinds)[number]

/** How choices are shown: as they are arranged (DEFAULT, MANUAL), by name, or the most used first. */
export const shownOrders = ['DEFAULT', 'MANUAL', 'BY_NAME', 'BY_PRODUCT_COUNT'] as const

/** Most choices of an option or modifier. */
export const MAX_SHARED_CHOICES = 100

const Picture = Type.Object({
  /** Id of the library file; null for a picture on another website. */
  id: Nullable(Type.String()),
  url: Type.String(),
})

const choice = Type.Object({
  id: Guid(),
  /** The name that carts use; it stays when the choice is renamed. */
  key: Type.String(),
  name: Type.String(),
  choiceType: OneOf(choiceTypes),
  /** For ONE_COLOR. */
  colorCode: Nullable(Type.String()),
  /** Both of MULTIPLE_COLORS. */
  colorCodes: Type.Array(Type.String()),
  /** The swatch of IMAGE. */
  image: Nullable(Picture),
  /** A picture in addition to the colour of ONE_COLOR. */
  displayImage: Nullable(Picture),
  /** The surcharge of a modifier, unless a product overrides it. */
  addedPrice: Nullable(DecimalText()),
  /** The choices it is shown under. */
  primaryChoiceIds: Type.Array(Guid()),
  productCount: Type.Integer(),
})

const option = Type.Object({
  id: Guid(),
  /** Goes up by one with each save; send it back with the next. */
  revision: Type.Integer(),
  kind: OneOf(optionKinds),
  renderType: OneOf(renderTypes),
  name: Type.String(),
  /** The name that carts use; it stays when the option is renamed. */
  key: Type.String(),
  choiceOrder: OneOf(shownOrders),
  /** In their order. */
  choices: Type.Array(choice),
  /** For a modifier that is a line of text. */
  freeText: Nullable(
    Type.Object({
      title: Type.String(),
      minCharCount: Type.Integer(),
      maxCharCount: Type.Integer(),
      addedPrice: Nullable(DecimalText()),
    }),
  ),
  /** Hidden products too. */
  productCount: Type.Integer(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export interface SharedOption extends Static<typeof option> {}
/** An option or modifier that products share. */
export const SharedOption = Type.Unsafe<SharedOption>(option)

/** A file of the library by its id, or a web address. */
const PictureToSave = Type.Object({
  id: Type.Optional(Text(1, 300)),
  url: Type.Optional(Text(1, 2048, { pattern: '^https?://' })),
})

const ChoiceToSave = Type.Object({
  /** One that is there; without it, a new choice, which needs a name. */
  id: Type.Optional(Guid()),
  name: Type.Optional(Text(1, 50)),
  /** For a new choice; cannot be changed. Default: CHOICE_TEXT, for swatches ONE_COLOR. */
  choiceType: Type.Optional(OneOf(choiceTypes)),
  colorCode: Maybe(Text(3, 20)),
  colorCodes: Maybe(Type.Array(Text(3, 20), { maxItems: 2 })),
  image: Maybe(PictureToSave),
  displayImage: Maybe(PictureToSave),
  addedPrice: Maybe(SavedAmount()),
  /** Up to four, which have no primary choices themselves. */
  primaryChoiceIds: Type.Optional(Type.Array(Guid(), { maxItems: 4 })),
})

const ChoiceIds = () => Type.Optional(Type.Array(Guid(), { maxItems: MAX_SHARED_CHOICES }))

const toSave = Type.Object({
  /** Absent: a new option, which needs a name and, unless it is a line of text, choices. */
  id: Type.Optional(Guid()),
  /** The revision that was read. Required with an id. */
  revision: Type.Optional(Type.Integer({ minimum: 1 })),
  name: Type.Optional(Text(1, 50)),
  /** For a new option; cannot be changed. Default: OPTION. */
  kind: Type.Optional(OneOf(optionKinds)),
  /** For a new option; cannot be changed. FREE_TEXT is only for modifiers. Default: TEXT_CHOICES. */
  renderType: Type.Optional(OneOf(renderTypes)),
  choiceOrder: Type.Optional(OneOf(shownOrders)),
  /** Choices to change or to add; those not named are unchanged. Products show the change at once. */
  choices: Type.Optional(Type.Array(ChoiceToSave, { maxItems: MAX_SHARED_CHOICES })),
  /** Choices that no product uses. */
  removedChoiceIds: ChoiceIds(),
  /** These first, in this order; the others follow as they were. */
  arrangedChoiceIds: ChoiceIds(),
  freeText: Type.Optional(
    Type.Object({
      title: Type.Optional(Text(1, 100)),
      minCharCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 500 })),
      maxCharCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      addedPrice: Maybe(SavedAmount()),
    }),
  ),
})
export interface OptionToSave extends Static<typeof toSave> {}
/** Absent fields are unchanged, null clears. */
export const OptionToSave = Type.Unsafe<OptionToSave>(toSave)

const filter = Type.Object({
  /** Words of the name, all of them. */
  text: Type.Optional(Text(0, 100)),
  ids: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
  kind: Type.Optional(OneOf(optionKinds)),
})
export interface OptionFilter extends Static<typeof filter> {}
/** Options and modifiers that match every field; `{}` matches all shared ones. */
export const OptionFilter = Type.Unsafe<OptionFilter>(filter)

export const optionSorts = ['NAME', 'NEWEST', 'OLDEST', 'LAST_CHANGED'] as const
export type OptionSort = (typeof optionSorts)[number]
