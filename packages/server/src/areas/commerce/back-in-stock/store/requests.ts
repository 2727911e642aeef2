import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { AwaitedReference, BackInStockRequest } from '../model.ts'

/** `r` is a request. */
export const columns = sql`
  r.id, r.product_id AS "productId", r.variant_id AS "variantId", r.name, r.choices, r.email,
  r.member_id AS "memberId", r.language, r.item_url AS "itemUrl", r.status,
  r.auto_notified AS "autoNotified", r.created_date AS "createdDate", r.notified_date AS "notifiedDate"`

async function find(
  tx: Tx,
  where: RawBuilder<unknown>,
  ending: RawBuilder<unknown> = sql``,
): Promise<BackInStockRequest[]> {
  const { rows } = await sql<BackInStockRequest>`
    SELECT ${columns} FROM back_in_stock_requests r
     WHERE r.site_id = ${tx.siteId} AND ${where} ORDER BY r.id ${ending}`.execute(tx.db)
  return rows
}

export const findRequest = async (tx: Tx, id: string): Promise<BackInStockRequest | undefined> =>
  (await find(tx, sql`r.id = ${id}::uuid`))[0]

const isOf = ({ productId, variantId }: AwaitedReference) =>
  sql`r.product_id = ${productId}::uuid AND r.variant_id IS NOT DISTINCT FROM ${variantId}::uuid`

/** The open request of an address for an item. */
export const findWaiting = async (
  tx: Tx,
  { email, ...item }: AwaitedReference & { readonly email: string },
): Promise<BackInStockRequest | undefined> =>
  (
    await find(
      tx,
      sql`${isOf(item)} AND r.status = 'RECEIVED' AND lower(r.email) = lower(${email})`,
    )
  )[0]

/** Number of open requests of an address. */
export async function countWaitingOf(tx: Tx, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM back_in_stock_requests
     WHERE site_id = ${tx.siteId} AND lower(email) = lower(${email})
       AND status = 'RECEIVED'`.execute(tx.db)
  return rows[0]?.count ?? 0
}

/** False when the address already has an open request for the item. */
export async function insertRequest(
  tx: Tx,
  one: BackInStockRequest,
  expiresDate: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO back_in_stock_requests (site_id, id, product_id, variant_id, name, choices, email, member_id,
                                        language, item_url, status, created_date, expires_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.productId}, ${one.variantId}, ${one.name}, ${one.choices},
            ${one.email}, ${one.memberId}, ${one.language}, ${one.itemUrl}, ${one.status},
            ${one.createdDate}, ${expiresDate}) ON CONFLICT DO NOTHING`.execute(tx.db)
  return numAffectedRows === 1n
}

/** Which of these products have open requests. */
export async function findAwaitedProducts(
  tx: Tx,
  productIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id AS id FROM back_in_stock_requests
     WHERE site_id = ${tx.siteId} AND product_id = ANY (${[...productIds]}::uuid[])
       AND status = 'RECEIVED' ORDER BY 1`.execute(tx.db)
  return rows.map(({ id }) => id)
}

interface RequestFilter {
  readonly productId?: string
  /** Absent: every variant, and the product as a whole. */
  readonly variantId?: string | null
  readonly ids?: readonly string[]
}

/**
 * Waiting requests, locked, in the order of their ids after the given one. Skips rows that another transaction has
 * locked, because that transaction handles them.
 */
export const lockWaiting = (
  tx: Tx,
  { productId, variantId, ids }: RequestFilter,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<BackInStockRequest[]> =>
  find(
    tx,
    sql`r.status = 'RECEIVED' AND r.id > ${after}::uuid
        AND ${productId === undefined ? sql`TRUE` : sql`r.product_id = ${productId}::uuid`}
        AND ${variantId === undefined ? sql`TRUE` : sql`r.variant_id IS NOT DISTINCT FROM ${variantId}::uuid`}
        AND ${ids === undefined ? sql`TRUE` : sql`r.id = ANY (${[...ids]}::uuid[])`}`,
    sql`LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  )

/** Locks requests by their ids, or the open ones of an address. */
export const lockRequests = (
  tx: Tx,
  by: { readonly ids: readonly string[] } | { readonly email: string },
): Promise<BackInStockRequest[]> =>
  find(
    tx,
    'ids' in by
      ? sql`r.id = ANY (${[...by.ids]}::uuid[])`
      : sql`lower(r.email) = lower(${by.email}) AND r.status = 'RECEIVED'`,
    sql`FOR UPDATE`,
  )

/** Word has been sent to some that are locked. */
export async function markNotified(
  tx: Tx,
  ids: readonly string[],
  { byShop, expiresDate }: { readonly byShop: boolean; readonly expiresDate: Date },
): Promise<void> {
  await sql`
    UPDATE back_in_stock_requests
       SET status = 'NOTIFICATION_SENT', auto_notified = ${byShop}, notified_date = ${tx.now},
           expires_date = ${expiresDate}
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
}

export async function deleteRequests(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM back_in_stock_requests
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
}
