import { type RawBuilder, sql } from 'kysely'
import type { Column } from '../../../platform/db/query-to-sql.ts'

const column = (type: Column['type'], value: RawBuilder<unknown>, order?: RawBuilder<unknown>) => ({
  type,
  value,
  ...(order && { order }),
})

/** Where the fields of `products p` are; names are the domain's. */
const columns: Record<string, Column> = {
  id: column('uuid', sql`p.id`),
  numericId: column('numeric', sql`p.numeric_id`),
  name: column('text', sql`p.name`),
  slug: column('text', sql`p.slug`),
  handle: column('text', sql`p.handle`),
  visible: column('boolean', sql`p.visible`),
  productType: column('text', sql`p.product_type`),
  description: column('text', sql`p.description`),
  manageVariants: column('boolean', sql`p.manage_variants`),
  price: column('numeric', sql`p.base_price`),
  discountType: column('text', sql`p.discount_type`),
  paidPrice: column('numeric', sql`p.min_price`),
  lowestPrice: column('numeric', sql`p.min_list_price`),
  highestPrice: column('numeric', sql`p.max_list_price`),
  stockStatus: column('text', sql`p.stock_status`),
  stockQuantity: column('numeric', sql`p.stock_quantity`),
  createdDate: column('timestamptz', sql`p.created_date`),
  updatedDate: column('timestamptz', sql`p.updated_date`),
  stockUpdatedDate: column('timestamptz', sql`p.stock_updated_date`),
  brand: column('text', labelName('brands', sql`p.brand_id`)),
  ribbon: column('text', labelName('ribbons', sql`p.ribbon_id`)),
  sku: {
    ...column('text', sql`v.sku`, sql`p.base_sku`),
    some: (test) => sql`EXISTS (SELECT FROM variants v
      WHERE v.site_id = p.site_id AND v.product_id = p.id AND ${test})`,
  },
  collectionIds: {
    ...column('uuid', sql`cp.collection_id`),
    some: (test) => sql`EXISTS (SELECT FROM collection_products cp
      WHERE cp.site_id = p.site_id AND cp.product_id = p.id AND ${test})`,
  },
}

/** Columns of products; `options.<name>` reaches the choices of that option. */
export const productColumns = (field: string): Column | undefined =>
  field.startsWith('options.') ? optionColumn(field.slice('options.'.length)) : columns[field]

const optionColumn = (name: string): Column => ({
  ...column('text', sql`c.description`),
  some: (test) => sql`EXISTS (SELECT FROM product_options o
    JOIN product_choices c
      ON c.site_id = o.site_id AND c.product_id = o.product_id AND c.option_id = o.id
    WHERE o.site_id = p.site_id AND o.product_id = p.id AND lower(o.name) = lower(${name}) AND ${test})`,
})

function labelName(table: 'brands' | 'ribbons', id: RawBuilder<unknown>) {
  return sql`(SELECT l.name FROM ${sql.table(table)} l WHERE l.site_id = p.site_id AND l.id = ${id})`
}
