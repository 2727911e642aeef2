import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { PromotionCode } from '../model.ts'

/** Restores deleted promotions, each with the codes deleted with it. */
export async function restorePromotions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await restoreCodes(tx, ids)
  await sql`
    UPDATE promotions SET deleted_date = NULL
     WHERE site_id = ${tx.siteId} AND id = ANY(${[...ids]}::uuid[])`.execute(tx.db)
}

/** Deleted promotions, locked, by id. */
export async function findDeleted(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM promotions
     WHERE site_id = ${tx.siteId} AND deleted_date IS NOT NULL AND id = ANY(${[...ids]}::uuid[])
     ORDER BY id FOR UPDATE`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Up to `limit` spellings of codes that were deleted with each of these and that other codes have meanwhile. */
export async function findTaken(
  tx: Tx,
  deletedBy: readonly string[],
  limit: number,
): Promise<Map<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; codes: string[] }>`
    SELECT wanted.id, array_agg(taken.code ORDER BY taken.code) AS codes
      FROM unnest(${[...deletedBy]}::uuid[]) AS wanted (id)
     CROSS JOIN LATERAL (
           SELECT c.code FROM promotion_codes c
             JOIN promotion_codes other ON other.site_id = c.site_id AND other.code_key = c.code_key
              AND other.deleted_by IS NULL
            WHERE c.site_id = ${tx.siteId} AND c.deleted_by = wanted.id LIMIT ${limit}) taken
     GROUP BY wanted.id`.execute(tx.db)
  return new Map(rows.map(({ id, codes }) => [id, codes]))
}

/** A code as far as undo is concerned. */
export interface CodeRow extends Pick<PromotionCode, 'id' | 'promotionId' | 'code' | 'used'> {
  readonly isDeleted: boolean
}

/** Codes by their ids, deleted ones too. */
export async function findCodeRows(tx: Tx, ids: readonly string[]): Promise<Map<string, CodeRow>> {
  const { rows } = await sql<CodeRow>`
    SELECT id, promotion_id AS "promotionId", code, used, usage_limit AS "usageLimit",
           deleted_by IS NOT NULL AS "isDeleted"
      FROM promotion_codes
     WHERE site_id = ${tx.siteId} AND id = ANY(${[...ids]}::uuid[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many codes of a batch there are, and how often they were used. */
export async function countBatch(
  tx: Tx,
  batchId: string,
): Promise<{ readonly count: number; readonly used: number }> {
  const { rows } = await sql<{ count: number; used: number }>`
    SELECT count(*)::int AS count, COALESCE(sum(used), 0)::int AS used FROM promotion_codes
     WHERE site_id = ${tx.siteId} AND batch_id = ${batchId} AND deleted_by IS NULL`.execute(tx.db)
  return rows[0] ?? { count: 0, used: 0 }
}

/** Number of codes of each promotion besides the one it was created with. */
export async function countLaterCodes(
  tx: Tx,
  promotionIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT promotion_id AS id, count(*)::int AS count FROM promotion_codes
     WHERE site_id = ${tx.siteId} AND promotion_id = ANY(${[...promotionIds]}::uuid[])
       AND deleted_by IS NULL AND batch_id IS DISTINCT FROM promotion_id
     GROUP BY promotion_id`.execute(tx.db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Deletes single codes. */
export async function deleteCodes(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    UPDATE promotion_codes SET deleted_by = id
     WHERE site_id = ${tx.siteId} AND id = ANY(${[...ids]}::uuid[])`.execute(tx.db)
}

/** Deletes the codes of a batch. */
export async function deleteBatch(tx: Tx, batchId: string): Promise<void> {
  await sql`
    UPDATE promotion_codes SET deleted_by = batch_id
     WHERE site_id = ${tx.siteId} AND batch_id = ${batchId} AND deleted_by IS NULL`.execute(tx.db)
}

/** Restores codes that were deleted with a promotion or a batch, or on their own; returns their number. */
export async function restoreCodes(tx: Tx, deletedBy: readonly string[]): Promise<number> {
  if (deletedBy.length === 0) return 0
  const { numAffectedRows } = await sql`
    UPDATE promotion_codes SET deleted_by = NULL
     WHERE site_id = ${tx.siteId} AND deleted_by = ANY(${[...deletedBy]}::uuid[])`.execute(tx.db)
  return Number(numAffectedRows ?? 0)
}
