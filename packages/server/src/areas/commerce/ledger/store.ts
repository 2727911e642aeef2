import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Account, EntryKind, JournalEntry, StoredEntry } from './model.ts'

interface NewEntry {
  readonly orderId?: string | undefined
  readonly giftCardId?: string
  readonly storeCreditId?: string
  readonly settlementId?: string
  readonly groupId: string
  readonly position: number
  readonly kind: EntryKind
  readonly account: Account
  readonly detail: string
  readonly amountMinor: number
  readonly currency: string
}

export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  await sql`
    INSERT INTO ledger_entries (site_id, order_id, gift_card_id, store_credit_id, settlement_id, group_id, position, kind, account,
                                detail, amount_minor, currency, created_date)
    SELECT ${tx.siteId}::uuid, "orderId", "giftCardId", "storeCreditId", "settlementId", "groupId", position, kind, account, detail,
           "amountMinor", currency,
           ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry (
             "orderId" uuid, "giftCardId" uuid, "storeCreditId" uuid, "settlementId" uuid, "groupId" uuid, position integer, kind text,
             account text, detail text, "amountMinor" bigint, currency text)`.execute(tx.db)
}

/** The entries of an order, the earliest first. */
export async function findEntries(tx: Tx, orderId: string): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    SELECT order_id AS "orderId", group_id AS "groupId", kind, account, detail, amount_minor AS "amountMinor",
           currency, created_date AS "createdDate"
      FROM ledger_entries WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid
     ORDER BY created_date, group_id, position`.execute(tx.db)
  return rows
}

/**
 * All entries from the first day to the last one, as days are somewhere, the earliest first. What another system booked
 * before its orders were imported stays in the journal there.
 */
export async function findEntriesBetween(
  tx: Tx,
  { first, last, timeZone }: { first: string; last: string; timeZone: string },
): Promise<JournalEntry[]> {
  const { rows } = await sql<JournalEntry>`
    SELECT COALESCE(o.number::text, g.last_four, upper(right(COALESCE(l.store_credit_id, l.settlement_id)::text, 8))) AS document, l.group_id AS "groupId", l.kind, l.account, l.detail,
           l.amount_minor AS "amountMinor", l.currency, l.created_date AS "createdDate"
      FROM ledger_entries l
      LEFT JOIN orders o ON o.site_id = l.site_id AND o.id = l.order_id
      LEFT JOIN gift_cards g ON g.site_id = l.site_id AND g.id = l.gift_card_id
     WHERE l.site_id = ${tx.siteId} AND o.is_rehearsal IS NOT TRUE AND (o.imported_date IS NULL OR l.created_date >= o.imported_date)
       AND l.created_date >= ${first}::timestamp AT TIME ZONE ${timeZone}
       AND l.created_date < (${last}::timestamp + interval '1 day') AT TIME ZONE ${timeZone}
     ORDER BY l.created_date, l.group_id, l.position`.execute(tx.db)
  return rows
}
