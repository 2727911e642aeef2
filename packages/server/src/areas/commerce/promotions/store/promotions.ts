import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Combination, Definition, Limits, Promotion, PromotionDraft } from '../model.ts'
import { lockCodes } from './codes.ts'

/** A row with the names of `promotionColumns`; pages of lists have their own columns `rank` and `total`. */
export interface PromotionRow
  extends Pick<
      Promotion,
      | 'id'
      | 'revision'
      | 'name'
      | 'active'
      | 'startDate'
      | 'endDate'
      | 'trigger'
      | 'source'
      | 'published'
      | 'createdDate'
      | 'updatedDate'
    >,
    Omit<Combination, 'group' | 'rank'>,
    Omit<Limits, 'total'> {
  readonly definition: Definition
  readonly combinationGroup: string | null
  readonly combinationRank: number
  readonly limitTotal: number | null
}

/** The form of `definition` that this version writes. */
const DEFINITION_VERSION = 1

export const promotionColumns = sql`p.id, p.revision, p.name, p.active, p.start_date AS "startDate",
  p.end_date AS "endDate", p.trigger, p.definition, p.combination_group AS "combinationGroup", p.rank AS "combinationRank",
  p.mode,  p.not_on_reduced AS "notOnReducedPrices", p.not_on_subscriptions AS "notOnSubscriptions",
  p.limit_total AS "limitTotal", p.limit_per_buyer AS "perBuyer", p.budget_minor AS "budgetMinor", p.source, p.published,
  p.created_date AS "createdDate", p.updated_date AS "updatedDate"`

export function toPromotion(row: PromotionRow): Promotion {
  const { id, revision, name, active, startDate, endDate, trigger, source, published } = row
  const { combinationGroup, combinationRank, mode, notOnReducedPrices, notOnSubscriptions } = row
  const { limitTotal, perBuyer, budgetMinor, createdDate, updatedDate } = row
  return {
    id,
    revision,
    name,
    active,
    startDate,
    endDate,
    trigger,
    ...row.definition,
    combination: {
      group: combinationGroup,
      rank: combinationRank,
      mode,
      notOnReducedPrices,
      notOnSubscriptions,
    },
    limits: { total: limitTotal, perBuyer, budgetMinor },
    source,
    published,
    createdDate,
    updatedDate,
  }
}

/** Promotions by id; `lock` locks them until the end of the transaction. */
export async function findPromotions(
  tx: Tx,
  ids: readonly string[],
  { lock = false } = {},
): Promise<Map<string, Promotion>> {
  const { rows } = await sql<PromotionRow>`
    SELECT ${promotionColumns} FROM promotions p
     WHERE p.site_id = ${tx.siteId} AND p.deleted_date IS NULL AND p.id = ANY(${[...ids]}::uuid[])
     ORDER BY p.id ${lock ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, toPromotion(row)]))
}

/** How many the site has; creations wait for each other. */
export async function countPromotions(tx: Tx): Promise<number> {
  await lockCodes(tx)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM promotions
     WHERE site_id = ${tx.siteId} AND deleted_date IS NULL`.execute(tx.db)
  return rows[0]?.count ?? 0
}

/** How many sell several pieces for one price, and the applications that conditions name, of all but one promotion. */
export async function countLimited(
  tx: Tx,
  exceptId = '',
): Promise<{ readonly quantityPrices: number; readonly triggerApps: readonly string[] }> {
  const { rows } = await sql<{ quantityPrices: number; triggerApps: string[] }>`
    WITH others AS (
      SELECT definition FROM promotions
       WHERE site_id = ${tx.siteId} AND deleted_date IS NULL AND id::text <> ${exceptId})
    SELECT (SELECT count(*)::int FROM others
             WHERE definition->'effect'->>'type' = 'QUANTITY_PRICE') AS "quantityPrices",
           ARRAY(SELECT DISTINCT app #>> '{}' FROM others,
                        jsonb_path_query(definition->'condition',
                          '$.** ? (@.type == "APP" && exists(@.key)).appId') app) AS "triggerApps"`.execute(
    tx.db,
  )
  return rows[0] ?? { quantityPrices: 0, triggerApps: [] }
}

/** The columns of a draft in the order in which `draftColumns` names them. */
const draftValues = (draft: PromotionDraft): RawBuilder<unknown>[] => {
  const { condition, effect, scope, combination, limits } = draft
  return [
    sql`${draft.name}`,
    sql`${draft.active}`,
    sql`${draft.startDate}::timestamptz`,
    sql`${draft.endDate}::timestamptz`,
    sql`${draft.trigger}`,
    sql`${DEFINITION_VERSION}`,
    sql`${JSON.stringify({ condition, effect, scope })}::jsonb`,
    sql`${combination.group}::text`,
    sql`${combination.rank}`,
    sql`${combination.mode}`,
    sql`${combination.notOnReducedPrices}`,
    sql`${combination.notOnSubscriptions}`,
    sql`${limits.total}::bigint`,
    sql`${limits.perBuyer}::bigint`,
    sql`${limits.budgetMinor}::bigint`,
    sql`${JSON.stringify(draft.published)}::jsonb`,
  ]
}
const draftColumns = sql`name, active, start_date, end_date, trigger, definition_version, definition,
  combination_group, rank, mode, not_on_reduced, not_on_subscriptions, limit_total, limit_per_buyer, budget_minor,
  published`

export async function insertPromotion(
  tx: Tx,
  draft: PromotionDraft & Pick<Promotion, 'id' | 'source'>,
): Promise<Promotion> {
  const { rows } = await sql<PromotionRow>`
    INSERT INTO promotions AS p (site_id, id, source, ${draftColumns}, created_date, updated_date)
    VALUES (${tx.siteId}, ${draft.id}, ${draft.source}, ${sql.join(draftValues(draft))}, ${tx.now}, ${tx.now})
    RETURNING ${promotionColumns}`.execute(tx.db)
  return toPromotion(rows[0] as PromotionRow)
}

/** Writes a promotion that the transaction has locked; its revision grows by one. */
export async function updatePromotion(
  tx: Tx,
  id: string,
  draft: PromotionDraft,
): Promise<Promotion> {
  const { rows } = await sql<PromotionRow>`
    UPDATE promotions p
       SET (${draftColumns}, revision, updated_date) = ROW (${sql.join(draftValues(draft))}, p.revision + 1,
            ${tx.now}::timestamptz)
     WHERE p.site_id = ${tx.siteId} AND p.id = ${id}
    RETURNING ${promotionColumns}`.execute(tx.db)
  return toPromotion(rows[0] as PromotionRow)
}

/** Deletes promotions with the codes that they have. All of it stays in its tables, for undo. */
export async function deletePromotions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    WITH codes AS (
      UPDATE promotion_codes SET deleted_by = promotion_id
       WHERE site_id = ${tx.siteId} AND promotion_id = ANY(${[...ids]}::uuid[]) AND deleted_by IS NULL
    )
    UPDATE promotions SET deleted_date = ${tx.now}
     WHERE site_id = ${tx.siteId} AND id = ANY(${[...ids]}::uuid[])`.execute(tx.db)
}
