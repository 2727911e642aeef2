import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Review } from '../model.ts'

/** `r` is a review. */
export const columns = sql`
  r.id, r.revision, r.product_id AS "productId", r.product_name AS "productName", r.order_id AS "orderId",
  r.order_number AS "orderNumber", r.line_id AS "lineId", r.member_id AS "memberId", r.email, r.language,
  r.rating, r.title, r.body AS text, r.display_name AS "displayName", r.status,
  r.is_verified AS "isVerified", r.reply, r.reply_date AS "replyDate", r.report_count AS "reportCount",
  r.created_date AS "createdDate", r.updated_date AS "updatedDate", r.edited_date AS "editedDate"`

/** Numbers of orders are `bigint`, which the driver reads as text. */
export const toReview = (row: Review): Review => ({ ...row, orderNumber: Number(row.orderNumber) })

async function find(tx: Tx, where: RawBuilder<unknown>, lock: boolean): Promise<Review[]> {
  const { rows } = await sql<Review>`
    SELECT ${columns} FROM product_reviews r WHERE r.site_id = ${tx.siteId} AND ${where}
     ORDER BY r.id ${lock ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return rows.map(toReview)
}

/** In the order of their ids; missing ones are omitted. */
export const findReviews = (tx: Tx, ids: readonly string[], lock = false): Promise<Review[]> =>
  find(tx, sql`r.id = ANY (${[...ids]}::uuid[])`, lock)

export const findReviewsOfOrder = (tx: Tx, orderId: string, lock = false): Promise<Review[]> =>
  find(tx, sql`r.order_id = ${orderId}::uuid`, lock)

/** Number of reviews that the buyer of an order has saved since a moment. */
export async function countReviews(
  tx: Tx,
  { memberId, email }: Pick<Review, 'memberId' | 'email'>,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM product_reviews
     WHERE site_id = ${tx.siteId} AND created_date > ${since}::timestamptz
       AND (member_id = ${memberId}::uuid OR (email <> '' AND lower(email) = lower(${email})))`.execute(
    tx.db,
  )
  return rows[0]?.count ?? 0
}

export async function insertReview(tx: Tx, one: Review): Promise<void> {
  await sql`
    INSERT INTO product_reviews (site_id, id, product_id, product_name, order_id, order_number, line_id, member_id,
                                 email, language, rating, title, body, display_name, status, is_verified,
                                 created_date, updated_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.productId}, ${one.productName}, ${one.orderId},
            ${one.orderNumber}, ${one.lineId}, ${one.memberId}, ${one.email}, ${one.language},
            ${one.rating}, ${one.title}, ${one.text}, ${one.displayName}, ${one.status},
            ${one.isVerified}, ${one.createdDate}, ${one.updatedDate})`.execute(tx.db)
}

/** Stores the mutable fields of a review. */
export async function updateReview(tx: Tx, one: Review): Promise<void> {
  await sql`
    UPDATE product_reviews
       SET revision = ${one.revision}, rating = ${one.rating}, title = ${one.title}, body = ${one.text},
           display_name = ${one.displayName}, status = ${one.status}, is_verified = ${one.isVerified},
           reply = ${one.reply}, reply_date = ${one.replyDate}, report_count = ${one.reportCount},
           updated_date = ${one.updatedDate}, edited_date = ${one.editedDate}
     WHERE site_id = ${tx.siteId} AND id = ${one.id}::uuid`.execute(tx.db)
}

export async function deleteReview(tx: Tx, id: string): Promise<void> {
  await sql`
    DELETE FROM product_reviews WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}
