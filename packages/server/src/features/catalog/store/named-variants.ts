import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Aggregates, Product, Variant } from '../model/product.ts'
import type { VariantSelector } from '../rules/change-variants.ts'
import { joinedStock, toVariant, type VariantRow, variantSelection } from './children.ts'
import { type RangeRow, toAggregates } from './product-rows.ts'
import { guidsAmong, updateRows } from './rows.ts'

/** The variants that selectors name, in their order, and no sibling of theirs. */
export async function findNamed(
  tx: Tx,
  { id, options }: Pick<Product, 'id' | 'options'>,
  selectors: readonly VariantSelector[],
): Promise<Variant[]> {
  const ids = guidsAmong(selectors.flatMap((one) => ('variantIds' in one ? one.variantIds : [])))
  const choices = selectors.flatMap((one) => ('choiceIds' in one ? [one.choiceIds] : []))
  const isWhole = (choiceIds: readonly string[]) => choiceIds.length === options.length
  const wholes = choices.filter(isWhole).map((one) => one.join())
  const parts = choices.filter((one) => !isWhole(one) && one.length > 0).map((one) => one.join())
  const all = choices.some((one) => one.length === 0)
  const { rows } = await sql<VariantRow>`
    WITH named AS (
      SELECT v.id FROM variants v
       WHERE v.site_id = ${tx.siteId} AND v.product_id = ${id} AND v.id = ANY(${ids}::uuid[])
      UNION
      SELECT v.id FROM unnest(${wholes}::text[]) AS whole
        JOIN LATERAL (SELECT id FROM variants
                       WHERE site_id = ${tx.siteId} AND product_id = ${id}
                         AND choice_ids = string_to_array(whole, ',')::uuid[] LIMIT 1) v ON TRUE
      UNION
      SELECT v.id FROM unnest(${parts}::text[]) AS part
        JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = ${id}
         AND v.choice_ids @> string_to_array(part, ',')::uuid[] AND cardinality(v.choice_ids) > 1
      UNION
      SELECT v.id FROM variants v
       WHERE ${all}::boolean AND v.site_id = ${tx.siteId} AND v.product_id = ${id}
    )
    SELECT ${variantSelection}
      FROM named JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = ${id}
       AND v.id = named.id ${joinedStock}
     ORDER BY v.position`.execute(tx.db)
  return rows.map(toVariant)
}

const values = [
  ...['list_price', 'sale_price', 'cost', 'weight', 'sku', 'visible'],
  ...['product_dimensions', 'package_dimensions'],
]

/** Writes values of variants that are there. */
export const saveValues = (tx: Tx, productId: string, variants: readonly Variant[]) =>
  updateRows(
    tx,
    { table: 'variants', key: ['product_id', 'id'], update: values },
    variants.map((variant) => ({
      product_id: productId,
      id: variant.id,
      list_price: variant.price,
      sale_price: variant.salePrice,
      cost: variant.cost,
      weight: variant.weight,
      sku: variant.sku,
      visible: variant.visible,
      product_dimensions: variant.productDimensions,
      package_dimensions: variant.packageDimensions,
    })),
  )

/** Stamps a product whose variants changed; each end of a range is one look into an index. */
export async function saveRanges(
  tx: Tx,
  { id, revision }: Product,
  /** How many more variants are hidden than before. */
  newlyHidden: number,
): Promise<Aggregates> {
  const { rows } = await sql<RangeRow>`
    UPDATE products p
       SET revision = ${revision + 1}, updated_date = ${tx.now}::timestamptz,
           min_price = ${end('min', sql`LEAST(v.list_price, v.sale_price)`)},
           max_price = ${end('max', sql`LEAST(v.list_price, v.sale_price)`)},
           min_list_price = ${end('min', sql`v.list_price`)},
           max_list_price = ${end('max', sql`v.list_price`)},
           min_cost = ${end('min', sql`v.cost`)}, max_cost = ${end('max', sql`v.cost`)},
           min_weight = ${end('min', sql`v.weight`)}, max_weight = ${end('max', sql`v.weight`)},
           shown_ranges = shown_ranges_of(p.site_id, p.id, p.variant_count,
             p.variant_count - COALESCE((p.shown_ranges ->> 'variantCount')::int, p.variant_count)
               + ${newlyHidden}::int)
     WHERE p.site_id = ${tx.siteId} AND p.id = ${id}
    RETURNING variant_count, min_price, max_price, min_list_price, max_list_price,
              min_cost, max_cost, min_weight, max_weight, shown_ranges`.execute(tx.db)
  return toAggregates(rows[0] as RangeRow)
}

/** Of those that visitors see and of those they do not: each is one look into an index. */
const end = (which: 'min' | 'max', value: ReturnType<typeof sql>) => sql`
  (SELECT ${sql.raw(which)}(side.value) FROM (VALUES (TRUE), (FALSE)) AS of (visible),
     LATERAL (SELECT ${sql.raw(which)}(${value}) AS value FROM variants v
               WHERE v.site_id = p.site_id AND v.product_id = p.id AND v.visible = of.visible
                 AND NOT v.is_default) side)`
