import { Minor } from '../cart/estimate.ts'
import { Guid, Maybe, Nullable, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** Maximum amount of one grant, in minor units. */
export const MAX_STORE_CREDIT_AMOUNT = 100_000_000
/** The most balances in one file. */
export const MAX_EXPORTED_STORE_CREDITS = 10_000
/** The most entries that are shown of a member. */
export const MAX_STORE_CREDIT_ENTRIES = 100

/** The balance of a member in one currency. */
export const StoreCredit = Type.Object({
  /** Null once the member was erased. */
  memberId: Nullable(Guid()),
  /** The available amount, in minor units. */
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

/** The same with its owner. */
export const ListedStoreCredit = Type.Object({
  ...StoreCredit.properties,
  /** Null once the member was removed. */
  member: Nullable(Type.Object({ name: Type.String(), email: Type.String() })),
})
export type ListedStoreCredit = Static<typeof ListedStoreCredit>

/**
 * `GIVEN` by the merchant, `REFUNDED` instead of money, `SPENT` on an order, `RETURNED` by an order that was
 * cancelled or refunded, `TAKEN_BACK` by the merchant, or `EXPIRED`.
 */
export const storeCreditEntryKinds = [
  'GIVEN',
  'REFUNDED',
  'SPENT',
  'RETURNED',
  'TAKEN_BACK',
  'EXPIRED',
] as const

/** A change of store credit. All entries of a currency add up to its balance. */
export const StoreCreditEntry = Type.Object({
  id: Guid(),
  kind: OneOf(storeCreditEntryKinds),
  /** In minor units; negative for a decrease. */
  amount: Minor(),
  currency: Type.String(),
  exponent: Type.Integer(),
  /** Why, as the merchant wrote it; the member reads it. */
  reason: Type.String(),
  /** For granted credit: the expiry; null: unlimited. */
  expirationDate: Nullable(Timestamp()),
  /** For granted credit: the amount that can still be taken back; 0 for others. */
  left: Minor(),
  orderId: Nullable(Guid()),
  orderNumber: Nullable(Type.String()),
  createdDate: Timestamp(),
})
export type StoreCreditEntry = Static<typeof StoreCreditEntry>

/** Credit to grant. */
export const NewStoreCredit = Type.Object({
  memberId: Guid(),
  /** In minor units of the shop’s currency. */
  amount: Type.Integer({ minimum: 1, maximum: MAX_STORE_CREDIT_AMOUNT }),
  /** Why; the member reads it. */
  reason: Text(1, 200),
  /** Until when it can be spent; null: for ever. */
  expirationDate: Maybe(Timestamp()),
})
