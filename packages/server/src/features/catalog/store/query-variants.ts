import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import {
  type Column,
  type Filter,
  filterToSql,
  type SortKey,
  sortToSql,
} from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { GalleryItem, Variant } from '../model/product.ts'
import { isInStock, joinedStock, toVariant, type VariantRow, variantSelection } from './children.ts'
import { productColumns } from './product-columns.ts'
import type { Found } from './query-products.ts'
import { guidsAmong } from './rows.ts'

export interface VariantPage {
  /** Only variants with all of these choices. */
  readonly choiceIds: readonly string[]
  /** Only these variants; all zeros stand for the default one. */
  readonly variantIds?: readonly string[] | undefined
  readonly limit: number
  readonly offset: number
}

/** One page of a product's variants in their order, and how many there are. */
export async function queryVariants(
  tx: Tx,
  productId: string,
  { choiceIds, variantIds, limit, offset }: VariantPage,
): Promise<Found<Variant>> {
  const named =
    variantIds &&
    sql`AND (v.id = ANY(${guidsAmong(variantIds)}::uuid[])
          OR (v.is_default AND ${variantIds.includes(DEFAULT_VARIANT_ID)}::boolean))`
  const where = sql`v.site_id = ${tx.siteId} AND v.product_id = ${productId}
    AND v.choice_ids @> ${choiceIds}::uuid[] ${named ?? sql``}`
  const { rows } = await sql<VariantRow & { id: string | null; total: number }>`
    SELECT counted.total, page.*
      FROM (SELECT count(*) AS total FROM variants v WHERE ${where}) counted
      LEFT JOIN (SELECT ${variantSelection}, v.position FROM variants v ${joinedStock}
                  WHERE ${where} ORDER BY v.position LIMIT ${limit} OFFSET ${offset}) page ON TRUE
     ORDER BY page.position`.execute(tx.db)
  const items = rows.filter((row) => row.id !== null).map(toItem)
  return { total: rows[0]?.total ?? 0, items }
}

const toItem = ({
  total: _,
  position: __,
  ...row
}: VariantRow & { total: number; position?: number }) => toVariant(row)

/** A variant as a thing of the whole store. */
export interface StoreVariant {
  readonly id: string
  readonly isDefault: boolean
  readonly productId: string
  readonly productName: string
  readonly sku: string | null
  readonly tracked: boolean
  readonly quantity: number | null
  readonly inStock: boolean
  /** Option and choice by name, in the order of the options. */
  readonly choices: readonly { readonly option: string; readonly choice: string }[]
  readonly collectionIds: readonly string[]
  readonly media: GalleryItem | null
  readonly preorder: {
    readonly enabled: boolean
    readonly message: string | null
    readonly limit: number | null
  }
}

export interface StoreVariantQuery {
  readonly filter: Filter
  readonly sort: readonly SortKey[]
  readonly limit: number
  readonly offset: number
}

const wireId = sql`CASE WHEN v.is_default THEN ${sql.lit(DEFAULT_VARIANT_ID)}::uuid ELSE v.id END`

const columns: Record<string, Column> = {
  id: { type: 'text', value: sql`(v.product_id || '-' || ${wireId})` },
  productId: { type: 'uuid', value: sql`v.product_id` },
  variantId: { type: 'uuid', value: wireId },
  sku: { type: 'text', value: sql`v.sku` },
  isManaged: { type: 'boolean', value: sql`NOT v.is_default` },
  inStock: { type: 'boolean', value: isInStock },
  tracked: { type: 'boolean', value: sql`COALESCE(i.track_quantity, FALSE)` },
  quantity: { type: 'numeric', value: sql`i.quantity` },
}

function column(field: string): Column | undefined {
  if (field === 'productName') return productColumns('name')
  if (field === 'visible' || field === 'collectionIds') return productColumns(field)
  return field.startsWith('choices.')
    ? choiceColumn(field.slice('choices.'.length))
    : columns[field]
}

const choiceColumn = (name: string): Column => ({
  type: 'text',
  value: sql`c.description`,
  some: (test) => sql`EXISTS (SELECT FROM product_choices c
    JOIN product_options o ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
    WHERE c.site_id = v.site_id AND c.product_id = v.product_id AND c.id = ANY(v.choice_ids)
      AND lower(o.name) = lower(${name}) AND ${test})`,
})

const joined = sql`variants v
  JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id ${joinedStock}`

/** One page of the store's variants and the total, in one statement. */
export async function queryStoreVariants(
  tx: Tx,
  { filter, sort, limit, offset }: StoreVariantQuery,
): Promise<Found<StoreVariant>> {
  const where = sql`v.site_id = ${tx.siteId} AND ${filterToSql(filter, column)}`
  const order = sortToSql(sort, column, sql`p.numeric_id, v.position`)
  const { rows } = await sql<StoreVariant & { id: string | null; total: number }>`
    SELECT counted.total, page.*
      FROM (SELECT count(*) AS total FROM ${joined} WHERE ${where}) counted
      LEFT JOIN (SELECT ${storeVariantSelection}, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${joined} WHERE ${where}
                  ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return { total: rows[0]?.total ?? 0, items: rows.filter((row) => row.id !== null) }
}

const storeVariantSelection = sql`
  v.id, v.is_default AS "isDefault", v.product_id AS "productId", p.name AS "productName", v.sku,
  COALESCE(i.track_quantity, FALSE) AS tracked,
  CASE WHEN i.track_quantity THEN COALESCE(i.quantity, 0) END AS quantity, ${isInStock} AS "inStock",
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('option', o.name, 'choice', c.description)
                             ORDER BY o.position), '[]')
     FROM product_choices c
     JOIN product_options o
       ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
    WHERE c.site_id = v.site_id AND c.product_id = v.product_id
      AND c.id = ANY(v.choice_ids)) AS choices,
  ARRAY(SELECT cp.collection_id::text FROM collection_products cp
         WHERE cp.site_id = v.site_id AND cp.product_id = v.product_id
         ORDER BY cp.collection_id) AS "collectionIds",
  (SELECT jsonb_build_object('id', m.id, 'title', m.file_name, 'altText', m.alt_text, 'kind', m.kind,
                             'width', m.width, 'height', m.height, 'ground', m.ground)
     FROM media m
    WHERE m.site_id = v.site_id AND m.id = COALESCE(
      (SELECT cm.media_id FROM choice_media cm
        WHERE cm.site_id = v.site_id AND cm.product_id = v.product_id
          AND cm.choice_id = ANY(v.choice_ids) ORDER BY cm.position LIMIT 1),
      p.main_media_id)) AS media,
  jsonb_build_object('enabled', COALESCE(i.preorder_enabled, FALSE), 'message', i.preorder_message,
                     'limit', i.preorder_limit) AS preorder`
