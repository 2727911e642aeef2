import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import type { Breadcrumb, CategoryPosition, ProductCategories } from '../model/category.ts'

interface Row {
  readonly id: string
  readonly direct: readonly {
    readonly id: string
    readonly index: number | null
    readonly ancestorIds: readonly string[]
  }[]
  readonly breadcrumbs: readonly Breadcrumb[]
}

/** The index among the arranged items, without gaps for removed products. */
const index = sql`CASE WHEN cp.arranged IS NOT NULL THEN (
  SELECT count(*) FROM collection_products before
   WHERE before.site_id = cp.site_id AND before.collection_id = cp.collection_id
     AND before.arranged < cp.arranged) END`

/** The categories of any number of products in one statement; unknown products are left out. */
export async function findCategoriesOf(
  tx: Tx,
  productIds: readonly string[],
  visibleOnly: boolean,
): Promise<Map<string, ProductCategories>> {
  const existing = guidsAmong(productIds)
  if (existing.length === 0) return new Map()
  const { rows } = await sql<Row>`
    SELECT p.id,
           COALESCE((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'index', ${index},
                                                         'ancestorIds', c.ancestor_ids)
                                      ORDER BY cp.added_date, c.id)
                       FROM collection_products cp
                       JOIN collections c ON c.site_id = cp.site_id AND c.id = cp.collection_id
                      WHERE cp.site_id = p.site_id AND cp.product_id = p.id
                        AND (c.visible OR NOT ${visibleOnly}::boolean)), '[]') AS direct,
           COALESCE((SELECT jsonb_agg(jsonb_build_object('id', step.id, 'name', step.name,
                                                         'slug', step.slug)
                                      ORDER BY cardinality(step.ancestor_ids))
                       FROM collections main
                       JOIN collections step ON step.site_id = main.site_id
                        AND (step.id = main.id OR step.id = ANY(main.ancestor_ids))
                      WHERE main.site_id = p.site_id AND main.id = p.main_category_id
                        AND (main.visible OR NOT ${visibleOnly}::boolean)), '[]') AS breadcrumbs
      FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${existing}::uuid[])
       AND (p.visible OR NOT ${visibleOnly}::boolean)`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, toCategories(row)]))
}

/** Every product is in the built-in category. */
const everything: CategoryPosition = { id: ALL_PRODUCTS_ID }

function toCategories({ direct, breadcrumbs }: Row): ProductCategories {
  const places = direct.map(({ id, index }) => (index === null ? { id } : { id, index }))
  const own = new Set(places.map(({ id }) => id))
  const above = new Set(direct.flatMap(({ ancestorIds }) => ancestorIds))
  const others = [...above].filter((id) => !own.has(id)).map((id) => ({ id }))
  return {
    direct: [everything, ...places],
    all: [everything, ...places, ...others],
    breadcrumbs,
  }
}

/** Categories of these products that are hidden from visitors. */
export async function findHiddenOf(tx: Tx, productIds: readonly string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT c.id FROM collection_products cp
      JOIN collections c ON c.site_id = cp.site_id AND c.id = cp.collection_id
     WHERE cp.site_id = ${tx.siteId} AND cp.product_id = ANY(${productIds}::uuid[])
       AND NOT c.visible`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Which of these categories are hidden from visitors. */
export async function findHidden(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM collections
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[]) AND NOT visible`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}
