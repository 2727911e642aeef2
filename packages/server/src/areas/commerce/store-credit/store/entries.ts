import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../payments/index.ts'
import type { Entry, LotPart } from '../model.ts'

export interface NewEntry
  extends Pick<Entry, 'id' | 'kind' | 'amountMinor'>,
    Partial<Pick<Entry, 'reason' | 'expirationDate' | 'orderId' | 'orderNumber'>> {
  readonly paymentId?: string
  readonly parts: readonly LotPart[]
  readonly request?: RequestKey | undefined
}

export async function insertEntry(tx: Tx, storeCreditId: string, entry: NewEntry): Promise<void> {
  const { request, orderId = null, orderNumber = null, expirationDate = null } = entry
  await sql`
    INSERT INTO store_credit_entries (site_id, id, store_credit_id, kind, amount_minor, reason, expiration_date,
                                      order_id, order_number, payment_id, parts, request_key, request_hash,
                                      created_date)
    VALUES (${tx.siteId}, ${entry.id}, ${storeCreditId}, ${entry.kind}, ${entry.amountMinor}, ${entry.reason ?? ''},
            ${expirationDate}, ${orderId}, ${orderNumber}, ${entry.paymentId ?? null},
            ${JSON.stringify(entry.parts)}::jsonb, ${request?.key ?? null}, ${request?.bodyHash ?? null},
            ${tx.now})`.execute(tx.db)
}

const selection = (tx: Tx) => sql`
  SELECT e.id, e.kind, e.amount_minor AS "amountMinor", c.currency, e.reason, e.expiration_date AS "expirationDate",
         e.order_id AS "orderId", e.order_number AS "orderNumber", e.created_date AS "createdDate",
         (CASE WHEN e.kind = 'GIVEN' AND (l.expiration_date IS NULL OR l.expiration_date > ${tx.now}::timestamptz)
               THEN l.left_minor ELSE 0 END)::float8 AS "leftMinor"
    FROM store_credit_entries e
    JOIN store_credits c ON c.site_id = e.site_id AND c.id = e.store_credit_id
    LEFT JOIN store_credit_lots l ON l.site_id = e.site_id AND l.id = e.id
   WHERE e.site_id = ${tx.siteId}`

/** The latest entries of a member, the latest first. */
export async function findEntries(tx: Tx, memberId: string, limit: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    ${selection(tx)} AND c.member_id = ${memberId}::uuid ORDER BY e.place DESC LIMIT ${limit}`.execute(
    tx.db,
  )
  return rows
}

export async function findEntry(tx: Tx, id: string): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`${selection(tx)} AND e.id = ${id}::uuid`.execute(tx.db)
  return rows[0]
}

/** The balance of an entry. */
export async function findBalanceOf(tx: Tx, entryId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT store_credit_id AS id FROM store_credit_entries
     WHERE site_id = ${tx.siteId} AND id = ${entryId}::uuid`.execute(tx.db)
  return rows[0]?.id
}

/** The entry that a call with this key has made. */
export async function findByRequest(
  tx: Tx,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: Buffer }>`
    SELECT id, request_hash AS "bodyHash" FROM store_credit_entries
     WHERE site_id = ${tx.siteId} AND request_key = ${key}`.execute(tx.db)
  return rows[0]
}

/** The amounts that a payment has used of a balance and returned to it. */
export async function findSpent(tx: Tx, paymentId: string) {
  const { rows } = await sql<{
    storeCreditId: string
    orderId: string | null
    orderNumber: number | null
    amountMinor: number
    parts: LotPart[]
    returnedMinor: number
  }>`
    SELECT store_credit_id AS "storeCreditId", order_id AS "orderId", order_number AS "orderNumber",
           -amount_minor AS "amountMinor", parts,
           (SELECT COALESCE(sum(r.amount_minor), 0)::float8 FROM store_credit_entries r
             WHERE r.site_id = e.site_id AND r.payment_id = e.payment_id AND r.kind = 'RETURNED') AS "returnedMinor"
      FROM store_credit_entries e
     WHERE site_id = ${tx.siteId} AND payment_id = ${paymentId}::uuid AND kind = 'SPENT'`.execute(
    tx.db,
  )
  return rows[0]
}
