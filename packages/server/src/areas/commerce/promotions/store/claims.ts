import { sql } from 'kysely'
import { rowsToSql } from '../../../../platform/db/rows-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Claim } from '../model.ts'

/** Which limit of a promotion was reached. */
export type ClaimRefusal = 'TOTAL' | 'CODE' | 'BUYER'

export interface ClaimResult {
  readonly promotionId: string
  /** The order had claimed it before: nothing is counted twice. */
  readonly isRepeated: boolean
  readonly refusal: ClaimRefusal | null
}

interface ClaimSet {
  readonly orderId: string
  readonly buyer: string | undefined
  readonly memberId: string | undefined
  readonly claims: readonly Claim[]
}

/**
 * Counts the uses of an order in one conditional statement: a counter only grows below its limit, even
 * concurrently. Locks promotions by id to avoid deadlocks. When any is refused the caller throws, and the
 * transaction rolls back the others.
 */
export async function claimUses(
  tx: Tx,
  { orderId, buyer, memberId, claims }: ClaimSet,
): Promise<ClaimResult[]> {
  const sent = rowsToSql(
    { promotionId: 'uuid', codeId: 'uuid', amountMinor: 'bigint' },
    claims.map((claim) => ({ ...claim, codeId: claim.codeId ?? null })),
  )
  const { rows } = await sql<ClaimResult>`
    WITH asked AS MATERIALIZED (
      SELECT n."promotionId" AS promotion_id, n."codeId" AS code_id, n."amountMinor" AS amount,
             p.budget_minor,
             EXISTS (SELECT FROM promotion_claims k
                      WHERE k.site_id = ${tx.siteId} AND k.order_id = ${orderId}::uuid
                        AND k.promotion_id = n."promotionId") AS repeated
        FROM ${sent} n
        JOIN promotions p
          ON p.site_id = ${tx.siteId} AND p.id = n."promotionId" AND p.deleted_date IS NULL
    ), counted AS (
      INSERT INTO promotion_usage AS u (site_id, promotion_id, used, spent_minor)
      SELECT ${tx.siteId}::uuid, promotion_id, 1, amount FROM asked
       WHERE NOT repeated AND (budget_minor IS NULL OR amount <= budget_minor)
       ORDER BY promotion_id
      ON CONFLICT (site_id, promotion_id) DO UPDATE
         SET used = u.used + 1, spent_minor = u.spent_minor + excluded.spent_minor
       WHERE EXISTS (SELECT FROM promotions p
                      WHERE p.site_id = u.site_id AND p.id = u.promotion_id
                        AND (p.limit_total IS NULL OR u.used < p.limit_total)
                        AND (p.budget_minor IS NULL
                          OR u.spent_minor + excluded.spent_minor <= p.budget_minor))
      RETURNING promotion_id
    ), coded AS (
      UPDATE promotion_codes c SET used = c.used + 1
        FROM asked a
       WHERE c.site_id = ${tx.siteId} AND c.id = a.code_id AND c.promotion_id = a.promotion_id
         AND c.deleted_by IS NULL AND NOT a.repeated AND (c.usage_limit IS NULL OR c.used < c.usage_limit)
      RETURNING c.promotion_id
    ), bought AS (
      INSERT INTO promotion_buyers AS b (site_id, promotion_id, buyer, member_id, used)
      SELECT ${tx.siteId}::uuid, promotion_id, ${buyer ?? null}::text, ${memberId ?? null}::uuid, 1 FROM asked
       WHERE NOT repeated AND ${buyer ?? null}::text IS NOT NULL
       ORDER BY promotion_id
      ON CONFLICT (site_id, promotion_id, buyer) DO UPDATE SET used = b.used + 1
       WHERE EXISTS (SELECT FROM promotions p
                      WHERE p.site_id = b.site_id AND p.id = b.promotion_id
                        AND (p.limit_per_buyer IS NULL OR b.used < p.limit_per_buyer))
      RETURNING promotion_id
    ), noted AS (
      INSERT INTO promotion_claims
             (site_id, order_id, promotion_id, code_id, buyer, amount_minor, created_date)
      SELECT ${tx.siteId}::uuid, ${orderId}::uuid, promotion_id, code_id, ${buyer ?? null}::text, amount,
             ${tx.now}::timestamptz
        FROM asked WHERE NOT repeated
    )
    SELECT a.promotion_id AS "promotionId", a.repeated AS "isRepeated",
           CASE WHEN a.repeated THEN NULL
                WHEN a.promotion_id NOT IN (SELECT promotion_id FROM counted) THEN 'TOTAL'
                WHEN a.code_id IS NOT NULL AND a.promotion_id NOT IN (SELECT promotion_id FROM coded) THEN 'CODE'
                WHEN ${buyer ?? null}::text IS NOT NULL
                 AND a.promotion_id NOT IN (SELECT promotion_id FROM bought) THEN 'BUYER' END AS refusal
      FROM asked a ORDER BY a.promotion_id`.execute(tx.db)
  return rows
}

/** Locks the counters of an order's promotions in the order in which `claimUses` writes them. */
async function lockUsageOf(tx: Tx, orderId: string): Promise<void> {
  await sql`
    SELECT FROM promotion_usage
     WHERE site_id = ${tx.siteId} AND promotion_id IN (
           SELECT promotion_id FROM promotion_claims
            WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid)
     ORDER BY promotion_id FOR UPDATE`.execute(tx.db)
}

/** Releases all uses of an order, once. Returns the promotions. */
export async function releaseUses(tx: Tx, orderId: string): Promise<string[]> {
  await lockUsageOf(tx, orderId)
  const { rows } = await sql<{ promotionId: string }>`
    WITH released AS (
      DELETE FROM promotion_claims
       WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid
      RETURNING promotion_id, code_id, buyer, amount_minor
    ), counted AS (
      UPDATE promotion_usage u
         SET used = u.used - 1, spent_minor = u.spent_minor - r.amount_minor
        FROM released r WHERE u.site_id = ${tx.siteId} AND u.promotion_id = r.promotion_id
    ), coded AS (
      UPDATE promotion_codes c SET used = c.used - 1
        FROM released r WHERE c.site_id = ${tx.siteId} AND c.id = r.code_id
    ), bought AS (
      UPDATE promotion_buyers b SET used = b.used - 1
        FROM released r
       WHERE b.site_id = ${tx.siteId} AND b.promotion_id = r.promotion_id AND b.buyer = r.buyer
    )
    SELECT promotion_id AS "promotionId" FROM released ORDER BY 1`.execute(tx.db)
  return rows.map(({ promotionId }) => promotionId)
}
