import { Minor } from '../cart/estimate.ts'
import { Guid, Maybe, Nullable, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** The largest amount that is given at once, in minor units. */
export const MAX_STORE_CREDIT_AMOUNT = 100_000_000
/** The most balances in one file. */
export const MAX_EXPORTED_STORE_CREDITS = 10_000
/** The most entries that are shown of a member. */
export const MAX_STORE_CREDIT_ENTRIES = 100

/** What a member can spend in the shop, in one currency. */
export const StoreCredit = Type.Object({
  /** Null once the member was erased. */
  memberId: Nullable(Guid()),
  /** What can be spent now, in minor units. */
  balance: Minor(),
  currency: Type.String(),
  /** Digits of the currency: 2 for EUR. */
  exponent: Type.Integer(),
  /** When the next part of it expires; null: none does. */
  nextExpirationDate: Nullable(Timestamp()),
  /** How much expires then. */
  nextExpiring: Minor(),
  updatedDate: Timestamp(),
})
export type StoreCredit = Static<typeof StoreCredit>

/** The same with whose it is. */
export const ListedStoreCredit = Type.Object({
  ...StoreCredit.properties,
  /** Null once the member was removed. */
  member: Nullable(Type.Object({ name: Type.String(), email: Type.String() })),
})
export type ListedStoreCredit = Static<typeof ListedStoreCredit>

/**
 * `GIVEN` by the merchant, `REFUNDED` in place of money, `SPENT` on an order, `RETURNED` by an order that came to nothing
 * or was refunded, `TAKEN_BACK` by the merchant, or `EXPIRED`.
 */
export const storeCreditEntryKinds = [
  'GIVEN',
  'REFUNDED',
  'SPENT',
  'RETURNED',
  'TAKEN_BACK',
  'EXPIRED',
] as const

/** Credit that came or went. All entries of a currency add up to its balance. */
export const StoreCreditEntry = Type.Object({
  id: Guid(),
  kind: OneOf(storeCreditEntryKinds),
  /** In minor units; negative for what went. */
  amount: Minor(),
  currency: Type.String(),
  exponent: Type.Integer(),
  /** Why, as the merchant wrote it; the member reads it. */
  reason: Type.String(),
  /** Of what was given: until when it can be spent; null: for ever. */
  expirationDate: Nullable(Timestamp()),
  /** Of what was given: what can still be taken back; 0 for others. */
  left: Minor(),
  orderId: Nullable(Guid()),
  orderNumber: Nullable(Type.String()),
  createdDate: Timestamp(),
})
export type StoreCreditEntry = Static<typeof StoreCreditEntry>

/** Credit as it is given. */
export const NewStoreCredit = Type.Object({
  memberId: Guid(),
  /** In minor units of the shop’s currency. */
  amount: Type.Integer({ minimum: 1, maximum: MAX_STORE_CREDIT_AMOUNT }),
  /** Why; the member reads it. */
  reason: Text(1, 200),
  /** Until when it can be spent; null: for ever. */
  expirationDate: Maybe(Timestamp()),
})
