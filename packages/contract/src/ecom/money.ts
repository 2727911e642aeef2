import { type Static, Type } from '../kit/index.ts'

/** A decimal as text, such as `"19.90"`. */
const Dec = () => Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,3})?$' })

/** An amount in the site’s currency and in the one that is shown, both also as people read them. */
export const MultiCurrencyPrice = Type.Object({
  amount: Dec(),
  convertedAmount: Dec(),
  /** Empty for an item that is gone. */
  formattedAmount: Type.String(),
  formattedConvertedAmount: Type.String(),
})
export type MultiCurrencyPrice = Static<typeof MultiCurrencyPrice>

/** `total = subtotal − discount + shipping + additionalFees + tax`; tax that prices include is not added again. */
export const PriceSummary = Type.Object({
  subtotal: MultiCurrencyPrice,
  shipping: MultiCurrencyPrice,
  tax: MultiCurrencyPrice,
  discount: MultiCurrencyPrice,
  additionalFees: MultiCurrencyPrice,
  total: MultiCurrencyPrice,
})
export type PriceSummary = Static<typeof PriceSummary>
