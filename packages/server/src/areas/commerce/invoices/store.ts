import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type {
  ExternalInvoice,
  Invoice,
  InvoiceRow,
  SettingsChange,
  StoredSettings,
} from './model.ts'

const row = sql`
  id, kind, year, sequence, number, issue_date::text AS "issueDate", order_id AS "orderId",
  order_number AS "orderNumber", buyer_name AS "buyerName", currency, total_minor AS "totalMinor",
  corrects_id AS "correctsId", refund_id AS "refundId", credited_minor AS "creditedMinor",
  is_credited AS "isCredited", mailed_date AS "mailedDate", created_date AS "createdDate"`

async function select(tx: Tx, where: RawBuilder<unknown>): Promise<Invoice[]> {
  const { rows } = await sql<Invoice>`
    SELECT ${row}, content FROM invoices WHERE site_id = ${tx.siteId} AND ${where}
     ORDER BY created_date, sequence`.execute(tx.db)
  return rows
}

export const findInvoice = async (tx: Tx, id: string): Promise<Invoice | undefined> =>
  (await select(tx, sql`id = ${id}::uuid`))[0]

/** The documents of orders with content, earliest first. */
export const findInvoicesOf = (tx: Tx, orderIds: readonly string[]): Promise<Invoice[]> =>
  select(tx, sql`order_id = ANY (${[...orderIds]}::uuid[])`)

/** The documents of orders without content, earliest first, in one statement. */
export async function findRowsOf(tx: Tx, orderIds: readonly string[]): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    SELECT ${row} FROM invoices WHERE site_id = ${tx.siteId} AND order_id = ANY (${[...orderIds]}::uuid[])
     ORDER BY created_date, sequence`.execute(tx.db)
  return rows
}

export interface InvoiceFilter {
  readonly kind?: Invoice['kind'] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly words: readonly string[]
  readonly limit: number
  readonly offset: number
}

const escaped = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

/** One page of documents with the total count, the last number first. */
export async function listInvoices(
  tx: Tx,
  { kind, from, to, words, limit, offset }: InvoiceFilter,
): Promise<{ readonly rows: InvoiceRow[]; readonly total: number }> {
  const conditions = [
    sql`site_id = ${tx.siteId}`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(from ? [sql`issue_date >= ${from}::date`] : []),
    ...(to ? [sql`issue_date <= ${to}::date`] : []),
    ...words.map(
      (word) => sql`(number ILIKE ${escaped(word)} OR order_number::text = ${word}
                     OR buyer_name ILIKE ${escaped(word)})`,
    ),
  ]
  const where = sql.join(conditions, sql` AND `)
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM invoices WHERE ${where}`.execute(tx.db)
  const { rows } = await sql<InvoiceRow>`
    SELECT ${row} FROM invoices WHERE ${where}
     ORDER BY year DESC, sequence DESC LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  return { rows, total: counted[0]?.total ?? 0 }
}

/**
 * Reserves consecutive numbers of a year and returns the first. Their row stays locked until the transaction
 * ends, and a rollback releases the numbers: call it last.
 */
export async function takeNumbers(tx: Tx, year: number, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    INSERT INTO invoice_counters AS c (site_id, year, next_number)
    VALUES (${tx.siteId}::uuid, ${year}, ${count + 1})
    ON CONFLICT (site_id, year) DO UPDATE SET next_number = c.next_number + ${count}
    RETURNING next_number - ${count} AS first`.execute(tx.db)
  return rows[0]?.first ?? 1
}

export async function insertInvoices(tx: Tx, invoices: readonly Invoice[]): Promise<void> {
  const rows = invoices.map(({ content, ...one }) => ({
    ...one,
    content,
    buyerName: content.buyer.company || content.buyer.name,
    totalMinor: content.totals.total,
  }))
  await sql`
    INSERT INTO invoices (site_id, id, kind, year, sequence, number, issue_date, order_id, order_number,
                          buyer_name, currency, total_minor, content, corrects_id, refund_id, created_date)
    SELECT ${tx.siteId}::uuid, id, kind, year, sequence, number, "issueDate", "orderId", "orderNumber",
           "buyerName", currency, "totalMinor", content, "correctsId", "refundId", ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one (
             id uuid, kind text, year integer, sequence integer, number text, "issueDate" date,
             "orderId" uuid, "orderNumber" bigint, "buyerName" text, currency text, "totalMinor" bigint,
             content jsonb, "correctsId" uuid, "refundId" uuid)`.execute(tx.db)
}

/** Adds to the credited amount of an invoice. */
export async function addCredited(
  tx: Tx,
  { id, amountMinor, isWhole }: { id: string; amountMinor: number; isWhole: boolean },
): Promise<void> {
  await sql`
    UPDATE invoices
       SET credited_minor = credited_minor + ${amountMinor},
           is_credited = ${isWhole} OR credited_minor + ${amountMinor} >= total_minor
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

export async function setMailed(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE invoices SET mailed_date = ${tx.now}::timestamptz
             WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

export async function findSettings(tx: Tx): Promise<StoredSettings | undefined> {
  const { rows } = await sql<StoredSettings>`
    SELECT settings, revision FROM invoice_settings WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return rows[0]
}

/** The new revision; undefined when the current one differs from the expected one. */
export async function saveSettings(
  tx: Tx,
  { settings, revision }: SettingsChange,
): Promise<number | undefined> {
  const { rows } = await sql<{ revision: number }>`
    INSERT INTO invoice_settings AS s (site_id, settings, updated_date)
    VALUES (${tx.siteId}, ${JSON.stringify(settings)}::jsonb, ${tx.now})
    ON CONFLICT (site_id) DO UPDATE
       SET settings = EXCLUDED.settings, updated_date = EXCLUDED.updated_date, revision = s.revision + 1
     WHERE ${revision ?? null}::int IS NULL OR s.revision = ${revision ?? null}::int
    RETURNING revision`.execute(tx.db)
  return rows[0]?.revision
}

/**
 * Whether documents of an order are issued automatically: by a setting of the site, or because the order has
 * one.
 */
export async function isFollowed(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ followed: boolean }>`
    SELECT EXISTS (SELECT FROM invoice_settings WHERE site_id = ${tx.siteId} AND settings ->> 'issue' <> 'MANUAL')
        OR EXISTS (SELECT FROM invoices WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid)
        AS followed`.execute(tx.db)
  return rows[0]?.followed ?? false
}

/** Invoices of orders that applications have made known, the earliest first. */
export async function findExternal(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ExternalInvoice[]> {
  const { rows } = await sql<ExternalInvoice>`
    SELECT order_id AS "orderId", id, app_id AS "appId" FROM external_invoices
     WHERE site_id = ${tx.siteId} AND order_id = ANY (${[...orderIds]}::uuid[])
     ORDER BY created_date, app_id, id`.execute(tx.db)
  return rows
}

/** False for one that is known already. */
export async function insertExternal(tx: Tx, one: ExternalInvoice): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO external_invoices (site_id, order_id, id, app_id, created_date)
    VALUES (${tx.siteId}, ${one.orderId}, ${one.id}, ${one.appId}, ${tx.now})
    ON CONFLICT DO NOTHING`.execute(tx.db)
  return numAffectedRows > 0n
}
