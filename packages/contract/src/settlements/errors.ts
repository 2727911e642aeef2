import { defineError } from '../kit/index.ts'

/**
 * `data.problem` is the reason: `NO_COLUMNS`, `INVALID_CSV`, `AMOUNT`, `CURRENCY`, `DATE` or `NO_LINES`;
 * `data.line` the line where known.
 */
export const SettlementUnreadable = defineError({
  code: 'SETTLEMENT_UNREADABLE',
  status: 400,
  description:
    'The file is no settlement that can be read: a CSV of Stripe, Mollie or PayPal, or one with the columns of the documentation',
})
/** `data.lineCount` and `data.maxCount` are the actual and the maximum number. */
export const TooManySettlementLines = defineError({
  code: 'TOO_MANY_SETTLEMENT_LINES',
  status: 400,
  description: 'The settlement has too many lines for one call; export a shorter time',
})
export const SettlementNotFound = defineError({
  code: 'SETTLEMENT_NOT_FOUND',
  status: 404,
  description: 'There is no settlement with this id',
})
