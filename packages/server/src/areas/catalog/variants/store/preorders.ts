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

/** The text about a preorder for buyers. */
export interface PreorderTerms {
  readonly message: string | null
  /** The expected shipping day in UTC, `YYYY-MM-DD`. */
  readonly shipsAt: string | null
}

/** Preorder texts for buyers, by variant; omits variants without any. */
export async function findPreorderTerms(
  tx: Tx,
  productId: string,
): Promise<Map<string, PreorderTerms>> {
  const { rows } = await sql<PreorderTerms & { variantId: string }>`
    SELECT variant_id AS "variantId", preorder_message AS message,
           preorder_ships_at::text AS "shipsAt"
      FROM inventory_items
     WHERE site_id = ${tx.siteId} AND product_id = ${productId}::uuid AND location_id = site_id
       AND availability = 'PREORDER'
       AND (preorder_message <> '' OR preorder_ships_at IS NOT NULL)`.execute(tx.db)
  return new Map(rows.map(({ variantId, ...terms }) => [variantId, terms]))
}

/** The first expected shipping days of preorders, by product; omits products without one. */
export async function findPreorderDates(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ productId: string; shipsAt: string }>`
    SELECT i.product_id AS "productId", min(i.preorder_ships_at)::text AS "shipsAt"
      FROM inventory_items i
      JOIN products p ON p.site_id = i.site_id AND p.id = i.product_id
      JOIN variants v ON v.site_id = i.site_id AND v.product_id = i.product_id
       AND v.id = i.variant_id
     WHERE i.site_id = ${tx.siteId} AND i.product_id = ANY(${[...productIds]}::uuid[])
       AND i.location_id = i.site_id AND i.availability = 'PREORDER'
       AND (v.visible OR NOT p.manage_variants) AND i.preorder_ships_at IS NOT NULL
     GROUP BY i.product_id`.execute(tx.db)
  return new Map(rows.map(({ productId, shipsAt }) => [productId, shipsAt]))
}
