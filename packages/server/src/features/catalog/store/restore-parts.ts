import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Customization } from '../model/customization.ts'
import type { LabelKind } from '../model/label.ts'
import type { Label } from '../model/product.ts'
import type { ForeignLabel } from '../rules/restored.ts'
import { labelTable } from './labels.ts'
import type { Membership } from './members.ts'
import { raiseNumbers } from './references.ts'

/** How far above the clock, or the numbers given so far, a product may bring one of its own. */
const NUMBER_ROOM = 10_000_000

/** Which of these ids the site's table has. */
export async function findIds(
  tx: Tx,
  table: 'products' | 'collections',
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)}
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Adds labels under the ids they bring; one whose id or name is there already is left out. */
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

/** Those of these labels that the site has, also deleted ones that products still show. */
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

/** Which of these customizations cannot come: their id, key or one of their choices is there already. */
export async function findTakenCustomizations(
  tx: Tx,
  wanted: readonly Customization[],
): Promise<Set<string>> {
  const rows = wanted.map(({ id, key, choices }) => ({
    id,
    key,
    choices: choices.map((one) => one.id),
  }))
  const { rows: taken } = await sql<{ id: string }>`
    SELECT wanted.id FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             AS wanted (id uuid, key text, choices uuid[])
     WHERE EXISTS (SELECT FROM customizations c WHERE c.site_id = ${tx.siteId} AND c.id = wanted.id)
        OR EXISTS (SELECT FROM customizations c
                    WHERE c.site_id = ${tx.siteId} AND lower(c.key) = lower(wanted.key))
        OR EXISTS (SELECT FROM customization_choices h
                    WHERE h.site_id = ${tx.siteId} AND h.id = ANY(wanted.choices))`.execute(tx.db)
  return new Set(taken.map(({ id }) => id))
}

/** A product's place in a collection as it was elsewhere. */
export interface ForeignMember extends Membership {
  readonly addedDate?: Date | undefined
  readonly arranged?: number | null | undefined
  readonly isMain?: boolean | undefined
}

/** Gives members the places they had, and products their main category. */
export async function placeMembers(tx: Tx, members: readonly ForeignMember[]): Promise<void> {
  if (members.length === 0) return
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
    AS wanted ("collectionId" uuid, "productId" uuid, "addedDate" timestamptz, arranged integer, "isMain" boolean)`
  await sql`
    WITH placed AS (
      UPDATE collection_products cp
         SET added_date = COALESCE(wanted."addedDate", cp.added_date), arranged = wanted.arranged
        FROM ${wanted}
       WHERE cp.site_id = ${tx.siteId} AND cp.collection_id = wanted."collectionId"
         AND cp.product_id = wanted."productId")
    UPDATE products p SET main_category_id = wanted."collectionId"
      FROM ${wanted}
     WHERE p.site_id = ${tx.siteId} AND p.id = wanted."productId" AND wanted."isMain"
       AND p.main_category_id IS NULL`.execute(tx.db)
}

/**
 * Those of these numbers that products may keep: free in the site, and not so far ahead of the clock that
 * the count, which all sites share, would jump. New products count on behind the highest of them.
 */
export async function keepNumbers(tx: Tx, numbers: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ number: number }>`
    SELECT wanted AS number FROM unnest(${numbers}::bigint[]) AS wanted
     WHERE wanted <= ${NUMBER_ROOM}::bigint + GREATEST(${tx.now.getTime() * 1000}::bigint,
                                               (SELECT last_value FROM product_numbers))
       AND NOT EXISTS (SELECT FROM products p
                        WHERE p.site_id = ${tx.siteId} AND p.numeric_id = wanted)`.execute(tx.db)
  const kept = rows.map(({ number }) => number)
  if (kept.length > 0) await raiseNumbers(tx, 0, Math.max(...kept) + 1)
  return new Set(kept)
}
