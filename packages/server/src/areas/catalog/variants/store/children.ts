import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { orNull } from '../../products/store/product-rows.ts'
import type { Choice, GalleryItem, Option, Product, Variant } from '../../shared/model/product.ts'
import { laterVariantFields } from '../../shared/model/variant-fields.ts'
import { objectShape } from '../../shared/rules/object-shape.ts'
import { video } from '../../shared/store/video.ts'

/** Reads the child rows of products: one statement for each kind. */
export async function withChildren(
  tx: Tx,
  products: readonly Product[],
  { variants }: { variants: boolean | ((product: Product) => boolean) },
): Promise<Product[]> {
  if (products.length === 0) return []
  const ids = products.map(({ id }) => id)
  const options = await findOptions(tx, ids)
  const gallery = await findGalleries(tx, ids)
  const requestedIds =
    typeof variants === 'boolean' ? (variants ? ids : []) : idsOf(products, variants)
  const all =
    requestedIds.length > 0 ? await findVariants(tx, requestedIds) : new Map<string, Variant[]>()
  return products.map((product) => ({
    ...product,
    options: options.get(product.id) ?? [],
    gallery: gallery.get(product.id) ?? [],
    variants: all.get(product.id) ?? [],
  }))
}

const idsOf = (products: readonly Product[], isOne: (product: Product) => boolean) =>
  products.filter(isOne).map(({ id }) => id)

async function findOptions(tx: Tx, productIds: readonly string[]): Promise<Map<string, Option[]>> {
  const { rows } = await sql<Omit<Option, 'choices'> & { productId: string; choices: Choice[] }>`
    SELECT o.product_id AS "productId", o.id, o.name, o.option_type AS type,
           COALESCE(NULLIF(o.key, ''), o.name) AS key, o.is_shared AS "isShared",
           (SELECT COALESCE(jsonb_agg(jsonb_build_object(
                     'id', c.id, 'key', COALESCE(NULLIF(c.key, ''), c.description), 'value', c.value,
                     'choiceType', c.choice_type, 'colorCodes', c.color_codes,
                     'image', c.image, 'displayImage', c.display_image, 'description', c.description,
                     'inStock', CASE WHEN p.manage_variants THEN c.in_stock_count > 0 ELSE c.in_stock END,
                     'visible', CASE WHEN p.manage_variants THEN c.visible_count > 0 ELSE c.visible END,
                     'mediaIds', ARRAY(SELECT m.media_id FROM choice_media m
                                        WHERE m.site_id = c.site_id AND m.product_id = c.product_id
                                          AND m.choice_id = c.id ORDER BY m.position))
                   ORDER BY c.position), '[]')
              FROM product_choices c
             WHERE c.site_id = o.site_id AND c.product_id = o.product_id
               AND c.option_id = o.id) AS choices
      FROM product_options o JOIN products p ON p.site_id = o.site_id AND p.id = o.product_id
     WHERE o.site_id = ${tx.siteId} AND o.product_id = ANY(${productIds}::uuid[])
     ORDER BY o.product_id, o.position`.execute(tx.db)
  return groupByProduct(rows)
}

async function findGalleries(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, GalleryItem[]>> {
  const { rows } = await sql<GalleryItem & { productId: string }>`
    SELECT pm.product_id AS "productId", pm.media_id AS id, pm.title,
           COALESCE(NULLIF(pm.alt_text, ''), m.alt_text) AS "altText",
           m.kind, m.width, m.height, m.ground, m.focal_point AS "focalPoint", ${video} AS video
      FROM product_media pm
      JOIN media m ON m.site_id = pm.site_id AND m.id = pm.media_id
     WHERE pm.site_id = ${tx.siteId} AND pm.product_id = ANY(${productIds}::uuid[])
     ORDER BY pm.product_id, pm.position`.execute(tx.db)
  return groupByProduct(rows)
}

async function findVariants(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, Variant[]>> {
  const { rows } = await sql<VariantRow & { productId: string }>`
    SELECT v.product_id AS "productId", ${variantSelection}
      FROM variants v ${joinedStock}
     WHERE v.site_id = ${tx.siteId} AND v.product_id = ANY(${productIds}::uuid[])
     ORDER BY v.product_id, v.position`.execute(tx.db)
  const groups = new Map<string, Variant[]>()
  for (const row of rows) {
    const group = groups.get(row.productId)
    if (group) group.push(toVariant(row))
    else groups.set(row.productId, [toVariant(row)])
  }
  return groups
}

/** A variant's row with its stock; without a stock row it is in stock and not tracked. */
export interface VariantRow extends Omit<Variant, 'stock'> {
  tracked: boolean
  quantity: number | null
  inStock: boolean
  preorder: boolean
  preorderable: boolean
  sellable: number | null
}

export const joinedStock = sql`
  LEFT JOIN inventory_items i
    ON i.site_id = v.site_id AND i.product_id = v.product_id AND i.variant_id = v.id
   AND i.location_id = v.site_id
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object('id', d.id, 'fileName', d.file_name, 'fileType', d.file_type,
                              'fileSize', d.bytes) AS label
      FROM product_files pf JOIN digital_files d ON d.site_id = pf.site_id AND d.id = pf.file_id
     WHERE pf.site_id = v.site_id AND pf.product_id = v.product_id AND pf.variant_id = v.id) f ON TRUE`

/** Whether a location that sends orders has it. */
export const isInStock = sql`v.in_stock`

/** Its pieces at all locations that send orders; null where the default location does not count them. */
const sellable = sql`
  CASE WHEN i.track_quantity THEN (
    SELECT COALESCE(sum(o.quantity), 0)::bigint FROM inventory_items o
     WHERE o.site_id = v.site_id AND o.product_id = v.product_id AND o.variant_id = v.id
       AND o.sells AND o.track_quantity) END`

const laterFields = sql.join(
  laterVariantFields.map(([field, column]) => sql`v.${sql.ref(column)} AS ${sql.ref(field)}`),
)

/** The selected columns of `variants v` with its stock. */
export const variantSelection = sql`
  v.id, v.is_default AS "isDefault", v.choice_ids AS "choiceIds", v.list_price AS price,
  v.sale_price AS "salePrice", v.cost, v.weight, v.sku, v.barcode, v.visible,
  v.product_dimensions AS "productDimensions", v.package_dimensions AS "packageDimensions",
  v.unit, ${laterFields}, f.label AS "digitalFile",
  COALESCE(i.track_quantity, FALSE) AS tracked,
  CASE WHEN i.track_quantity THEN COALESCE(i.quantity, 0) END AS quantity,
  ${isInStock} AS "inStock", COALESCE(i.preorder_enabled, FALSE) AS preorder,
  COALESCE(i.sells AND i.availability = 'PREORDER' AND NOT v.in_stock, FALSE) AS preorderable,
  ${sellable} AS sellable`

const ownFields = [
  'id',
  'isDefault',
  'choiceIds',
  'price',
  'salePrice',
  'cost',
  'sku',
  'barcode',
  'visible',
  'productDimensions',
  'packageDimensions',
  'unit',
  'digitalFile',
] as const
const variantFields = [...ownFields, ...laterVariantFields.map(([field]) => field)]
const emptyVariant = objectShape([...variantFields, 'weight', 'stock'])

// Copies properties one by one: omitting some from a spread takes several times as long.
export function toVariant(row: VariantRow): Variant {
  const { tracked, quantity, inStock, preorder, preorderable, sellable } = row
  const variant = emptyVariant()
  for (const name of variantFields) variant[name] = row[name]
  variant.weight = orNull(row.weight)
  variant.stock = { tracked, quantity, inStock, preorder, preorderable, sellable }
  return variant as unknown as Variant
}

export function groupByProduct<T extends object>(rows: readonly (T & { productId: string })[]) {
  const groups = new Map<string, T[]>()
  for (const { productId, ...row } of rows) {
    const group = groups.get(productId)
    if (group) group.push(row as unknown as T)
    else groups.set(productId, [row as unknown as T])
  }
  return groups
}
