import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { type RangeRow, toAggregates } from '../../products/store/product-rows.ts'
import type { Aggregates, Product, Variant } from '../../shared/model/product.ts'
import { guidsAmong, updateRows } from '../../shared/store/rows.ts'
import type { VariantSelector } from '../rules/change-variants.ts'
import { joinedStock, toVariant, type VariantRow, variantSelection } from './children.ts'

/** The variants that selectors name, in order, without reading others. */
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
  'list_price',
  'sale_price',
  'cost',
  'weight',
  'sku',
  'barcode',
  'visible',
  'product_dimensions',
  'package_dimensions',
]

/** Updates values of existing variants. */
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
      barcode: variant.barcode,
      visible: variant.visible,
      product_dimensions: variant.productDimensions,
      package_dimensions: variant.packageDimensions,
    })),
  )

/** Updates the revision of a product whose variants changed, and its price and weight ranges. */
export async function saveRanges(
  tx: Tx,
  { id, revision }: Product,
  /** The change of the number of hidden variants. */
  newlyHidden: number,
): Promise<Aggregates> {
  const { rows } = await sql<RangeRow>`
    WITH first AS MATERIALIZED (
      SELECT min(paid) AS min_price, max(paid) AS max_price, min(list_price) AS min_list_price,
             max(list_price) AS max_list_price, min(cost) AS min_cost, max(cost) AS max_cost,
             min(weight) AS min_weight, max(weight) AS max_weight
        FROM (SELECT v.*, LEAST(v.list_price, v.sale_price) AS paid FROM variants v
               WHERE v.site_id = ${tx.siteId} AND v.product_id = ${id} AND NOT v.is_default
                 AND v.position < ${FIRST}) v
    )
    UPDATE products p
       SET revision = ${revision + 1}, updated_date = ${tx.now}::timestamptz,
           ${sql.join(ends)},
           visible_ranges = visible_ranges_of(p.site_id, p.id, p.variant_count,
             p.variant_count - COALESCE((p.visible_ranges ->> 'variantCount')::int, p.variant_count)
               + ${newlyHidden}::int)
      FROM first
     WHERE p.site_id = ${tx.siteId} AND p.id = ${id}
    RETURNING p.variant_count, p.min_price, p.max_price, p.min_list_price, p.max_list_price,
              p.min_cost, p.max_cost, p.min_weight, p.max_weight, p.visible_ranges`.execute(tx.db)
  return toAggregates(rows[0] as RangeRow)
}

/** Number of variants read directly; minimum and maximum of the rest come from indexes (migration 0054). */
const FIRST = 8

/** One end of a range: an index lookup each for visible and hidden variants. */
const end = (
  which: 'min' | 'max',
  column: string,
  value: RawBuilder<unknown> = sql.ref(`v.${column}`),
) => {
  const [name, wider] = [sql.ref(`${which}_${column}`), which === 'min' ? 'LEAST' : 'GREATEST']
  return sql`
    ${name} = ${sql.raw(wider)}(first.${name},
      (SELECT ${sql.raw(which)}(side.value) FROM (VALUES (TRUE), (FALSE)) AS of (visible),
         LATERAL (SELECT ${sql.raw(which)}(${value}) AS value FROM variants v
                   WHERE v.site_id = p.site_id AND v.product_id = p.id AND v.visible = of.visible
                     AND v.position >= ${sql.lit(FIRST)}) side))`
}

const paid = sql`LEAST(v.list_price, v.sale_price)`
const ends = (['min', 'max'] as const).flatMap((which) => [
  end(which, 'price', paid),
  ...['list_price', 'cost', 'weight'].map((column) => end(which, column)),
])
