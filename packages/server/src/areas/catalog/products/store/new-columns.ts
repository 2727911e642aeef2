import type { RowColumns } from '../../../../platform/db/rows-to-sql.ts'
import { productColumns } from '../../shared/model/product-fields.ts'
import { laterVariantColumns } from '../../shared/model/variant-fields.ts'

const written: RowColumns = Object.fromEntries(productColumns.map(({ name, type }) => [name, type]))

/** Column values of new products with precalculated aggregates. */
export const newProduct = {
  ...written,
  stock_status: 'text',
  stock_tracked: 'boolean',
  stock_quantity: 'bigint',
  preorder: 'boolean',
  out_of_stock_count: 'integer',
  tracked_count: 'integer',
  preorder_count: 'integer',
  preorderable_count: 'integer',
} as const satisfies RowColumns

export const newOption = {
  product_id: 'uuid',
  id: 'uuid',
  key: 'text',
  name: 'text',
  option_type: 'text',
  is_shared: 'boolean',
  position: 'integer',
} as const satisfies RowColumns

export const newChoice = {
  product_id: 'uuid',
  option_id: 'uuid',
  id: 'uuid',
  value: 'text',
  key: 'text',
  description: 'text',
  choice_type: 'text',
  color_codes: 'text[]',
  image: 'jsonb',
  display_image: 'jsonb',
  position: 'integer',
  is_shared: 'boolean',
  variant_count: 'integer',
  in_stock_count: 'integer',
  visible_count: 'integer',
} as const satisfies RowColumns

export const newVariant = {
  product_id: 'uuid',
  id: 'uuid',
  is_default: 'boolean',
  position: 'integer',
  choice_ids: 'uuid[]',
  list_price: 'numeric',
  sale_price: 'numeric',
  cost: 'numeric',
  weight: 'numeric',
  sku: 'text',
  barcode: 'text',
  visible: 'boolean',
  product_dimensions: 'jsonb',
  package_dimensions: 'jsonb',
  unit: 'jsonb',
  ...laterVariantColumns,
  in_stock: 'boolean',
} as const satisfies RowColumns
