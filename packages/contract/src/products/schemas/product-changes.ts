import { DecimalText, Guid, Maybe, OneOf, type Static, Text, Type } from '../../kit/index.ts'

const Label = (maxLength: number) =>
  Type.Object({ id: Type.Optional(Guid()), name: Type.Optional(Text(1, maxLength)) })

/** A relative change, up or down: an amount in the site's currency, or percent of the value. */
const Step = Type.Object({
  kind: OneOf(['AMOUNT', 'PERCENT']),
  /** Signed, such as `-10`. */
  value: DecimalText(),
})

const Tags = () => Type.Optional(Type.Array(Text(1, 100), { maxItems: 100 }))
const Collections = () => Type.Optional(Type.Array(Guid(), { maxItems: 100 }))

const changes = Type.Object({
  visible: Type.Optional(Type.Boolean()),
  brand: Maybe(Label(50)),
  ribbon: Maybe(Label(30)),
  discount: Maybe(Type.Object({ type: OneOf(['AMOUNT', 'PERCENT']), value: DecimalText() })),
  /** Changes the actual price of every variant. */
  price: Type.Optional(Step),
  cost: Type.Optional(Step),
  /** The rounding of changed amounts, half up. Default: CURRENCY. */
  rounding: Type.Optional(OneOf(['NONE', 'CURRENCY', 'WHOLE'])),
  addTags: Tags(),
  removeTags: Tags(),
  addToCollectionIds: Collections(),
  removeFromCollectionIds: Collections(),
})
export interface ChangesOfProducts extends Static<typeof changes> {}
/** The same changes for many products. Absent fields are unchanged, null clears. */
export const ChangesOfProducts = Type.Unsafe<ChangesOfProducts>(changes)
