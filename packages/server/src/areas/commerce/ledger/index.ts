import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { EntryGroup } from './model.ts'
import { mergeEntries, negated, partOf, reversalOf } from './rules/entries.ts'
import { findEntries, findEntriesBetween, insertEntries } from './store.ts'

export type * from './model.ts'
export { SOLD_WITH_ORDER } from './rules/entries.ts'

export type Ledger = typeof ledger

/** The money of orders, gift cards and store credit, in double entry. */
export const ledger = {
  /** Books groups; merges entries of the same account and detail, and drops zero amounts. */
  async post(tx: Tx, ...groups: readonly EntryGroup[]): Promise<void> {
    const booked = groups.flatMap(({ entries, groupId = newId(), ...group }) =>
      mergeEntries(entries).map((entry, position) => ({ ...group, ...entry, groupId, position })),
    )
    await insertEntries(tx, booked)
  },
  /** The entries of an order, the earliest first. */
  of: findEntries,
  /** All entries of a period, the earliest first. */
  between: findEntriesBetween,
  /** Reverses the rest of a sale; earlier refunds are not reversed twice. */
  async cancelSale(tx: Tx, orderId: string, currency: string): Promise<void> {
    const entries = reversalOf(await findEntries(tx, orderId))
    await ledger.post(tx, { orderId, kind: 'CANCELLATION', currency, entries })
  },
  /** Books a sale again that was taken back. */
  async restoreSale(tx: Tx, orderId: string, currency: string): Promise<void> {
    const sold = (await findEntries(tx, orderId)).filter(({ kind }) => kind === 'SALE')
    await ledger.post(tx, { orderId, kind: 'CANCELLATION', currency, entries: sold })
  },
  /** Reverses a part of a group, in minor units of its amount on the buyer's account. */
  async undoPart(tx: Tx, orderId: string, groupId: string, amountMinor: number): Promise<void> {
    const group = (await findEntries(tx, orderId)).filter((entry) => entry.groupId === groupId)
    const [first] = group
    if (!first) return
    const entries = negated(partOf(group, amountMinor))
    await ledger.post(tx, { orderId, kind: 'CANCELLATION', currency: first.currency, entries })
  },
}
