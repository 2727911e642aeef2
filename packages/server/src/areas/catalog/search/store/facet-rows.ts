import { sql } from 'kysely'
import { type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { RawFacetProduct, RawFacetValue } from '../model/facet-table.ts'
import { choicesOf, fieldValuesOf, labelled, readOnce } from '../rules/facet-texts.ts'
import { requireColumn } from './aggregate-levels.ts'
import { searchColumns } from './search-columns.ts'

/** Filters consider only the newest products of longer lists. */
export const MAX_PRODUCTS = 50_000

interface FacetRow {
  id: string
  numericId: string
  price: string | null
  inStock: boolean
  onSale: boolean
  brand: string | null
  ribbons: string[] | null
  tags: string[]
  /** JSON: values by the keys of custom fields. */
  fields: string | null
  /** JSON: the name of the option, of the choice, and its colour. */
  choices: string | null
}

export type FacetRowScope = { readonly filter: Filter } | { readonly ids: readonly string[] }

/** The values by which visitors can filter the products of a list: one statement. */
export async function findFacetRows(
  tx: Tx,
  scope: FacetRowScope,
  fieldKeys: readonly string[],
): Promise<RawFacetProduct[]> {
  const columns = searchColumns({ seesHidden: false })
  const columnOf = (field: string) => requireColumn(columns, field).value
  const inScope =
    'ids' in scope
      ? sql`p.id = ANY(${idArray(scope.ids)}::uuid[])`
      : filterToSql(scope.filter, columns)
  const { rows } = await sql<FacetRow>`
    WITH listed AS MATERIALIZED (
      SELECT p.id, p.numeric_id, p.manage_variants, p.brand_id, p.ribbon_id, p.public_tags,
             ${columnOf('lowestPaid')} AS price, ${columnOf('stockStatus')} <> 'OUT_OF_STOCK' AS in_stock,
             ${columnOf('onSale')} AS on_sale, ${fieldsOf(fieldKeys)} AS fields
        FROM products p WHERE p.site_id = ${tx.siteId} AND p.visible AND ${inScope}
       ORDER BY p.numeric_id DESC LIMIT ${MAX_PRODUCTS}),
    chosen AS (
      SELECT c.product_id, json_agg(json_build_array(o.name, c.description,
               CASE WHEN o.option_type = 'color' THEN COALESCE(c.color_codes[1], c.value) END))::text AS choices
        FROM listed l
        JOIN product_choices c ON c.site_id = ${tx.siteId} AND c.product_id = l.id
        JOIN product_options o ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
       WHERE c.visible OR NOT l.manage_variants
       GROUP BY c.product_id),
    labelled AS (
      SELECT r.product_id, array_agg(n.name) AS ribbons
        FROM (SELECT l.id AS product_id, l.ribbon_id FROM listed l WHERE l.ribbon_id IS NOT NULL
               UNION
              SELECT pr.product_id, pr.ribbon_id FROM listed l
                JOIN product_ribbons pr ON pr.site_id = ${tx.siteId} AND pr.product_id = l.id) r
        JOIN ribbons n ON n.site_id = ${tx.siteId} AND n.id = r.ribbon_id
       GROUP BY r.product_id)
    SELECT l.id, l.numeric_id AS "numericId", l.price, l.in_stock AS "inStock", l.on_sale AS "onSale",
           b.name AS brand, labelled.ribbons, l.public_tags AS tags, l.fields, chosen.choices
      FROM listed l
      LEFT JOIN brands b ON b.site_id = ${tx.siteId} AND b.id = l.brand_id
      LEFT JOIN chosen ON chosen.product_id = l.id
      LEFT JOIN labelled ON labelled.product_id = l.id`.execute(tx.db)
  return toProducts(rows)
}

/** The names of brands and ribbons by their ids: one statement. */
export async function findLabelNames(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, name FROM brands WHERE site_id = ${tx.siteId} AND id = ANY(${idArray(ids)}::uuid[])
     UNION ALL
    SELECT id, name FROM ribbons WHERE site_id = ${tx.siteId} AND id = ANY(${idArray(ids)}::uuid[])`.execute(
    tx.db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Ids need no quotes, which the driver would look for in each of thousands. */
const idArray = (ids: readonly string[]) => `{${ids.join(',')}}`

const fieldsOf = (keys: readonly string[]) =>
  keys.length === 0
    ? sql`NULL::text`
    : sql`(SELECT json_object_agg(k, p.custom_fields -> k) FROM unnest(${keys}::text[]) AS k
            WHERE p.custom_fields ? k)::text`

/** Few lists differ, so each is read once. */
function toProducts(rows: readonly FacetRow[]): RawFacetProduct[] {
  const choices = readOnce((text) => choicesOf(JSON.parse(text)))
  const fields = readOnce((text) => fieldValuesOf(Object.entries(JSON.parse(text))))
  const brands = readOnce((name) => [labelled('BRAND', name)])
  const ribbons = readOnce((names) => readLabels('RIBBON', names))
  const tags = readOnce((names) => readLabels('TAG', names))
  return rows.map(({ id, numericId, price, inStock, onSale, ...row }) => ({
    id,
    numericId: Number(numericId),
    inStock,
    onSale,
    price: price === null ? null : Number(price),
    lists: [
      brands(row.brand),
      ribbons(row.ribbons && JSON.stringify(row.ribbons)),
      tags(JSON.stringify(row.tags)),
      fields(row.fields),
      choices(row.choices),
    ],
  }))
}

const readLabels = (kind: 'RIBBON' | 'TAG', names: string): RawFacetValue[] =>
  (JSON.parse(names) as string[]).map((name) => labelled(kind, name))
