import { type Static, Type } from '../kit/index.ts'

/** An amount in the currency of its order, also as people read it. */
export const OrderPrice = Type.Object({
  amount: Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,3})?$' }),
  formattedAmount: Type.String(),
})
export type OrderPrice = Static<typeof OrderPrice>

/** An amount as callers send it. */
export const SentAmount = () => Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,9})?$' })

/** The same inside of an object; fields other than the amount are ignored. */
export const SentPrice = Type.Object({ amount: SentAmount() })
