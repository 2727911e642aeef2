import { readQuery } from '@vitrine/contract/catalog'
import {
  type StoreCreditEntry,
  storeCreditFields,
  type ListedStoreCredit as WireListedStoreCredit,
  type StoreCredit as WireStoreCredit,
} from '@vitrine/contract/store-credit'
import { currencyExponent } from '@vitrine/money'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import type { Entry, ListedStoreCredit, ShownStoreCredit, StoreCreditQuery } from './model.ts'

export const encodeBalance = (balance: ShownStoreCredit): WireStoreCredit => ({
  memberId: balance.memberId,
  balance: balance.usableMinor,
  currency: balance.currency,
  exponent: currencyExponent(balance.currency),
  nextExpirationDate: balance.nextExpirationDate,
  nextExpiring: balance.nextExpiringMinor,
  updatedDate: balance.updatedDate,
})

export const encodeListed = (balance: ListedStoreCredit): WireListedStoreCredit => ({
  ...encodeBalance(balance),
  member: balance.member,
})

export const encodeEntry = (entry: Entry): StoreCreditEntry => ({
  id: entry.id,
  kind: entry.kind,
  amount: entry.amountMinor,
  currency: entry.currency,
  exponent: currencyExponent(entry.currency),
  reason: entry.reason,
  expirationDate: entry.expirationDate,
  left: entry.leftMinor,
  orderId: entry.orderId,
  orderNumber: entry.orderNumber === null ? null : String(entry.orderNumber),
  createdDate: entry.createdDate,
})

/** Sorted by last change first by default. */
export function decodeQuery({ query, walk }: PagedQuery): StoreCreditQuery {
  const { sort, ...rest } = readQuery(storeCreditFields, query)
  const latest = [{ field: 'updatedDate', descending: true }]
  return { ...rest, sort: sort.length > 0 ? sort : latest, walk }
}
