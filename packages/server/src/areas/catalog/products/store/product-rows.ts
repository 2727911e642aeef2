import { normalizeDecimal } from '@vitrine/money'
import { sql } from 'kysely'
import { type InfoSectionRow, sectionsOfProduct, toInfoSection } from '../../info-sections/index.ts'
import type {
  Aggregates,
  Decimal,
  Discount,
  Label,
  Product,
  ProductStock,
  VisibleRanges,
} from '../../shared/model/product.ts'
import { type PlainRow, plainValues } from '../../shared/model/product-fields.ts'

/** A product's row with the names it refers to, as lists select it. */
export interface ProductRow extends PlainRow {
  description_document: string | null
  brand_id: string | null
  brand_name: string | null
  ribbon_id: string | null
  ribbon_name: string | null
  additional_ribbons: Label[]
  base_price: Decimal
  base_cost: Decimal | null
  base_weight: Decimal | null
  base_sku: string | null
  discount_type: Discount['type']
  discount_value: Decimal
  info_sections: InfoSectionRow[]
  public_tags: string[]
  private_tags: string[]
  variant_count: number
  min_price: Decimal
  max_price: Decimal
  min_list_price: Decimal
  max_list_price: Decimal
  min_cost: Decimal | null
  max_cost: Decimal | null
  min_weight: Decimal | null
  max_weight: Decimal | null
  visible_ranges: VisibleRanges | null
  stock_status: ProductStock['status']
  stock_tracked: boolean
  stock_quantity: number | null
  preorder: boolean
  preorder_status: ProductStock['preorderStatus']
  preorder_availability: ProductStock['preorderAvailability']
  collection_ids: string[]
}

/** The selected columns of `products p` for lists. */
export const productSelection = sql`
  p.*,
  (SELECT b.name FROM brands b WHERE b.site_id = p.site_id AND b.id = p.brand_id) AS brand_name,
  (SELECT r.name FROM ribbons r WHERE r.site_id = p.site_id AND r.id = p.ribbon_id) AS ribbon_name,
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) ORDER BY pr.position), '[]')
     FROM product_ribbons pr JOIN ribbons r ON r.site_id = pr.site_id AND r.id = pr.ribbon_id
    WHERE pr.site_id = p.site_id AND pr.product_id = p.id) AS additional_ribbons,
  ${sectionsOfProduct} AS info_sections,
  ARRAY(SELECT cp.collection_id::text FROM collection_products cp
         WHERE cp.site_id = p.site_id AND cp.product_id = p.id
         ORDER BY cp.collection_id) AS collection_ids`

/** The product from its own row; child rows are read separately. */
export const toProduct = (row: ProductRow): Product => ({
  ...plainValues(row),
  descriptionDocument: parsed(row.description_document),
  brand: label(row.brand_id, row.brand_name),
  ribbon: label(row.ribbon_id, row.ribbon_name),
  additionalRibbons: row.additional_ribbons,
  base: {
    price: row.base_price,
    cost: row.base_cost,
    weight: orNull(row.base_weight),
    sku: row.base_sku,
  },
  discount: { type: row.discount_type, value: normalizeDecimal(row.discount_value) },
  infoSections: row.info_sections.map(toInfoSection),
  tags: { public: row.public_tags, private: row.private_tags },
  options: [],
  variants: [],
  gallery: [],
  aggregates: toAggregates(row),
  stock: {
    status: row.stock_status,
    tracked: row.stock_tracked,
    quantity: row.stock_quantity,
    preorder: row.preorder,
    preorderStatus: row.preorder_status,
    preorderAvailability: row.preorder_availability,
  },
  collectionIds: row.collection_ids,
})

/** Columns of the product with the ranges of its variants. */
export type RangeRow = Pick<
  ProductRow,
  | 'variant_count'
  | 'min_price'
  | 'max_price'
  | 'min_list_price'
  | 'max_list_price'
  | 'min_cost'
  | 'max_cost'
  | 'min_weight'
  | 'max_weight'
  | 'visible_ranges'
>

export const toAggregates = (row: RangeRow): Aggregates => ({
  variantCount: row.variant_count,
  shown: row.visible_ranges,
  price: { min: row.min_price, max: row.max_price },
  listPrice: { min: row.min_list_price, max: row.max_list_price },
  cost: span(row.min_cost, row.max_cost),
  weight: span(orNull(row.min_weight), orNull(row.max_weight)),
})

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

export const orNull = (value: Decimal | null): Decimal | null =>
  value === null ? null : normalizeDecimal(value)

const label = (id: string | null, name: string | null) =>
  id && name !== null ? { id, name } : null

const span = (min: Decimal | null, max: Decimal | null) =>
  min !== null && max !== null ? { min, max } : null
