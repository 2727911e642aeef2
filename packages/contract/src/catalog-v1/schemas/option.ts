import { OneOf, Text, Type } from '../../kit/index.ts'
import { optionTypes } from '../../vocabulary/index.ts'
import { Media } from './media.ts'

/** A choice: `description` is its name and the key of `choices` maps, `value` the colour or text. */
export const Choice = Type.Object({
  value: Type.String(),
  description: Type.String(),
  media: Type.Optional(Media),
  inStock: Type.Boolean({ description: 'Some variant with this choice is in stock' }),
  visible: Type.Boolean({ description: 'Some variant with this choice is shown' }),
})

/** An option for buyers, such as Size. `color` when every value is a colour code. */
export const ProductOption = Type.Object({
  optionType: OneOf(optionTypes),
  name: Type.String(),
  choices: Type.Array(Choice),
})

/** An option to save; a missing `value` is taken from `description` and vice versa. */
export const OptionToWrite = Type.Object({
  name: Text(1, 50),
  choices: Type.Array(
    Type.Object({ value: Type.Optional(Text(1, 50)), description: Type.Optional(Text(1, 50)) }),
    { minItems: 1, maxItems: 100 },
  ),
})
