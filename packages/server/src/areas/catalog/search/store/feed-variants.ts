import type { FeedGap } from '@vitrine/contract/shop'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { findProducts } from '../../products/store/find-products.ts'
import { joinedStock, toVariant, type VariantRow, variantSelection } from '../../variants/index.ts'
import { isShown } from './search-columns.ts'
import type { VariantWithProduct } from './search-variants.ts'

/** The end of a feed page: its last variant in the order of product number and position. */
export interface FeedPlace {
  readonly numericId: number
  readonly position: number
  readonly variantId: string
}

/** A variant of a feed with its product. */
export interface FeedVariant extends VariantWithProduct {
  /** The day in UTC on which a preorder leaves, `YYYY-MM-DD`; null: not known. */
  readonly preorderShipsAt: string | null
}

interface FeedRow extends VariantRow {
  readonly productId: string
  readonly numericId: number
  readonly position: number
  readonly preorderShipsAt: string | null
}

/** Whether the merchant excludes the product from search engines, by the same rule as the storefront's pages. */
const isHiddenFromSearch = sql`COALESCE(jsonb_path_exists(p.seo,
  '$.tags[*] ? (@.type == "meta" && !(@.disabled == true) && @.props.name like_regex "^robots$" flag "i"
    && @.props.content like_regex "(^|[^a-z0-9_])(noindex|none)([^a-z0-9_]|$)" flag "i")', '{}', TRUE), FALSE)`

/** Variants in feeds. Platforms accept neither gift cards nor free products. */
const inFeed = (tx: Tx) => sql`
  p.site_id = ${tx.siteId} AND p.visible AND ${isShown} AND p.is_gift_card IS NOT TRUE
  AND LEAST(v.list_price, v.sale_price) > 0 AND NOT ${isHiddenFromSearch}`

const variantsOfProducts = sql`products p
  JOIN variants v ON v.site_id = p.site_id AND v.product_id = p.id ${joinedStock}`

/** The next variants of a feed, and where they end unless they are the last: four statements. */
export async function findFeedVariants(
  tx: Tx,
  { after, limit }: { readonly after: FeedPlace | undefined; readonly limit: number },
): Promise<{ readonly items: readonly FeedVariant[]; readonly next: FeedPlace | null }> {
  const { rows } = await sql<FeedRow>`
    SELECT v.product_id AS "productId", p.numeric_id AS "numericId", v.position,
           i.preorder_ships_at::text AS "preorderShipsAt", ${variantSelection}
      FROM ${variantsOfProducts}
     WHERE ${inFeed(tx)} AND ${after ? beyond(after) : sql`TRUE`}
     ORDER BY p.numeric_id, v.position, v.id LIMIT ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const ids = [...new Set(page.map(({ productId }) => productId))]
  const found = await findProducts(tx, ids, { variants: false })
  const products = new Map(found.map((product) => [product.id, product]))
  const items = page.flatMap(({ productId, numericId: _, position: __, ...row }) => {
    const product = products.get(productId)
    const { preorderShipsAt } = row
    return product ? [{ product, variant: toVariant(row), preorderShipsAt }] : []
  })
  const last = page.at(-1)
  return { items, next: last && rows.length > limit ? placeOf(last) : null }
}

const placeOf = ({ numericId, position, id }: FeedRow): FeedPlace => ({
  numericId: Number(numericId),
  position,
  variantId: id,
})

/** Begins at the product itself, so that the index of product numbers skips all before it. */
const beyond = ({ numericId, position, variantId }: FeedPlace) => sql`
  p.numeric_id >= ${numericId}::bigint
  AND (p.numeric_id > ${numericId}::bigint
       OR (v.position, v.id) > (${position}::integer, ${variantId}::uuid))`

/** The digits of a barcode with the zeros in front that make each GTIN 14 digits long. */
const digits = sql`lpad(btrim(v.barcode), 14, '0')`

/** The same as `gtinOf` says of a barcode. */
const isGtin = sql`(btrim(v.barcode) ~ '^([0-9]{8}|[0-9]{12,14})$'
  AND btrim(v.barcode) !~ '^([02][0-9]{7}|[24][0-9]{11}|2[0-9]{12}|0[24][0-9]{11}|0+)$'
  AND (SELECT sum(substr(${digits}, n, 1)::integer * CASE n % 2 WHEN 1 THEN 3 ELSE 1 END)
         FROM generate_series(1, 14) n) % 10 = 0)`

const hasPicture = sql`EXISTS (
  SELECT FROM product_media pm JOIN media m ON m.site_id = pm.site_id AND m.id = pm.media_id
   WHERE pm.site_id = p.site_id AND pm.product_id = p.id
     AND (m.kind = 'image' OR m.poster_id IS NOT NULL))`

const hasText = sql`(p.subtitle <> ''
  OR regexp_replace(p.description, '<[^>]*>|&nbsp;|\\s', '', 'g') <> '')`

/** Conditions by missing data. */
const conditions = ({ now }: Tx): Readonly<Record<FeedGap, RawBuilder<unknown>>> => ({
  PICTURE: sql`NOT ${hasPicture}`,
  DESCRIPTION: sql`NOT ${hasText}`,
  BRAND_OR_GTIN: sql`(p.brand_id IS NULL AND ${isGtin} IS NOT TRUE)`,
  PREORDER_DAY: sql`(COALESCE(i.sells AND i.availability = 'PREORDER' AND NOT v.in_stock, FALSE)
    AND (i.preorder_ships_at >= (${now}::timestamptz AT TIME ZONE 'UTC')::date) IS NOT TRUE)`,
})

/** The number of variants in feeds, and their missing data. */
export interface FeedFigures {
  readonly items: number
  readonly physicalItems: number
  readonly gaps: readonly { readonly gap: FeedGap; readonly count: number }[]
  readonly products: readonly {
    readonly id: string
    readonly name: string
    readonly gaps: readonly FeedGap[]
  }[]
}

interface FigureRow {
  readonly items: number
  readonly physical: number
  readonly counts: Readonly<Record<FeedGap, number>>
  readonly products: FeedFigures['products']
}

/** The number of variants in feeds, their missing data, and some of the newest incomplete products: one statement. */
export async function findFeedFigures(
  tx: Tx,
  { limit }: { readonly limit: number },
): Promise<FeedFigures> {
  const gaps = Object.entries(conditions(tx)) as [FeedGap, RawBuilder<unknown>][]
  const lacking = gaps.map(([gap, test]) => sql`CASE WHEN ${test} THEN ${sql.lit(gap)} END`)
  const counts = gaps.map(
    ([gap]) => sql`${sql.lit(gap)}, count(*) FILTER (WHERE ${sql.lit(gap)} = ANY(gaps))`,
  )
  const { rows } = await sql<FigureRow>`
    WITH listed AS (
      SELECT p.id, p.name, p.numeric_id, p.product_type = 'physical' AS physical,
             array_remove(ARRAY[${sql.join(lacking)}], NULL) AS gaps
        FROM ${variantsOfProducts} WHERE ${inFeed(tx)})
    SELECT count(*)::integer AS items, (count(*) FILTER (WHERE physical))::integer AS physical,
           jsonb_build_object(${sql.join(counts)}) AS counts,
           COALESCE((SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name, 'gaps', gaps)
                                      ORDER BY numeric_id DESC)
                       FROM (SELECT one.id, one.name, one.numeric_id,
                                    array_agg(DISTINCT gap ORDER BY gap) AS gaps
                               FROM listed one CROSS JOIN LATERAL unnest(one.gaps) AS lacked (gap)
                              GROUP BY one.id, one.name, one.numeric_id
                              ORDER BY one.numeric_id DESC LIMIT ${limit}) newest), '[]') AS products
      FROM listed`.execute(tx.db)
  const { items = 0, physical = 0, counts: counted, products = [] } = rows[0] ?? {}
  return {
    items,
    physicalItems: physical,
    gaps: gaps.map(([gap]) => ({ gap, count: counted?.[gap] ?? 0 })),
    products,
  }
}
