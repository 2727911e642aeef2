import {
  AMOUNT_PATTERN,
  type Decimal,
  DecimalNumber,
  DecimalText,
  OneOf,
  Type,
} from '../../kit/index.ts'
import { dimensionsUnits, measurementUnits } from '../../vocabulary/index.ts'

/** An amount of money in the site's currency, 0 to 999,999,999.999, as exact decimal text. */
export const SavedAmount = () =>
  Type.Unsafe<Decimal>({
    type: 'string',
    pattern: AMOUNT_PATTERN,
    'x-scalar': 'decimal-text',
  })

/** Outer measures, each 0 to 999,999,999 with up to six decimals. */
export const ProductDimensions = Type.Object({
  length: DecimalText(),
  width: DecimalText(),
  height: DecimalText(),
  unit: OneOf(dimensionsUnits),
})

/** The quantity in one piece, such as 750 ML. */
export const ContentUnit = Type.Object({
  quantity: DecimalNumber({ minimum: 0.01, maximum: 999_999_999.99 }),
  measurementUnit: OneOf(measurementUnits),
})

/** The quantity in a piece, and the base quantity of its unit price. */
export const UnitPricing = Type.Object({
  totalQuantity: DecimalNumber({ minimum: 0.01, maximum: 999_999_999.99 }),
  totalMeasurementUnit: OneOf(measurementUnits),
  baseQuantity: DecimalNumber({ minimum: 0.01, maximum: 999_999_999.99 }),
  baseMeasurementUnit: OneOf(measurementUnits),
})

/** A weight in the site's unit of weight. */
export const Weight = () => DecimalNumber({ minimum: 0, maximum: 999_999_999.99 })
