import { type RawBuilder, sql } from 'kysely'
import { isLow } from '../../../../platform/db/low-stock.ts'
import type { Column } from '../../../../platform/db/query-to-sql.ts'
import { type ValueTest, valuesFit } from '../../custom-fields/index.ts'
import { filterableFields } from '../../shared/model/product-fields.ts'

type Value = RawBuilder<unknown>

/** A column that is never null. */
const column = (type: Column['type'], value: Value): Column => ({ type, value, required: true })
const optional = (type: Column['type'], value: Value): Column => ({ type, value })

/** Whether a tracked variant is low on stock. */
const isLowOnStock = sql`EXISTS (SELECT FROM inventory_items i
  WHERE i.site_id = p.site_id AND i.product_id = p.id AND ${isLow})`

/** Columns of single-valued fields; ids from other systems are compared as text. */
const plainColumns: Record<string, Column> = Object.fromEntries(
  filterableFields.map(({ name, column: stored, type, isNullable }) => {
    const value = sql.ref(`p.${stored}`)
    if (isNullable && type === 'uuid') return [name, optional('text', sql`${value}::text`)]
    return [name, isNullable ? optional(type, value) : column(type, value)]
  }),
)

/** Columns of `products p` by domain field name. */
const columns: Record<string, Column> = {
  ...plainColumns,
  name: { ...column('text', sql`p.name`), lowered: sql`p.name_key` },
  price: column('numeric', sql`p.base_price`),
  discountType: column('text', sql`p.discount_type`),
  paidPrice: column('numeric', sql`p.min_price`),
  lowestPrice: column('numeric', sql`p.min_list_price`),
  highestPrice: column('numeric', sql`p.max_list_price`),
  stockStatus: column('text', sql`p.stock_status`),
  stockQuantity: optional('bigint', sql`p.stock_quantity`),
  stockUpdatedDate: column('timestamptz', sql`p.stock_updated_date`),
  brand: labelColumn('brands', sql`p.brand_id`),
  ribbon: labelColumn('ribbons', sql`p.ribbon_id`),
  isLowOnStock: {
    ...column('boolean', isLowOnStock),
    fits: (value) => (value === false ? sql`NOT ${isLowOnStock}` : isLowOnStock),
  },
  customFields: {
    ...column('boolean', sql`(p.custom_fields <> '{}')`),
    fits: (value) => valuesFit(sql`p.custom_fields`, value as ValueTest),
  },
  sku: {
    ...optional('text', sql`v.sku`),
    order: sql`NULLIF(p.base_sku, '')`,
    some: (test) => sql`EXISTS (SELECT FROM variants v
      WHERE v.site_id = p.site_id AND v.product_id = p.id AND ${test})`,
  },
  collectionIds: {
    ...optional('uuid', sql`cp.collection_id`),
    some: (test) => sql`EXISTS (SELECT FROM collection_products cp
      WHERE cp.site_id = p.site_id AND cp.product_id = p.id AND ${test})`,
  },
}

/** Columns of products; `options.<name>` means the choices of that option. */
export const productColumns = (field: string): Column | undefined =>
  field.startsWith('options.') ? optionColumn(field.slice('options.'.length)) : columns[field]

const optionColumn = (name: string): Column => ({
  ...optional('text', sql`co.choice`),
  some: (test) => sql`EXISTS (SELECT FROM choice_products co
    WHERE co.site_id = p.site_id AND co.product_id = p.id AND co.option_name = lower(${name}::text)
      AND ${test})`,
})

/**
 * The name of a brand or ribbon; as a subquery, so that the few matching names lead to their products by
 * index.
 */
function labelColumn(table: 'brands' | 'ribbons', id: Value): Column {
  const some = (test: Value) => sql`EXISTS (SELECT FROM ${sql.table(table)} l
    WHERE l.site_id = p.site_id AND l.id = ${id} AND ${test})`
  return { ...optional('text', sql`l.name`), some }
}
