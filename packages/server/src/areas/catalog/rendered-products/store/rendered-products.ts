import { sql } from 'kysely'
import { NeedsPrimary } from '../../../../platform/db/replicas/needs-primary.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { pageOfProducts } from '../../products/store/product-page.ts'
import type { ProductQuery } from '../../products/store/query-products.ts'
import { guidsAmong } from '../../shared/store/rows.ts'

/** The key of a rendering: renderer, locale and cache version. */
export interface RenderingKey {
  readonly renderer: string
  readonly cacheVersion: string
}

/** A product with the stamp of its current rendering, if any. */
export interface RenderingStamp {
  readonly id: string
  readonly stamp: string | null
}

/** The body of a rendering, with its stamp. */
export interface StampedRendering {
  readonly id: string
  readonly stamp: string
  readonly body: string
}

export interface RenderingStamps extends ResultPage<RenderingStamp> {
  /** The snapshot of this read; renderings made from later reads include at least that. */
  readonly snapshot: string
  /** Whether the site has hidden collections. */
  readonly hides: boolean
}

/**
 * A rendering is current while its snapshot includes every transaction that invalidated the product. LIMIT
 * forces a lookup by key: without statistics PostgreSQL would scan the table.
 */
const currentRendering = (tx: Tx, { renderer, cacheVersion }: RenderingKey) => sql`
  LATERAL (SELECT t.stamp FROM rendered_products t
            WHERE t.site_id = ${tx.siteId} AND t.product_id = page.id
              AND t.renderer = ${renderer} AND t.cache_version = ${cacheVersion}
              AND NOT EXISTS (SELECT FROM product_invalidations m
                               WHERE m.site_id = ${tx.siteId} AND m.product_id = page.id
                                 AND NOT pg_visible_in_snapshot(m.tx, t.snapshot))
            LIMIT 1) t ON TRUE`

const hides = (tx: Tx) => sql`
  EXISTS (SELECT FROM collections c WHERE c.site_id = ${tx.siteId} AND NOT c.visible) AS hides`

/** One page, its total and the stamps of current renderings, in one statement. */
export async function findRenderingPage(
  tx: Tx,
  query: ProductQuery,
  name: RenderingKey,
): Promise<RenderingStamps> {
  const { rows } = await sql<
    RenderingStamp & PageRow & Pick<RenderingStamps, 'snapshot' | 'hides'>
  >`
    SELECT counted.total, page.rank, page.place, page.id, t.stamp,
           pg_current_snapshot()::text AS snapshot, ${hides(tx)}
      FROM ${pageOfProducts(tx, query)}
      LEFT JOIN ${currentRendering(tx, name)}
     ORDER BY page.rank`.execute(tx.db)
  const found = toResultPage(rows, query, ({ id, stamp }) => ({ id, stamp }))
  return { ...found, snapshot: rows[0]?.snapshot ?? '', hides: rows[0]?.hides ?? false }
}

/** The stamps of given products: those visible to the reader, with at most this many variants. */
export async function findRenderingsAmong(
  tx: Tx,
  ids: readonly string[],
  { renderer, cacheVersion }: RenderingKey,
  { seesHidden, maxVariants }: { readonly seesHidden: boolean; readonly maxVariants: number },
): Promise<Pick<RenderingStamps, 'items' | 'snapshot' | 'hides'>> {
  const { rows } = await sql<RenderingStamp & Pick<RenderingStamps, 'snapshot' | 'hides'>>`
    SELECT id, stamp, snapshot, hides
      FROM rendered_products_among(${tx.siteId}::uuid, ${[...ids]}::uuid[], ${renderer}, ${cacheVersion},
                                   ${maxVariants}::integer, ${seesHidden}::boolean)`.execute(tx.db)
  return { items: rows, snapshot: rows[0]?.snapshot ?? '', hides: rows[0]?.hides ?? false }
}

/** A product by id or slug. */
export type ProductLocator = { readonly id: string } | { readonly slug: string }

/**
 * The stamp of a product's rendering, if any; undefined when the product does not exist or is hidden from the
 * reader.
 */
export async function findRendering(
  tx: Tx,
  locator: ProductLocator,
  name: RenderingKey,
  seesHidden: boolean,
): Promise<Pick<RenderingStamps, 'items' | 'snapshot' | 'hides'> | undefined> {
  const { rows } = await sql<RenderingStamp & Pick<RenderingStamps, 'snapshot' | 'hides'>>`
    SELECT page.id, t.stamp, pg_current_snapshot()::text AS snapshot, ${hides(tx)}
      FROM products page
      LEFT JOIN ${currentRendering(tx, name)}
     WHERE page.site_id = ${tx.siteId} AND ${isAt(locator)}
       AND (page.visible OR ${seesHidden}::boolean)`.execute(tx.db)
  return rows[0] && { items: rows, snapshot: rows[0].snapshot, hides: rows[0].hides }
}

/** Bodies of renderings by stamp; one that was replaced meanwhile is left out. */
export async function findRenderingBodies(
  tx: Tx,
  renderer: string,
  renderings: readonly { readonly id: string; readonly stamp: string }[],
): Promise<StampedRendering[]> {
  const ids = renderings.map(({ id }) => id)
  const stamps = renderings.map(({ stamp }) => stamp)
  const { rows } = await sql<StampedRendering>`
    SELECT t.product_id AS id, t.stamp, t.body
      FROM unnest(${ids}::uuid[], ${stamps}::uuid[]) AS input (id, stamp)
      JOIN rendered_products t ON t.site_id = ${tx.siteId} AND t.product_id = input.id
       AND t.renderer = ${renderer} AND t.stamp = input.stamp`.execute(tx.db)
  return rows
}

const isAt = (locator: ProductLocator) =>
  'id' in locator
    ? sql`page.id = ANY(${guidsAmong([locator.id])}::uuid[])`
    : sql`page.slug = ${locator.slug}`

/** Stores renderings made from the snapshot, or a later one; returns their stamps. */
export async function saveRenderings(
  tx: Tx,
  { renderer, cacheVersion }: RenderingKey,
  snapshot: string,
  renderings: readonly { readonly id: string; readonly body: string }[],
): Promise<Map<string, string>> {
  if (renderings.length === 0) return new Map()
  if (tx.readsReplica) throw new NeedsPrimary('Rendered products are stored')
  const ids = renderings.map(({ id }) => id)
  const bodies = renderings.map(({ body }) => body)
  // Ordered by id, so that two readers who store the same page cannot deadlock.
  const { rows } = await sql<{ id: string; stamp: string }>`
    INSERT INTO rendered_products (site_id, product_id, renderer, cache_version, snapshot, body)
    SELECT ${tx.siteId}::uuid, id, ${renderer}, ${cacheVersion}, ${snapshot}::pg_snapshot, body
      FROM unnest(${ids}::uuid[], ${bodies}::text[]) AS new (id, body) ORDER BY id
    ON CONFLICT (site_id, product_id, renderer) DO UPDATE
       SET cache_version = excluded.cache_version, snapshot = excluded.snapshot, body = excluded.body,
           stamp = excluded.stamp
    RETURNING product_id AS id, stamp`.execute(tx.db)
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

/**
 * The id of the database cluster, which scopes transaction numbers: snapshots in a dump are meaningless in
 * another cluster.
 */
export async function findCluster(tx: Pick<Tx, 'db'>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT system_identifier::text AS id FROM pg_control_system()`.execute(tx.db)
  return rows[0]?.id ?? ''
}
