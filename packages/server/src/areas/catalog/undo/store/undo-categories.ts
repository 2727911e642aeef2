import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { CategoryNode, PlacedCategory } from '../rules/category-undo-tree.ts'

/** All categories of the site, siblings in order. */
export async function readTree(tx: Tx): Promise<CategoryNode[]> {
  const { rows } = await sql<CategoryNode>`
    SELECT id, parent_id AS "parentId", visible FROM collections
     WHERE site_id = ${tx.siteId} ORDER BY position, id`.execute(tx.db)
  return rows
}

/** Updates the tree positions that have changed. */
export async function saveTreePositions(tx: Tx, places: readonly PlacedCategory[]): Promise<void> {
  await sql`
    UPDATE collections c
       SET parent_id = input."parentId", position = input.position,
           ancestor_ids = ARRAY(SELECT jsonb_array_elements_text(input."ancestorIds"))::uuid[]
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
             AS input (id uuid, "parentId" uuid, position integer, "ancestorIds" jsonb)
     WHERE c.site_id = ${tx.siteId} AND c.id = input.id
       AND (c.position <> input.position OR c.parent_id IS DISTINCT FROM input."parentId"
            OR c.ancestor_ids
               <> ARRAY(SELECT jsonb_array_elements_text(input."ancestorIds"))::uuid[])`.execute(
    tx.db,
  )
}

/** The arranged items of each of these. */
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

/** Arranges exactly these members of each category. */
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
    UPDATE collection_products cp SET arranged = input.arranged
      FROM collection_products old
      LEFT JOIN jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
                  AS input ("collectionId" uuid, "productId" uuid, arranged integer)
        ON input."collectionId" = old.collection_id AND input."productId" = old.product_id
     WHERE old.site_id = ${tx.siteId} AND old.collection_id = ANY(${ids}::uuid[])
       AND cp.site_id = old.site_id AND cp.collection_id = old.collection_id
       AND cp.product_id = old.product_id
       AND cp.arranged IS DISTINCT FROM input.arranged`.execute(tx.db)
}
