import {
  AMOUNT_PATTERN,
  type Decimal,
  DecimalNumber,
  DecimalText,
  Maybe,
  OneOf,
  Type,
} from '../../kit/index.ts'
import { dimensionsUnits, measurementUnits } from '../../vocabulary/index.ts'

/** An amount in the site's currency; the text in its locale only with `CURRENCY`. */
export const Money = Type.Object({
  amount: DecimalText(),
  formattedAmount: Type.Optional(Type.String()),
})
/** Lowest and highest over all variants. */
export const MoneyRange = Type.Object({ minValue: Money, maxValue: Money })

/** 0 to 999,999,999.999 as text with up to three decimals. */
export const AmountText = () =>
  Type.Unsafe<Decimal>({
    type: 'string',
    pattern: AMOUNT_PATTERN,
    'x-scalar': 'decimal-text',
  })
/** An amount to write; the text of a reply may be sent back with it. */
export const MoneyToWrite = Type.Object({ amount: AmountText() })

/** How much there is of something, such as 750 ML. */
export const Unit = Type.Object({
  quantity: DecimalNumber({ minimum: 0.01, maximum: 999_999_999.99 }),
  measurementUnit: OneOf(measurementUnits),
})

/** Price of the amount that prices are compared by, such as `$60.00/1 kg` (the text only with `CURRENCY`). */
export const UnitPrice = Type.Object({
  value: DecimalText(),
  description: Type.Optional(Type.String()),
})

/** Outer measures, each 0 to 999,999,999 with up to six decimals. */
export const Dimensions = Type.Object({
  length: DecimalText(),
  width: DecimalText(),
  height: DecimalText(),
  unit: OneOf(dimensionsUnits),
})
export const MaybeDimensions = Maybe(Dimensions)
