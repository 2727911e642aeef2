import type { ReviewReport } from '@vitrine/contract/product-reviews'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** False when the same caller has reported the review before. */
export async function insertReport(
  tx: Tx,
  reviewId: string,
  { reporter, reason, note }: Pick<ReviewReport, 'reason' | 'note'> & { readonly reporter: Buffer },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO product_review_reports (site_id, review_id, reporter, reason, note, created_date)
    VALUES (${tx.siteId}, ${reviewId}, ${reporter}, ${reason}, ${note}, ${tx.now})
    ON CONFLICT DO NOTHING`.execute(tx.db)
  return numAffectedRows === 1n
}

const REPORTS = 100

/** The latest reports of a review. */
export async function findReports(tx: Tx, reviewId: string): Promise<ReviewReport[]> {
  const { rows } = await sql<ReviewReport>`
    SELECT reason, note, created_date AS "createdDate" FROM product_review_reports
     WHERE site_id = ${tx.siteId} AND review_id = ${reviewId}::uuid
     ORDER BY created_date DESC, reporter LIMIT ${REPORTS}`.execute(tx.db)
  return rows
}
