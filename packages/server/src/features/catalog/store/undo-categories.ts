import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Placed, Seat } from '../rules/undo-tree.ts'

/** All categories of the site, siblings in their order. */
export async function readTree(tx: Tx): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    SELECT id, parent_id AS "parentId", visible FROM collections
     WHERE site_id = ${tx.siteId} ORDER BY position, id`.execute(tx.db)
  return rows
}

/** Writes where categories stand, of those that stand elsewhere. */
export async function savePlaces(tx: Tx, places: readonly Placed[]): Promise<void> {
  await sql`
    UPDATE collections c
       SET parent_id = wanted."parentId", position = wanted.position,
           ancestor_ids = ARRAY(SELECT jsonb_array_elements_text(wanted."ancestorIds"))::uuid[]
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
             AS wanted (id uuid, "parentId" uuid, position integer, "ancestorIds" jsonb)
     WHERE c.site_id = ${tx.siteId} AND c.id = wanted.id
       AND (c.position <> wanted.position OR c.parent_id IS DISTINCT FROM wanted."parentId"
            OR c.ancestor_ids
               <> ARRAY(SELECT jsonb_array_elements_text(wanted."ancestorIds"))::uuid[])`.execute(
    tx.db,
  )
}

/** What somebody arranged in each of these. */
export async function findArrangedOf(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; productIds: string[] }>`
    SELECT collection_id AS id, jsonb_agg(product_id ORDER BY arranged) AS "productIds"
      FROM collection_products
     WHERE site_id = ${tx.siteId} AND collection_id = ANY(${ids}::uuid[]) AND arranged IS NOT NULL
     GROUP BY collection_id`.execute(tx.db)
  return new Map(rows.map(({ id, productIds }) => [id, productIds]))
}

/** Arranges these members of each category and no others. */
export async function saveArrangements(
  tx: Tx,
  arrangements: readonly (readonly [string, readonly string[]])[],
): Promise<void> {
  if (arrangements.length === 0) return
  const ids = arrangements.map(([id]) => id)
  const places = arrangements.flatMap(([collectionId, productIds]) =>
    productIds.map((productId, arranged) => ({ collectionId, productId, arranged })),
  )
  await sql`
    UPDATE collection_products cp SET arranged = wanted.arranged
      FROM collection_products old
      LEFT JOIN jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
                  AS wanted ("collectionId" uuid, "productId" uuid, arranged integer)
        ON wanted."collectionId" = old.collection_id AND wanted."productId" = old.product_id
     WHERE old.site_id = ${tx.siteId} AND old.collection_id = ANY(${ids}::uuid[])
       AND cp.site_id = old.site_id AND cp.collection_id = old.collection_id
       AND cp.product_id = old.product_id
       AND cp.arranged IS DISTINCT FROM wanted.arranged`.execute(tx.db)
}
