import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { EngineDocument } from '../model/search-engine.ts'

const BATCH = 500
const NOBODY = '00000000-0000-0000-0000-000000000000'

const texts = sql`p.id, p.numeric_id AS "numericId", p.name,
  regexp_replace(regexp_replace(left(p.description, 100000), '<[^>]*>', ' ', 'g'), '&[a-z#0-9]+;', ' ', 'gi') AS description,
  ARRAY(SELECT DISTINCT code
          FROM variants v CROSS JOIN LATERAL (VALUES (v.sku), (v.barcode)) AS codes (code)
         WHERE v.site_id = p.site_id AND v.product_id = p.id AND (v.visible OR NOT p.manage_variants)
           AND code <> '') AS codes,
  concat_ws(' ', p.subtitle, custom_field_words(p.site_id, 'PRODUCT', p.custom_fields),
    (SELECT b.name FROM brands b WHERE b.site_id = p.site_id AND b.id = p.brand_id),
    (SELECT string_agg(r.name, ' ') FROM ribbons r
      WHERE r.site_id = p.site_id AND (r.id = p.ribbon_id OR r.id IN (
        SELECT pr.ribbon_id FROM product_ribbons pr WHERE pr.site_id = p.site_id AND pr.product_id = p.id))),
    (SELECT string_agg(o.name, ' ') FROM product_options o WHERE o.site_id = p.site_id AND o.product_id = p.id),
    (SELECT string_agg(c.description, ' ') FROM product_choices c
      WHERE c.site_id = p.site_id AND c.product_id = p.id),
    (SELECT string_agg(concat_ws(' ', m ->> 'name',
              (SELECT string_agg(c ->> 'name', ' ')
                 FROM jsonb_array_elements(COALESCE(NULLIF(m -> 'choices', 'null'), '[]')) AS c)), ' ')
       FROM jsonb_array_elements(p.modifiers) AS m),
    array_to_string(p.public_tags, ' '),
    (SELECT string_agg(DISTINCT up.name, ' ') FROM collection_products cp
       JOIN collections c ON c.site_id = cp.site_id AND c.id = cp.collection_id
       JOIN collections up ON up.site_id = c.site_id AND up.id = ANY (c.ancestor_ids || c.id)
      WHERE cp.site_id = p.site_id AND cp.product_id = p.id AND c.visible AND up.visible),
    (SELECT string_agg(s.title || ' ' || regexp_replace(left(s.description, 16000), '<[^>]*>', ' ', 'g'), ' ')
       FROM product_info_sections ps
       JOIN info_sections s ON s.site_id = ps.site_id AND s.id = ps.info_section_id
      WHERE ps.site_id = p.site_id AND ps.product_id = p.id)) AS words`

/** The documents of those products that visitors see. */
export async function findDocuments(tx: Tx, ids: readonly string[]): Promise<EngineDocument[]> {
  const { rows } = await sql<EngineDocument>`
    SELECT ${texts} FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.visible AND p.id = ANY(${ids}::uuid[])`.execute(tx.db)
  return rows
}

/** The documents of the next visible products after an id, in the order of ids. */
export async function findNextDocuments(tx: Tx, after: string = NOBODY): Promise<EngineDocument[]> {
  const { rows } = await sql<EngineDocument>`
    SELECT ${texts} FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.visible AND p.id > ${after}::uuid
     ORDER BY p.id LIMIT ${BATCH}`.execute(tx.db)
  return rows
}

/** The products visible to visitors, in the given order. */
export async function findVisible(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.visible AND p.id = ANY(${ids}::uuid[])`.execute(tx.db)
  const visible = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => visible.has(id))
}
