import { OneOf, operation, POST, service, Text, Type } from '../kit/index.ts'
import { orderPaymentFacts } from '../orders/index.ts'
import { StatementUnreadable, TooManyStatementLines } from './errors.ts'
import {
  MAX_RECORDED_LINES,
  MAX_STATEMENT,
  RecordedLine,
  RecordedLineResult,
  StatementLine,
  statementFormats,
} from './schemas.ts'

export * from './errors.ts'
export * from './schemas.ts'

/** Payments by bank transfer, recorded from the file that a bank exports. */
export const bankStatements = service({
  name: 'bank-statements',
  summary: 'Bank statements: transfers matched with orders and recorded',
  mounts: ['/vitrine/v1/bank-statements'],
  operations: {
    readStatement: operation({
      route: POST('/read'),
      permission: 'admin',
      maxBytes: 2 * MAX_STATEMENT,
      summary: 'Read a bank statement and match its transfers with orders; stores nothing',
      description:
        'Orders are found by their numbers in the text of a transfer, else by the amount. Money that went out is counted only.',
      request: Type.Object({
        /** The file: camt.052, camt.053 or camt.054, or CSV with a date, an amount and a text. */
        content: Text(1, MAX_STATEMENT),
      }),
      response: Type.Object({
        format: OneOf(statementFormats),
        lines: Type.Array(StatementLine),
        /** Lines about outgoing money, or that the bank has not booked yet. */
        skipped: Type.Integer(),
      }),
      errors: [StatementUnreadable, TooManyStatementLines],
    }),
    recordPayments: operation({
      route: POST('/payments'),
      permission: 'admin',
      writes: true,
      summary:
        'Record lines of a statement as payments of orders; failures are reported one by one',
      description:
        'A line is recorded once, however often it is sent. Lines that cannot be recorded have an error in their result; the others are recorded.',
      request: Type.Object({
        lines: Type.Array(RecordedLine, { minItems: 1, maxItems: MAX_RECORDED_LINES }),
      }),
      response: Type.Object({ results: Type.Array(RecordedLineResult) }),
      facts: [...orderPaymentFacts],
    }),
  },
})
