import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../shared/model/product.ts'

/**
 * The choices of a product that some variant has that can be preordered and has all that is chosen of the other
 * options: one statement.
 */
export async function findOpenChoices(
  tx: Tx,
  { id, options }: Pick<Product, 'id' | 'options'>,
  selection: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const chosen = options.map((option) => selection.get(option.id) ?? null)
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT choice.id FROM variants v
      JOIN inventory_items i ON i.site_id = v.site_id AND i.product_id = v.product_id
       AND i.variant_id = v.id AND i.location_id = v.site_id AND i.availability = 'PREORDER'
     CROSS JOIN LATERAL unnest(v.choice_ids) WITH ORDINALITY AS choice (id, place)
     WHERE v.site_id = ${tx.siteId} AND v.product_id = ${id}::uuid AND v.visible
       AND NOT EXISTS (
         SELECT FROM unnest(${chosen}::uuid[]) WITH ORDINALITY AS other (id, place)
          WHERE other.id IS NOT NULL AND other.place <> choice.place
            AND other.id <> v.choice_ids[other.place])`.execute(tx.db)
  return new Set(rows.map((row) => row.id))
}

/** What buyers read about preorders, by variant; those without words are left out. */
export async function findPreorderMessages(
  tx: Tx,
  productId: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ variantId: string; message: string }>`
    SELECT variant_id AS "variantId", preorder_message AS message FROM inventory_items
     WHERE site_id = ${tx.siteId} AND product_id = ${productId}::uuid AND location_id = site_id
       AND availability = 'PREORDER' AND preorder_message <> ''`.execute(tx.db)
  return new Map(rows.map(({ variantId, message }) => [variantId, message]))
}
