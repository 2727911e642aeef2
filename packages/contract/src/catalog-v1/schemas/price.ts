import {
  Amount,
  DecimalNumber,
  DecimalText,
  MAX_AMOUNT,
  Maybe,
  OneOf,
  Type,
} from '../../kit/index.ts'
import { dimensionsUnits, discountTypes, measurementUnits } from '../../vocabulary/index.ts'

/** Lowest and highest value over all variants. */
export const Range = Type.Object({ minValue: DecimalNumber(), maxValue: DecimalNumber() })

/** Prices as text in the currency format of the site's locale, such as `$10.50`. */
export const FormattedPrice = Type.Object({
  price: Type.String(),
  discountedPrice: Type.String(),
  pricePerUnit: Type.Optional(Type.String()),
})

/** A price before and after the discount, each also as text. */
export const PriceData = Type.Object({
  currency: Type.String({ description: 'ISO 4217 code' }),
  price: DecimalNumber(),
  discountedPrice: DecimalNumber(),
  formatted: FormattedPrice,
  pricePerUnit: Type.Optional(DecimalNumber()),
})

/** Cost and profit; only for merchants who request it. `profitMargin` is a fraction of four decimals. */
export const CostAndProfit = Type.Object({
  itemCost: DecimalNumber(),
  formattedItemCost: Type.String(),
  profit: DecimalNumber(),
  formattedProfit: Type.String(),
  profitMargin: DecimalNumber(),
})

/** A reduction of every variant: an amount, or 0 to 100 percent, rounded half-up to the currency. */
export const Discount = Type.Object({
  type: OneOf(discountTypes),
  value: Amount('An amount of money, or percent'),
})

/** A reduction as a caller writes it. Absent fields stay; a new product begins with `NONE` and 0. */
export const DiscountToWrite = Type.Object({
  type: Maybe(OneOf(discountTypes)),
  value: Maybe(Amount('An amount of money, or percent')),
})

/** Amount and unit of the product, and of its base price. */
export const PricePerUnitData = Type.Object({
  totalQuantity: DecimalNumber({ minimum: 0.01, maximum: MAX_AMOUNT }),
  totalMeasurementUnit: OneOf(measurementUnits),
  baseQuantity: DecimalNumber({ minimum: 0.01, maximum: MAX_AMOUNT }),
  baseMeasurementUnit: OneOf(measurementUnits),
})

/** Outer measures, each 0 to 999,999,999 with up to six decimals. */
export const Dimensions = Type.Object({
  length: DecimalText(),
  width: DecimalText(),
  height: DecimalText(),
  unit: OneOf(dimensionsUnits),
})

/** A price to save: only the amount before the discount. */
export const PriceToWrite = Type.Object({ price: Amount('Before discount') })
export const CostToWrite = Type.Object({ itemCost: Amount() })
export const MaybeDimensions = Maybe(Dimensions)
