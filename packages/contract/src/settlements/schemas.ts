import { Guid, Nullable, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** The most lines of one file, and its most characters. */
export const MAX_SETTLEMENT_LINES = 20_000
export const MAX_SETTLEMENT = 10_000_000

/** The provider of the file; `TABLE` is a table of any provider, with a column that names it. */
export const settlementFormats = ['STRIPE', 'MOLLIE', 'PAYPAL', 'TABLE'] as const
export type SettlementFormat = (typeof settlementFormats)[number]

export const settlementLineKinds = [
  'PAYMENT',
  'REFUND',
  /** A chargeback, or its reversal. */
  'DISPUTE',
  'FEE',
  'PAYOUT',
  /** Whatever else changed the balance, such as a reserve; nothing is booked of it. */
  'OTHER',
] as const
export type SettlementLineKind = (typeof settlementLineKinds)[number]

export const settlementMatches = [
  'MATCHED',
  /** The shop has booked another amount, or another currency. */
  'AMOUNT_DIFFERS',
  /** The shop has no such payment or refund. */
  'NOT_IN_SHOP',
  /** For fees, payouts and other lines that are no payments. */
  'NONE',
] as const
export type SettlementMatch = (typeof settlementMatches)[number]

/** Amounts of one currency, in minor units, as they change the balance at the provider. */
export const SettlementTotals = Type.Object({
  currency: Type.String(),
  /** Decimals of the currency. */
  exponent: Type.Integer(),
  payments: Type.Integer(),
  refunds: Type.Integer(),
  disputes: Type.Integer(),
  other: Type.Integer(),
  /** Fees of the provider, above 0. */
  fees: Type.Integer(),
  /** Amount paid out to the bank account. */
  paidOut: Type.Integer(),
})
export type SettlementTotals = Static<typeof SettlementTotals>

export const SettlementPayout = Type.Object({
  reference: Type.String(),
  day: Type.String(),
  currency: Type.String(),
  exponent: Type.Integer(),
  amount: Type.Integer(),
})
export type SettlementPayout = Static<typeof SettlementPayout>

export const Settlement = Type.Object({
  id: Guid(),
  /** Such as `STRIPE`. */
  provider: Type.String(),
  format: OneOf(settlementFormats),
  fileName: Type.String(),
  /** The days of its lines, such as 2026-11-26. */
  from: Type.String(),
  to: Type.String(),
  totals: Type.Array(SettlementTotals),
  payouts: Type.Array(SettlementPayout),
  /** Number of lines by match, without those of earlier imports. */
  matched: Type.Integer(),
  differing: Type.Integer(),
  notInShop: Type.Integer(),
  /** Lines that an earlier import has; nothing is booked of them again. */
  repeated: Type.Integer(),
  /** Payments and refunds of its days that no settlement has. */
  missing: Type.Integer(),
  createdDate: Timestamp(),
})
export type Settlement = Static<typeof Settlement>

export const SettlementLine = Type.Object({
  /** In the file, from 1. */
  position: Type.Integer(),
  kind: OneOf(settlementLineKinds),
  /** The provider's id of the payment, refund or payout. */
  reference: Type.String(),
  day: Type.String(),
  /** The amount paid by the buyer, or refunded if below 0, in minor units. */
  amount: Type.Integer(),
  currency: Type.String(),
  exponent: Type.Integer(),
  fee: Type.Integer(),
  /** The currency of the fee. */
  feeCurrency: Type.String(),
  feeExponent: Type.Integer(),
  payout: Type.String(),
  match: OneOf(settlementMatches),
  /** The amount booked in the shop; null if it has no such entry. */
  expected: Nullable(Type.Integer()),
  orderId: Nullable(Guid()),
  orderNumber: Nullable(Type.String()),
})
export type SettlementLine = Static<typeof SettlementLine>

/** Money that the shop has booked and no settlement has. */
export const MissingMovement = Type.Object({
  /** The provider's id. */
  reference: Type.String(),
  kind: OneOf(['PAYMENT', 'REFUND'] as const),
  day: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  exponent: Type.Integer(),
  orderId: Guid(),
  orderNumber: Type.String(),
})
export type MissingMovement = Static<typeof MissingMovement>

export const settlementFileName = Text(0, 200)
