import type { storeCreditEntryKinds } from '@vitrine/contract/store-credit'
import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'

/** The balance of a member in one currency. Amounts in minor units of it. */
export interface StoreCredit {
  readonly id: string
  readonly revision: number
  /** Null once the member was erased. */
  readonly memberId: string | null
  readonly currency: string
  /** The sum of the entries; includes expired credit that is not booked yet. */
  readonly balanceMinor: number
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** A balance for display. */
export interface ShownStoreCredit extends StoreCredit {
  /** The amount that can be spent now. */
  readonly usableMinor: number
  /** When the next part of it expires, and how much. */
  readonly nextExpirationDate: Date | null
  readonly nextExpiringMinor: number
}

/** The owner of a balance. */
export interface CreditOwner {
  readonly name: string
  readonly email: string
}

/** A balance in a list; null if the member is deleted. */
export interface ListedStoreCredit extends ShownStoreCredit {
  readonly member: CreditOwner | null
}

/** Credit granted at once, with its remaining amount. */
export interface Lot {
  readonly id: string
  readonly leftMinor: number
  readonly expirationDate: Date | null
  readonly createdDate: Date
}

/** An amount of one lot. */
export interface LotPart {
  readonly lotId: string
  readonly amountMinor: number
}

export type EntryKind = (typeof storeCreditEntryKinds)[number]

/** An entry that increases the balance, or decreases it with a negative amount. */
export interface Entry {
  readonly id: string
  readonly kind: EntryKind
  readonly amountMinor: number
  readonly currency: string
  readonly reason: string
  readonly expirationDate: Date | null
  /** For granted credit: the remaining, unexpired amount of its lot. */
  readonly leftMinor: number
  readonly orderId: string | null
  readonly orderNumber: number | null
  readonly createdDate: Date
}

/** The order of an entry. */
export interface OrderReference {
  readonly orderId: string
  readonly orderNumber: number
}

export interface NewCredit {
  readonly memberId: string
  readonly amountMinor: number
  readonly reason: string
  readonly expirationDate: Date | null
}

/** A refund of an order as credit. Its reason is visible to staff only. */
export interface RefundedCredit extends OrderReference {
  readonly memberId: string
  readonly currency: string
  readonly amountMinor: number
}

/** Credit that pays a part of an order. */
export interface SpentCredit extends OrderReference {
  readonly id: string
  readonly amountMinor: number
  readonly paymentId: string
}

export interface StoreCreditQuery extends Page {
  readonly filter: Filter
}
