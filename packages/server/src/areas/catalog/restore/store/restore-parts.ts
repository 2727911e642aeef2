import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Membership } from '../../categories/index.ts'
import { type LabelKind, labelTable } from '../../labels/index.ts'
import type { Customization } from '../../options/index.ts'
import type { Label } from '../../shared/model/product.ts'
import { reserveNumbersFrom } from '../../shared/store/references.ts'
import type { ForeignLabel } from '../rules/foreign-catalog.ts'

/** How far ahead of the clock, or of the highest number, an imported product number may be. */
const MAX_NUMBER_AHEAD = 10_000_000

/** Inserts labels under their own ids; one whose id or name is taken is left out. */
export async function insertLabelsAs(
  tx: Tx,
  kind: LabelKind,
  labels: readonly ForeignLabel[],
): Promise<string[]> {
  const deleted = kind === 'brand' ? [sql`, deleted_date`, sql`, "deletedDate"`] : [sql``, sql``]
  const { rows } = await sql<{ id: string }>`
    INSERT INTO ${labelTable(kind)} (site_id, id, name, revision, created_date, updated_date ${deleted[0]})
    SELECT ${tx.siteId}::uuid, id, name, COALESCE(revision, 1),
           COALESCE("createdDate", ${tx.now}::timestamptz),
           COALESCE("updatedDate", ${tx.now}::timestamptz) ${deleted[1]}
      FROM jsonb_to_recordset(${JSON.stringify(labels)}::jsonb)
           AS new (id uuid, name text, revision bigint, "createdDate" timestamptz,
                   "updatedDate" timestamptz, "deletedDate" timestamptz)
    ON CONFLICT DO NOTHING
    RETURNING id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Which of these labels exist, including deleted brands that products still show. */
export async function findLabelsAs(
  tx: Tx,
  kind: LabelKind,
  ids: readonly string[],
): Promise<Map<string, Label>> {
  const { rows } = await sql<Label>`
    SELECT label.id, label.name FROM ${labelTable(kind)} label
     WHERE label.site_id = ${tx.siteId} AND label.id = ANY(${ids}::uuid[])`.execute(tx.db)
  return new Map(rows.map((one) => [one.id, one]))
}

/** The customizations whose id, key or choice ids are taken. */
export async function findTakenCustomizations(
  tx: Tx,
  requested: readonly Customization[],
): Promise<Set<string>> {
  const rows = requested.map(({ id, key, choices }) => ({
    id,
    key,
    choices: choices.map((one) => one.id),
  }))
  const { rows: taken } = await sql<{ id: string }>`
    SELECT input.id FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             AS input (id uuid, key text, choices uuid[])
     WHERE EXISTS (SELECT FROM customizations c WHERE c.site_id = ${tx.siteId} AND c.id = input.id)
        OR EXISTS (SELECT FROM customizations c
                    WHERE c.site_id = ${tx.siteId} AND lower(c.key) = lower(input.key))
        OR EXISTS (SELECT FROM customization_choices h
                    WHERE h.site_id = ${tx.siteId} AND h.id = ANY(input.choices))`.execute(tx.db)
  return new Set(taken.map(({ id }) => id))
}

/** A membership with its exported position. */
export interface ForeignMember extends Membership {
  readonly addedDate?: Date | undefined
  readonly arranged?: number | null | undefined
  readonly isMain?: boolean | undefined
}

/** Saves exported positions of members, and main categories of products. */
export async function savePositions(tx: Tx, members: readonly ForeignMember[]): Promise<void> {
  if (members.length === 0) return
  const requested = sql`jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
    AS input ("collectionId" uuid, "productId" uuid, "addedDate" timestamptz, arranged integer, "isMain" boolean)`
  await sql`
    WITH placed AS (
      UPDATE collection_products cp
         SET added_date = COALESCE(input."addedDate", cp.added_date), arranged = input.arranged
        FROM ${requested}
       WHERE cp.site_id = ${tx.siteId} AND cp.collection_id = input."collectionId"
         AND cp.product_id = input."productId")
    UPDATE products p SET main_category_id = input."collectionId"
      FROM ${requested}
     WHERE p.site_id = ${tx.siteId} AND p.id = input."productId" AND input."isMain"
       AND p.main_category_id IS NULL`.execute(tx.db)
}

/**
 * Which of these numbers products may keep: free in the site, and not too far ahead of the clock, because all
 * sites share the counter. New products get numbers after the highest.
 */
export async function findReusableNumbers(
  tx: Tx,
  numbers: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ number: number }>`
    SELECT input AS number FROM unnest(${numbers}::bigint[]) AS input
     WHERE input <= ${MAX_NUMBER_AHEAD}::bigint + GREATEST(${tx.now.getTime() * 1000}::bigint,
                                               (SELECT last_value FROM product_numbers))
       AND NOT EXISTS (SELECT FROM products p
                        WHERE p.site_id = ${tx.siteId} AND p.numeric_id = input)`.execute(tx.db)
  const stored = rows.map(({ number }) => number)
  if (stored.length > 0) await reserveNumbersFrom(tx, 0, Math.max(...stored) + 1)
  return new Set(stored)
}
