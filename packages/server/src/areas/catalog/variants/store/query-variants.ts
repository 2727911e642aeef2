import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { productColumns } from '../../products/store/product-columns.ts'
import type { GalleryItem, Product, Variant } from '../../shared/model/product.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import { video } from '../../shared/store/video.ts'
import { isInStock, joinedStock, toVariant, type VariantRow, variantSelection } from './children.ts'
import { countHaving } from './presence.ts'

export interface VariantPage {
  /** Only variants with all of these choices. */
  readonly choiceIds: readonly string[]
  /** Only these variants; the nil GUID means the default one. */
  readonly variantIds?: readonly string[] | undefined
  readonly limit: number
  readonly offset: number
}

/** The fields of the product that its variants need. */
type Owner = Pick<Product, 'id' | 'manageVariants' | 'options' | 'aggregates'>

/** One page of a product's variants in order, and the total. */
export async function queryVariants(
  tx: Tx,
  product: Owner,
  { choiceIds, variantIds, limit, offset }: VariantPage,
): Promise<ResultPage<Variant>> {
  const where = sql`v.site_id = ${tx.siteId} AND v.product_id = ${product.id}
    AND ${havingChoices(product, choiceIds)} AND ${named(product, variantIds)}`
  const total = variantIds ? undefined : await countVariants(tx, product, choiceIds)
  const counted =
    total === undefined
      ? sql`SELECT count(*) AS total FROM variants v WHERE ${where}`
      : sql`SELECT ${total}::bigint AS total`
  const { rows } = await sql<VariantRow & { id: string | null; total: number }>`
    SELECT counted.total, page.*
      FROM (${counted}) counted
      LEFT JOIN (SELECT ${variantSelection}, v.position FROM variants v ${joinedStock}
                  WHERE ${where} ORDER BY v.position LIMIT ${limit} OFFSET ${offset}) page ON TRUE
     ORDER BY page.position`.execute(tx.db)
  const items = rows.filter((row) => row.id !== null).map(toItem)
  return { total: rows[0]?.total ?? 0, items }
}

/** The variant of a complete selection; the only one where variants are not managed. */
export async function findSelected(
  tx: Tx,
  product: Owner,
  selection: ReadonlyMap<string, string>,
): Promise<Variant | undefined> {
  const choiceIds = product.options.flatMap(({ id }) => selection.get(id) ?? [])
  const requested = product.manageVariants ? choiceIds : []
  const { rows } = await sql<VariantRow>`
    SELECT ${variantSelection} FROM variants v ${joinedStock}
     WHERE v.site_id = ${tx.siteId} AND v.product_id = ${product.id}
       AND v.choice_ids = ${requested}::uuid[]`.execute(tx.db)
  return rows[0] && toVariant(rows[0])
}

/** A complete selection finds one variant; a partial one uses the index of choices. */
function havingChoices({ options }: Owner, choiceIds: readonly string[]) {
  if (choiceIds.length === 0) return sql`TRUE`
  const inOrder = options.flatMap(({ choices }) => choices.map(({ id }) => id))
  const requested = inOrder.filter((id) => choiceIds.includes(id))
  return requested.length === options.length
    ? sql`v.choice_ids = ${requested}::uuid[]`
    : sql`v.choice_ids @> ${requested}::uuid[] AND cardinality(v.choice_ids) > 1`
}

/** Only a product with unmanaged variants has a default variant. */
function named({ manageVariants }: Owner, variantIds: readonly string[] | undefined) {
  if (!variantIds) return sql`TRUE`
  const existing = sql`v.id = ANY(${guidsAmong(variantIds)}::uuid[])`
  const meansDefault = !manageVariants && variantIds.includes(DEFAULT_VARIANT_ID)
  return meansDefault ? sql`(${existing} OR v.is_default)` : existing
}

/** The number of variants without reading them; undefined where it is at most one. */
async function countVariants(tx: Tx, product: Owner, choiceIds: readonly string[]) {
  if (choiceIds.length === 0) return product.aggregates.variantCount
  if (choiceIds.length === product.options.length) return undefined
  return countHaving(tx, product.id, choiceIds)
}

const toItem = ({
  total: _,
  position: __,
  ...row
}: VariantRow & { total: number; position?: number }) => toVariant(row)

/** A variant with fields of its product, for queries over the whole store. */
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

export interface StoreVariantQuery extends Page {
  readonly filter: Filter
}

const wireId = sql`CASE WHEN v.is_default THEN ${sql.lit(DEFAULT_VARIANT_ID)}::uuid ELSE v.id END`

/** The names of its choices; without choices, the product's name. */
const variantName = sql`COALESCE(
  (SELECT string_agg(c.description, ' | ' ORDER BY o.position) FROM product_choices c
     JOIN product_options o ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
    WHERE c.site_id = v.site_id AND c.product_id = v.product_id AND c.id = ANY(v.choice_ids)), p.name)`

const column = (type: Column['type'], value: Column['value']): Column => ({
  type,
  value,
  required: true,
})

const columns: Record<string, Column> = {
  id: column('text', sql`(v.product_id || '-' || ${wireId})`),
  productId: column('uuid', sql`v.product_id`),
  variantId: column('uuid', wireId),
  sku: { type: 'text', value: sql`v.sku`, order: sql`NULLIF(v.sku, '')` },
  isManaged: column('boolean', sql`(NOT v.is_default)`),
  inStock: column('boolean', isInStock),
  tracked: column('boolean', sql`COALESCE(i.track_quantity, FALSE)`),
  quantity: {
    type: 'numeric',
    value: sql`CASE WHEN i.track_quantity THEN COALESCE(i.quantity, 0) END`,
  },
  variantName: column('text', variantName),
  position: column('numeric', sql`v.position`),
  ownId: column('uuid', sql`v.id`),
}

/** By product number, then by the position within the product. */
const tieBreakers = ['numericId', 'position', 'ownId']
const ofProduct: Record<string, string> = {
  productName: 'name',
  visible: 'visible',
  collectionIds: 'collectionIds',
  numericId: 'numericId',
}

function columnOf(field: string): Column | undefined {
  const product = ofProduct[field]
  if (product) return productColumns(product)
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
  query: StoreVariantQuery,
): Promise<ResultPage<StoreVariant>> {
  const where = sql`v.site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, tieBreakers)
  const { rows } = await sql<StoreVariant & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, sql`${joined} WHERE ${where}`)}) counted
      LEFT JOIN (SELECT ${storeVariantSelection}, ${place} AS place,
                        row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${joined} WHERE ${where} AND ${beyond}
                  ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, ({ total: _, rank: __, place: ___, ...variant }) => variant)
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
                             'width', m.width, 'height', m.height, 'ground', m.ground,
                             'focalPoint', m.focal_point, 'video', ${video})
     FROM media m
    WHERE m.site_id = v.site_id AND m.id = COALESCE(
      (SELECT cm.media_id FROM choice_media cm
        WHERE cm.site_id = v.site_id AND cm.product_id = v.product_id
          AND cm.choice_id = ANY(v.choice_ids) ORDER BY cm.position LIMIT 1),
      p.main_media_id)) AS media,
  jsonb_build_object('enabled', COALESCE(i.preorder_enabled, FALSE), 'message', i.preorder_message,
                     'limit', i.preorder_limit) AS preorder`
