import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Promotion, PromotionCode } from '../model.ts'
import { type PromotionRow, promotionColumns, toPromotion } from './promotions.ts'

/** A promotion that may apply to a basket, with its counters, those of the buyer, and the entered code. */
export interface Candidate {
  readonly promotion: Promotion
  readonly used: number
  readonly spentMinor: number
  readonly usedByBuyer: number
  readonly code: Pick<PromotionCode, 'id' | 'code' | 'usageLimit' | 'used'> | null
}

type CandidateRow = PromotionRow &
  Omit<Candidate, 'promotion' | 'used' | 'code'> & {
    readonly usesCount: number
    readonly entered: Candidate['code']
  }

/** Automatic promotions that are enabled and not expired, and those of the entered codes; one statement. */
export async function findCandidates(
  tx: Tx,
  { codeKeys, buyer }: { readonly codeKeys: readonly string[]; readonly buyer: string | undefined },
  now: Date,
): Promise<Candidate[]> {
  const { rows } = await sql<CandidateRow>`
    SELECT ${promotionColumns}, COALESCE(u.used, 0) AS "usesCount",
           COALESCE(u.spent_minor, 0) AS "spentMinor", COALESCE(b.used, 0) AS "usedByBuyer",
           CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'code', c.code,
             'usageLimit', c.usage_limit, 'used', c.used) END AS entered
      FROM promotions p
      LEFT JOIN promotion_codes c
        ON c.site_id = p.site_id AND c.promotion_id = p.id AND c.code_key = ANY(${[...codeKeys]}::text[])
       AND c.deleted_by IS NULL
      LEFT JOIN promotion_usage u ON u.site_id = p.site_id AND u.promotion_id = p.id
      LEFT JOIN promotion_buyers b
        ON b.site_id = p.site_id AND b.promotion_id = p.id AND b.buyer = ${buyer ?? null}::text
     WHERE p.site_id = ${tx.siteId} AND p.deleted_date IS NULL
       AND (c.id IS NOT NULL
         OR (p.trigger = 'AUTOMATIC' AND p.active AND (p.end_date IS NULL OR p.end_date > ${now}::timestamptz)))
     ORDER BY p.id, c.created_date, c.id`.execute(tx.db)
  return rows.map((row) => ({
    promotion: toPromotion(row),
    used: row.usesCount,
    spentMinor: row.spentMinor,
    usedByBuyer: row.usedByBuyer,
    code: row.entered,
  }))
}
