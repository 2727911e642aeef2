import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../payments/index.ts'
import type { DraftOrder, StoredView } from '../model.ts'
import { withoutTexts } from '../rules/buyer-texts.ts'

/** `d` is a draft. */
export const columns = sql`
  d.id, d.revision, d.status, d.is_edit AS "isEdit", d.order_id AS "orderId",
  (SELECT o.number FROM orders o WHERE o.site_id = d.site_id AND o.id = d.order_id) AS "orderNumber",
  d.currency, d.lines, d.dropped, d.discounts, d.fees, d.delivery, d.member_id AS "memberId", d.email, d.shipping,
  d.billing, d.note, d.tax_exempt AS "taxExempt", d.language, d.reason, d.extended_fields AS "extendedFields",
  d.total_minor AS "totalMinor", d.proposal, d.creator, d.created_date AS "createdDate", d.updated_date AS "updatedDate",
  d.expires_date AS "expiresDate", d.applied_date AS "appliedDate"`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

async function find(
  tx: Tx,
  where: RawBuilder<unknown>,
  isLocked: boolean,
): Promise<DraftOrder | undefined> {
  const { rows } = await sql<DraftOrder>`
    SELECT ${columns} FROM draft_orders d WHERE d.site_id = ${tx.siteId} AND ${where}
    ${isLocked ? sql`FOR UPDATE OF d` : sql``}`.execute(tx.db)
  return rows[0] && withDates(rows[0])
}

/** JSON has no dates. */
export const withDates = <One extends DraftOrder>(row: One): One => ({
  ...row,
  proposal: row.proposal && { ...row.proposal, proposedDate: new Date(row.proposal.proposedDate) },
})

export const findDraft = (tx: Tx, id: string, lock = false): Promise<DraftOrder | undefined> =>
  find(tx, sql`d.id = ${id}::uuid`, lock)

/** Drafts by their ids, in one statement. */
export async function findDrafts(
  tx: Tx,
  ids: readonly string[],
  lock = false,
): Promise<DraftOrder[]> {
  const { rows } = await sql<DraftOrder>`
    SELECT ${columns} FROM draft_orders d
     WHERE d.site_id = ${tx.siteId} AND d.id = ANY (${[...ids]}::uuid[]) ORDER BY d.id
    ${lock ? sql`FOR UPDATE OF d` : sql``}`.execute(tx.db)
  return rows.map(withDates)
}

/** The draft that edits an order now, expired or not. */
export const findOpenDraftOf = (tx: Tx, orderId: string): Promise<DraftOrder | undefined> =>
  find(tx, sql`d.order_id = ${orderId}::uuid AND d.status = 'OPEN' AND d.is_edit`, true)

/** Drafts as last saved or applied, by their ids, in one statement. */
export async function findStored(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredView>> {
  const { rows } = await sql<{ id: string; priced: StoredView }>`
    SELECT id, priced FROM draft_orders
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
  return new Map(rows.map(({ id, priced }) => [id, priced]))
}

/** The draft that a call with this key has made. */
export async function findByKey(
  tx: Tx,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: Buffer }>`
    SELECT id, request_hash AS "bodyHash" FROM draft_orders
     WHERE site_id = ${tx.siteId} AND request_key = ${key}`.execute(tx.db)
  return rows[0]
}

export async function insertDraft(
  tx: Tx,
  one: DraftOrder,
  { buyerName, priced, request }: StoredColumns & { readonly request: RequestKey | undefined },
): Promise<void> {
  await sql`
    INSERT INTO draft_orders (site_id, id, revision, status, is_edit, order_id, currency, lines, dropped, discounts,
                              fees, delivery, member_id, email, buyer_name, shipping, billing, note, tax_exempt,
                              language, reason, extended_fields, total_minor, priced, creator, request_key, request_hash,
                              created_date, updated_date, expires_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.revision}, ${one.status}, ${one.isEdit}, ${one.orderId}, ${one.currency},
            ${json(one.lines)}, ${[...one.dropped]}::text[], ${json(one.discounts)}, ${json(one.fees)},
            ${json(one.delivery)}, ${one.memberId}, ${one.email}, ${buyerName}, ${json(one.shipping)},
            ${json(one.billing)}, ${one.note}, ${one.taxExempt}, ${one.language}, ${one.reason},
            ${json(one.extendedFields)}, ${one.totalMinor}, ${json(priced)}, ${json(one.creator)}, ${request?.key ?? null},
            ${request?.bodyHash ?? null}, ${one.createdDate}, ${one.updatedDate}, ${one.expiresDate})`.execute(
    tx.db,
  )
}

/** Columns stored with a draft. */
interface StoredColumns {
  readonly buyerName: string
  readonly priced: StoredView
}

export async function updateDraft(
  tx: Tx,
  one: DraftOrder,
  { buyerName, priced }: StoredColumns,
): Promise<void> {
  await sql`
    UPDATE draft_orders
       SET revision = ${one.revision}, status = ${one.status}, order_id = ${one.orderId}, lines = ${json(one.lines)},
           dropped = ${[...one.dropped]}::text[], discounts = ${json(one.discounts)}, fees = ${json(one.fees)},
           delivery = ${json(one.delivery)}, member_id = ${one.memberId}, email = ${one.email},
           buyer_name = ${buyerName}, shipping = ${json(one.shipping)}, billing = ${json(one.billing)},
           note = ${one.note}, tax_exempt = ${one.taxExempt}, language = ${one.language}, reason = ${one.reason},
           extended_fields = ${json(one.extendedFields)}, total_minor = ${one.totalMinor},
           priced = ${json(priced)}, proposal = ${json(one.proposal)}, updated_date = ${one.updatedDate}, expires_date = ${one.expiresDate},
           applied_date = ${one.appliedDate}
     WHERE site_id = ${tx.siteId} AND id = ${one.id}::uuid`.execute(tx.db)
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM draft_orders WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(
    tx.db,
  )
}

/** Deletes unapplied drafts of guests; removes personal data from the others. */
export async function eraseGuest(
  tx: Tx,
  {
    emails,
    orderIds,
  }: { readonly emails: readonly string[]; readonly orderIds: readonly string[] },
): Promise<void> {
  const own = sql`
    site_id = ${tx.siteId} AND (order_id = ANY (${[...orderIds]}::uuid[])
      OR lower(email) = ANY (${emails.map((one) => one.toLowerCase())}::text[]))`
  await sql`DELETE FROM draft_orders WHERE ${own} AND status = 'OPEN'`.execute(tx.db)
  const { rows } = await sql<{ id: string; lines: unknown; priced: unknown }>`
    UPDATE draft_orders SET email = NULL, buyer_name = '', shipping = NULL, billing = NULL, note = ''
     WHERE ${own} RETURNING id, lines, priced`.execute(tx.db)
  const emptied = JSON.stringify(withoutTexts(rows))
  await sql`
    UPDATE draft_orders d SET lines = e.lines, priced = e.priced
      FROM jsonb_to_recordset(${emptied}::jsonb) AS e (id uuid, lines jsonb, priced jsonb)
     WHERE d.site_id = ${tx.siteId} AND d.id = e.id`.execute(tx.db)
}

/** Expired drafts of all sites, longest expired first. */
export async function findExpired(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    SELECT site_id AS "siteId", id FROM draft_orders
     WHERE status = 'OPEN' AND expires_date <= ${now}::timestamptz ORDER BY expires_date LIMIT ${limit}`.execute(
    db,
  )
  return rows
}

/** Deletes the edits of rehearsed orders. */
export async function deleteRehearsed(tx: Tx): Promise<void> {
  await sql`
    DELETE FROM draft_orders d
     WHERE d.site_id = ${tx.siteId} AND EXISTS (
       SELECT FROM orders o WHERE o.site_id = d.site_id AND o.id = d.order_id AND o.is_rehearsal)`.execute(
    tx.db,
  )
}
