import { type Static, Type } from '../kit/index.ts'

/** An amount in the site’s currency, and in the one that is shown. */
export const ConvertedMoney = Type.Object({
  amount: Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,3})?$' }),
  convertedAmount: Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,3})?$' }),
})
export type ConvertedMoney = Static<typeof ConvertedMoney>

/** An amount that a caller sends: only `amount` counts, in the site’s currency. */
export const SentMoney = Type.Object({
  amount: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,3})?$' }),
})

/** A text, and the same in the buyer’s language. */
export const Words = Type.Object({
  original: Type.String(),
  translated: Type.Optional(Type.String()),
})
