import { defineError } from '../kit/index.ts'

/** `data.problem` is the reason, `data.line` the line where known. */
export const StatementUnreadable = defineError({
  code: 'STATEMENT_UNREADABLE',
  status: 400,
  description:
    'The file is no bank statement that can be read: camt.052, camt.053, camt.054, or CSV with a date, an amount and a text',
})
/** `data.lineCount` and `data.maxCount` are the actual and the maximum number. */
export const TooManyStatementLines = defineError({
  code: 'TOO_MANY_STATEMENT_LINES',
  status: 400,
  description: 'The statement has too many lines for one call; export a shorter time',
})
/** Only within a result: the currency of the payment is not that of the order. */
export const StatementCurrencyMismatch = defineError({
  code: 'STATEMENT_CURRENCY_MISMATCH',
  status: 409,
  description: 'The order is in another currency than the money that came in',
})
