import { type RawBuilder, sql } from 'kysely'
import { shownTypes } from '../../custom-fields/index.ts'
import { indexedFields } from '../model/facet-fields.ts'
import { requireColumn, valueTexts } from './aggregate-levels.ts'
import { searchColumns, type Visibility } from './search-columns.ts'

/** Facet fields without a column: JSON arrays of texts. */
const ownLists: Record<string, RawBuilder<string>> = {
  ribbonIds: sql`(SELECT COALESCE(jsonb_agg(r.id), '[]')
    FROM (SELECT p.ribbon_id AS id WHERE p.ribbon_id IS NOT NULL
           UNION
          SELECT pr.ribbon_id FROM product_ribbons pr WHERE pr.site_id = p.site_id AND pr.product_id = p.id
           ORDER BY id) r)::text`,
  // Each is a JSON array: the name of the option, of the choice, and its colour.
  shownChoices: sql`(SELECT COALESCE(jsonb_agg(json_build_array(o.name, c.description,
      CASE WHEN o.option_type = 'color' THEN COALESCE(c.color_codes[1], c.value) END)::text
      ORDER BY o.position, c.position, c.id), '[]')
    FROM product_choices c
    JOIN product_options o ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
   WHERE c.site_id = p.site_id AND c.product_id = p.id AND (c.visible OR NOT p.manage_variants))::text`,
  // Each is a JSON array: the key of a custom field that shoppers filter by, and its value.
  chosenValues: sql`(CASE WHEN p.custom_fields = '{}' THEN '[]' ELSE (
    SELECT COALESCE(jsonb_agg(jsonb_build_array(v.key, v.value)::text ORDER BY v.key), '[]')::text
      FROM jsonb_each(p.custom_fields) v
     WHERE v.key IN (SELECT f.key FROM custom_fields f
                      WHERE f.site_id = p.site_id AND f.owner = 'PRODUCT' AND f.filterable AND f.shown
                        AND f.type = ANY(${[...shownTypes]}))) END)`,
}

const listsFor = (visibility: Visibility): RawBuilder<string[]> => {
  const columns = searchColumns(visibility)
  const listOf = (field: string) => ownLists[field] ?? valueTexts(requireColumn(columns, field))
  return sql`ARRAY[${sql.join(indexedFields.map(listOf))}]`
}

/** For each field the values of `products p`, as a JSON array of texts. */
export const facetLists = listsFor({ seesHidden: true })

/** The same as visitors see it; null where they see all variants. */
export const visibleFacetLists = sql<string[] | null>`CASE
  WHEN p.visible_ranges IS NOT NULL AND p.manage_variants THEN ${listsFor({ seesHidden: false })} END`
