import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Presence, PresenceQuery } from '../rules/availability.ts'

/**
 * Whether a variant with these choices is in stock, and whether one is visible: one lookup for each query, in
 * variants for complete selections, in counters for partial ones.
 */
export async function findPresence(
  tx: Tx,
  productId: string,
  questions: readonly PresenceQuery[],
): Promise<Map<string, Presence>> {
  if (questions.length === 0) return new Map()
  const requested = questions.map(({ choiceId, choiceIds, isWhole }) => ({
    choice_id: choiceId,
    whole: isWhole ? choiceIds : null,
    part: isWhole || choiceIds.length === 1 ? null : choiceIds.toSorted(),
  }))
  const own = sql`site_id = ${tx.siteId} AND product_id = ${productId}`
  const { rows } = await sql<Presence & { choiceId: string }>`
    SELECT input.choice_id AS "choiceId",
           COALESCE(v.in_stock, g.in_stock_count > 0, c.in_stock_count > 0, FALSE) AS "inStock",
           COALESCE(v.visible, g.visible_count > 0, c.visible_count > 0, FALSE) AS visible
      FROM jsonb_to_recordset(${JSON.stringify(requested)}::jsonb)
             AS input (choice_id uuid, whole uuid[], part uuid[])
      LEFT JOIN LATERAL (SELECT * FROM variants
                          WHERE ${own} AND choice_ids = input.whole LIMIT 1) v ON TRUE
      LEFT JOIN LATERAL (SELECT * FROM choice_combinations
                          WHERE ${own} AND choice_ids = input.part LIMIT 1) g ON TRUE
      LEFT JOIN LATERAL (SELECT * FROM product_choices
                          WHERE ${own} AND id = input.choice_id
                            AND input.whole IS NULL AND input.part IS NULL LIMIT 1) c ON TRUE`.execute(
    tx.db,
  )
  return new Map(rows.map(({ choiceId, ...presence }) => [choiceId, presence]))
}

/** How many variants have these choices of some, but not all, options. */
export async function countHaving(
  tx: Tx,
  productId: string,
  choiceIds: readonly string[],
): Promise<number> {
  const own = sql`site_id = ${tx.siteId} AND product_id = ${productId}`
  const { rows } = await sql<{ count: number }>`
    ${
      choiceIds.length === 1
        ? sql`SELECT variant_count AS count FROM product_choices
               WHERE ${own} AND id = ANY(${choiceIds}::uuid[])`
        : sql`SELECT variant_count AS count FROM choice_combinations
               WHERE ${own} AND choice_ids = ${choiceIds.toSorted()}::uuid[]`
    }`.execute(tx.db)
  return rows[0]?.count ?? 0
}
