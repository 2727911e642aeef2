import { Guid, Nullable, OneOf, type Static, Text, Type } from '../kit/index.ts'

/** The most lines of one statement, and the most that are recorded in one call. */
export const MAX_STATEMENT_LINES = 5000
export const MAX_RECORDED_LINES = 200
/** In characters. */
export const MAX_STATEMENT = 10_000_000

export const statementFormats = ['CAMT', 'CSV'] as const

export const statementMatches = [
  /** The text names one order, and the amount is exactly what is due. */
  'MATCHED',
  /** The text names one order, and another amount is due. */
  'OTHER_AMOUNT',
  /** The text names an order that is paid or cancelled. */
  'NOTHING_DUE',
  'OTHER_CURRENCY',
  /** The text names no order; these ones wait for just this amount. */
  'SAME_AMOUNT',
  /** The text names several orders. */
  'SEVERAL_ORDERS',
  'NOT_FOUND',
  /** This line is a recorded payment already. */
  'RECORDED',
] as const
export type StatementMatch = (typeof statementMatches)[number]

/** An order that the money of a line may be for. */
export const StatementOrder = Type.Object({
  id: Guid(),
  number: Type.String(),
  buyerName: Type.String(),
  currency: Type.String(),
  /** In minor units; 0 or less where nothing is due. */
  due: Type.Integer(),
  cancelled: Type.Boolean(),
})
export type StatementOrder = Static<typeof StatementOrder>

/** An incoming payment. */
export const StatementLine = Type.Object({
  /** The same however often the statement is read. */
  id: Text(1, 64),
  /** When it was booked, such as 2026-11-26. */
  date: Type.String(),
  /** In minor units, above 0. */
  amount: Type.Integer(),
  currency: Type.String(),
  payer: Type.String(),
  /** The reference text of the payer. */
  text: Type.String(),
  match: OneOf(statementMatches),
  orders: Type.Array(StatementOrder),
})
export type StatementLine = Static<typeof StatementLine>

/** A line as a merchant assigns it to an order. */
export const RecordedLine = Type.Object({
  id: Text(1, 64),
  orderId: Guid(),
  /** In minor units. */
  amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  currency: Text(3, 3),
  /** The reference text of the bank statement; stored with the payment. */
  text: Text(0, 200),
})
export type RecordedLine = Static<typeof RecordedLine>

/** The result of a line. */
export const RecordedLineResult = Type.Object({
  id: Type.String(),
  orderId: Guid(),
  orderNumber: Nullable(Type.String()),
  /** False: this line was a recorded payment before, of the order that is named here. */
  recorded: Type.Boolean(),
  error: Nullable(Type.Object({ code: Type.String(), description: Type.String() })),
})
export type RecordedLineResult = Static<typeof RecordedLineResult>
