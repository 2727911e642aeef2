import { parseTypedAmount, type TypedAmount } from '@vitrine/money'

/** Largest amount the catalog accepts. */
const MAX_AMOUNT = '999999999.99'

/** Reads an amount as people type it, with at most `digits` after the point. */
export const parseAmount = (text: string, digits = 2): TypedAmount =>
  parseTypedAmount(text, { digits, max: MAX_AMOUNT })
