import { sql } from 'kysely'
import { type Found, foundPage, type PageRow } from '../../../platform/db/found-page.ts'
import type { Tx } from '../../../platform/tx.ts'
import { pageOfProducts } from './product-page.ts'
import type { ProductQuery } from './query-products.ts'
import { guidsAmong } from './rows.ts'

/** Which text of a product is meant, and what else it must have been written with. */
export interface TextName {
  readonly form: string
  readonly edition: string
}

/** A product with the stamp of the text that is right now, or none. */
export interface FoundText {
  readonly id: string
  readonly stamp: string | null
}

/** What a text says, by the stamp of its writing. */
export interface StampedBody {
  readonly id: string
  readonly stamp: string
  readonly body: string
}

export interface FoundTexts extends Found<FoundText> {
  /** What this look saw: texts that are written from now on tell of all that, at least. */
  readonly snapshot: string
  /** Whether the site has collections that visitors do not see. */
  readonly hides: boolean
}

/**
 * A text is right while its snapshot saw every transaction that marked the product. The limit has each
 * one looked up by its key: nobody tells PostgreSQL how many texts there are, and it would read all.
 */
const rightText = (tx: Tx, { form, edition }: TextName) => sql`
  LATERAL (SELECT t.stamp FROM product_texts t
            WHERE t.site_id = ${tx.siteId} AND t.product_id = page.id
              AND t.form = ${form} AND t.edition = ${edition}
              AND NOT EXISTS (SELECT FROM product_marks m
                               WHERE m.site_id = ${tx.siteId} AND m.product_id = page.id
                                 AND NOT pg_visible_in_snapshot(m.tx, t.snapshot))
            LIMIT 1) t ON TRUE`

const hides = (tx: Tx) => sql`
  EXISTS (SELECT FROM collections c WHERE c.site_id = ${tx.siteId} AND NOT c.visible) AS hides`

/** One page, its total and the stamps of the texts that are there, in one statement. */
export async function findTexts(tx: Tx, query: ProductQuery, name: TextName): Promise<FoundTexts> {
  const { rows } = await sql<FoundText & PageRow & Pick<FoundTexts, 'snapshot' | 'hides'>>`
    SELECT counted.total, page.rank, page.place, page.id, t.stamp,
           pg_current_snapshot()::text AS snapshot, ${hides(tx)}
      FROM ${pageOfProducts(tx, query)}
      LEFT JOIN ${rightText(tx, name)}
     ORDER BY page.rank`.execute(tx.db)
  const found = foundPage(rows, query, ({ id, stamp }) => ({ id, stamp }))
  return { ...found, snapshot: rows[0]?.snapshot ?? '', hides: rows[0]?.hides ?? false }
}

/** The stamps of the texts of some products: of those that their reader sees and that have no more variants. */
export async function findTextsAmong(
  tx: Tx,
  ids: readonly string[],
  name: TextName,
  { seesHidden, mostVariants }: { readonly seesHidden: boolean; readonly mostVariants: number },
): Promise<Pick<FoundTexts, 'items' | 'snapshot' | 'hides'>> {
  const { rows } = await sql<FoundText & Pick<FoundTexts, 'snapshot' | 'hides'>>`
    SELECT page.id, t.stamp, pg_current_snapshot()::text AS snapshot, ${hides(tx)}
      FROM products page
      LEFT JOIN ${rightText(tx, name)}
     WHERE page.site_id = ${tx.siteId} AND page.id = ANY(${[...ids]}::uuid[])
       AND page.variant_count <= ${mostVariants} AND (page.visible OR ${seesHidden}::boolean)`.execute(
    tx.db,
  )
  return { items: rows, snapshot: rows[0]?.snapshot ?? '', hides: rows[0]?.hides ?? false }
}

/** Where a product is found: its id, or its address. */
export type ProductPlace = { readonly id: string } | { readonly slug: string }

/** The stamp of a product's text, if it is there; undefined when there is no such product, or none for visitors. */
export async function findText(
  tx: Tx,
  place: ProductPlace,
  name: TextName,
  seesHidden: boolean,
): Promise<Pick<FoundTexts, 'items' | 'snapshot' | 'hides'> | undefined> {
  const { rows } = await sql<FoundText & Pick<FoundTexts, 'snapshot' | 'hides'>>`
    SELECT page.id, t.stamp, pg_current_snapshot()::text AS snapshot, ${hides(tx)}
      FROM products page
      LEFT JOIN ${rightText(tx, name)}
     WHERE page.site_id = ${tx.siteId} AND ${isAt(place)}
       AND (page.visible OR ${seesHidden}::boolean)`.execute(tx.db)
  return rows[0] && { items: rows, snapshot: rows[0].snapshot, hides: rows[0].hides }
}

/** What texts say whose stamps are known; one that was written again meanwhile is left out. */
export async function findBodies(
  tx: Tx,
  form: string,
  texts: readonly { readonly id: string; readonly stamp: string }[],
): Promise<StampedBody[]> {
  const ids = texts.map(({ id }) => id)
  const stamps = texts.map(({ stamp }) => stamp)
  const { rows } = await sql<StampedBody>`
    SELECT t.product_id AS id, t.stamp, t.body
      FROM unnest(${ids}::uuid[], ${stamps}::uuid[]) AS wanted (id, stamp)
      JOIN product_texts t ON t.site_id = ${tx.siteId} AND t.product_id = wanted.id
       AND t.form = ${form} AND t.stamp = wanted.stamp`.execute(tx.db)
  return rows
}

const isAt = (place: ProductPlace) =>
  'id' in place
    ? sql`page.id = ANY(${guidsAmong([place.id])}::uuid[])`
    : sql`page.slug = ${place.slug}`

/** Keeps texts that were written from what the snapshot saw, or from more; answers with their stamps. */
export async function saveTexts(
  tx: Tx,
  { form, edition }: TextName,
  snapshot: string,
  texts: readonly { readonly id: string; readonly body: string }[],
): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map()
  const ids = texts.map(({ id }) => id)
  const bodies = texts.map(({ body }) => body)
  // In one order, so that two readers who write the same page never wait for each other in a circle.
  const { rows } = await sql<{ id: string; stamp: string }>`
    INSERT INTO product_texts (site_id, product_id, form, edition, snapshot, body)
    SELECT ${tx.siteId}::uuid, id, ${form}, ${edition}, ${snapshot}::pg_snapshot, body
      FROM unnest(${ids}::uuid[], ${bodies}::text[]) AS new (id, body) ORDER BY id
    ON CONFLICT (site_id, product_id, form) DO UPDATE
       SET edition = excluded.edition, snapshot = excluded.snapshot, body = excluded.body,
           stamp = excluded.stamp
    RETURNING product_id AS id, stamp`.execute(tx.db)
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

/**
 * The database cluster, in whose transaction numbers snapshots speak. A dump brought into another one
 * brings texts along whose snapshots mean nothing there.
 */
export async function findCluster(tx: Pick<Tx, 'db'>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT system_identifier::text AS id FROM pg_control_system()`.execute(tx.db)
  return rows[0]?.id ?? ''
}
