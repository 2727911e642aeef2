import { defineError } from '../kit/index.ts'

/** `data.problem` says why, `data.line` where it is known. */
export const StatementUnreadable = defineError({
  code: 'STATEMENT_UNREADABLE',
  status: 400,
  description:
    'The file is no bank statement that can be read: camt.052, camt.053, camt.054, or CSV with a date, an amount and a text',
})
/** `data.lineCount` and `data.maxCount` say how many there are and may be. */
export const TooManyStatementLines = defineError({
  code: 'TOO_MANY_STATEMENT_LINES',
  status: 400,
  description: 'The statement has too many lines for one call; export a shorter time',
})
/** Only within a result: the money came in another currency than the order's. */
export const StatementCurrencyMismatch = defineError({
  code: 'STATEMENT_CURRENCY_MISMATCH',
  status: 409,
  description: 'The order is in another currency than the money that came in',
})
