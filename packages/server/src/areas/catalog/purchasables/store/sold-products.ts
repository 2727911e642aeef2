import { sql } from 'kysely'
import { onHand } from '../../../../platform/db/on-hand.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { orNull } from '../../products/store/product-rows.ts'
import type { GalleryItem } from '../../shared/model/product.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import type { SoldProduct, SoldVariant } from '../model/purchasable.ts'

/** A picture of `media m`; of a video its poster. */
const picture = sql<GalleryItem | null>`
  jsonb_build_object('id', COALESCE(still.id, m.id), 'title', '', 'altText', COALESCE(still.alt_text, m.alt_text),
                     'kind', 'image', 'width', COALESCE(still.width, m.width),
                     'height', COALESCE(still.height, m.height), 'ground', COALESCE(still.ground, m.ground),
                     'focalPoint', CASE WHEN still.id IS NULL THEN m.focal_point ELSE still.focal_point END)`

const poster = sql`LEFT JOIN media still ON still.site_id = m.site_id AND still.id = m.poster_id`

/** Products by their ids, as far as buying needs them. */
export async function findSoldProducts(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, SoldProduct>> {
  const known = guidsAmong(ids)
  if (known.length === 0) return new Map()
  const { rows } = await sql<SoldProduct>`
    SELECT p.id, p.revision, p.name, p.slug, p.visible, p.product_type AS "productType",
           COALESCE(p.is_gift_card, FALSE) AS "isGiftCard",
           p.manage_variants AS "manageVariants", p.modifiers, p.subscriptions,
           p.quantity_limits AS "quantityLimits",
           p.tax_group_id AS "taxGroupId", p.delivery ->> 'deliveryProfileId' AS "deliveryProfileId",
           ARRAY(SELECT cp.collection_id::text FROM collection_products cp
                  WHERE cp.site_id = p.site_id AND cp.product_id = p.id ORDER BY 1) AS "collectionIds",
           (SELECT ${picture} FROM media m ${poster}
             WHERE m.site_id = p.site_id AND m.id = p.main_media_id) AS image,
           (SELECT COALESCE(jsonb_agg(jsonb_build_object(
                     'id', o.id, 'name', o.name, 'key', COALESCE(NULLIF(o.key, ''), o.name),
                     'choices', (SELECT COALESCE(jsonb_agg(jsonb_build_object(
                                   'id', c.id, 'key', COALESCE(NULLIF(c.key, ''), c.description),
                                   'description', c.description, 'value', c.value,
                                   'choiceType', c.choice_type) ORDER BY c.position), '[]')
                                   FROM product_choices c
                                  WHERE c.site_id = o.site_id AND c.product_id = o.product_id
                                    AND c.option_id = o.id)) ORDER BY o.position), '[]')
              FROM product_options o
             WHERE o.site_id = p.site_id AND o.product_id = p.id) AS options
      FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.id = ANY (${known}::uuid[])`.execute(tx.db)
  return new Map(rows.map((product) => [product.id, product]))
}

/** A variant by its id, or by its choices. */
export interface VariantSearch {
  /** The place in the caller's list. */
  readonly at: number
  readonly productId: string
  readonly variantId: string | null
  readonly choiceIds: readonly string[] | null
}

/** Whether the default location ships: it does unless the rules of the site exclude it. */
const defaultShips = sql`(r.site_id IS NULL OR v.site_id = ANY (r.ships))`

/** Whether it is available without limit, at the default location or another one that ships orders. */
const isUnlimited = sql`(
  (${defaultShips} AND NOT COALESCE(i.track_quantity, FALSE) AND COALESCE(i.in_stock, TRUE))
  OR COALESCE(others.unlimited, FALSE))`

/** The stock of variant `v` at the other shipping locations. */
const others = sql`
  LEFT JOIN stock_routing r ON r.site_id = v.site_id
  LEFT JOIN LATERAL (
    SELECT bool_or(NOT i.track_quantity AND i.in_stock) AS unlimited,
           bool_or(i.track_quantity) AS tracked,
           sum(GREATEST(0, COALESCE(${onHand}, 0))) FILTER (WHERE i.track_quantity) AS quantity,
           bool_or(i.preorder_enabled) AS preorder,
           max(i.preorder_ships_at) FILTER (WHERE i.preorder_enabled) AS ships_at,
           sum(preorder_left(i.quantity, i.preorder_limit, i.preorder_counter))
             FILTER (WHERE i.preorder_enabled AND i.track_quantity) AS preorderable
      FROM inventory_items i
     WHERE r.site_id IS NOT NULL AND i.site_id = v.site_id AND i.product_id = v.product_id
       AND i.variant_id = v.id AND i.location_id = ANY (r.ships) AND i.location_id <> v.site_id
       AND NOT i.absent) others ON TRUE`

/** Variants with the stock of the locations that send orders, by the places of their searches. */
export async function findSoldVariants(
  tx: Tx,
  searches: readonly VariantSearch[],
): Promise<Map<number, SoldVariant>> {
  if (searches.length === 0) return new Map()
  const { rows } = await sql<SoldVariant & { at: number }>`
    SELECT s.at, v.id, v.is_default AS "isDefault", v.choice_ids AS "choiceIds",
           v.list_price AS "listPrice", v.sale_price AS "salePrice", v.weight, v.sku, v.visible,
           NOT ${isUnlimited} AND (COALESCE(i.track_quantity, FALSE) OR COALESCE(others.tracked, FALSE))
             AS "isTracked",
           (CASE WHEN ${defaultShips} AND i.track_quantity THEN GREATEST(0, COALESCE(${onHand}, 0)) ELSE 0 END
             + COALESCE(others.quantity, 0))::bigint AS quantity,
           ${isUnlimited} AS "inStock",
           (${defaultShips} AND COALESCE(i.preorder_enabled, FALSE)) OR COALESCE(others.preorder, FALSE)
             AS preorder,
           (CASE WHEN ${defaultShips} AND i.preorder_enabled THEN i.preorder_ships_at
                 ELSE others.ships_at END)::text AS "preorderShipsAt",
           CASE WHEN i.track_quantity OR others.tracked
                THEN (CASE WHEN ${defaultShips} AND (i.preorder_enabled OR r.site_id IS NULL)
                          THEN preorder_left(i.quantity, i.preorder_limit, i.preorder_counter) ELSE 0 END
                     + COALESCE(others.preorderable, 0))::bigint END AS "preorderLeft",
           (SELECT ${picture} FROM choice_media cm
              JOIN media m ON m.site_id = cm.site_id AND m.id = cm.media_id ${poster}
             WHERE cm.site_id = v.site_id AND cm.product_id = v.product_id
               AND cm.choice_id = ANY (v.choice_ids)
             ORDER BY cm.position, cm.media_id LIMIT 1) AS image
      FROM jsonb_to_recordset(${JSON.stringify(searches)}::jsonb)
           AS s (at integer, "productId" uuid, "variantId" uuid, "choiceIds" jsonb)
      CROSS JOIN LATERAL (
        SELECT * FROM variants one
         WHERE one.site_id = ${tx.siteId} AND one.product_id = s."productId" AND one.id = s."variantId"
         UNION ALL
        SELECT * FROM variants one
         WHERE s."variantId" IS NULL AND one.site_id = ${tx.siteId} AND one.product_id = s."productId"
           AND one.choice_ids = ARRAY(SELECT jsonb_array_elements_text(s."choiceIds")::uuid)) v
      LEFT JOIN inventory_items i
        ON i.site_id = v.site_id AND i.product_id = v.product_id AND i.variant_id = v.id
       AND i.location_id = v.site_id
      ${others}`.execute(tx.db)
  return new Map(
    rows.map(({ at, ...variant }) => [at, { ...variant, weight: orNull(variant.weight) }]),
  )
}
