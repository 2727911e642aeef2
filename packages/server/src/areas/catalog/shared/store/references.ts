import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { GalleryItem } from '../model/product.ts'
import { video } from './video.ts'

/** Files of the library as gallery items. */
export async function findMedia(tx: Tx, ids: readonly string[]): Promise<Map<string, GalleryItem>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<GalleryItem>`
    SELECT m.id, '' AS title, m.alt_text AS "altText", m.kind, m.width, m.height, m.ground,
           m.focal_point AS "focalPoint", ${video} AS video
      FROM media m WHERE m.site_id = ${tx.siteId} AND m.id = ANY(${ids}::text[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Taken slugs with one of these prefixes. The column is sorted by bytes: the range from a slug to the same
 * followed by a dot contains the slug itself and its variants with a hyphen.
 */
export async function findTakenSlugs(
  tx: Tx,
  table: 'products' | 'collections',
  bases: readonly string[],
  except: readonly string[] = [],
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    SELECT taken.slug
      FROM unnest(${[...new Set(bases)]}::text[]) AS base
      JOIN ${sql.table(table)} taken
        ON taken.site_id = ${tx.siteId}
       AND taken.slug >= base COLLATE "C" AND taken.slug < (base || '.') COLLATE "C"
     WHERE taken.id <> ALL(${except}::uuid[])`.execute(tx.db)
  return new Set(rows.map(({ slug }) => slug))
}

/**
 * Serializes the creation of products in a site, so that slugs and numbers never collide. Transactions that
 * share a commit order may run concurrently; an exclusive one waits for them and precedes later ones.
 */
export async function lockNames(
  tx: Tx,
  table: 'products' | 'collections',
  { together = false } = {},
): Promise<void> {
  const key = sql`hashtextextended(${`${table} ${tx.siteId}`}, 0)`
  await (together
    ? sql`SELECT pg_advisory_xact_lock_shared(${key})`
    : sql`SELECT pg_advisory_xact_lock(${key})`
  ).execute(tx.db)
}

/** Ascending numbers for new products: milliseconds of creation since 1970, times 1000, plus a counter. */
export async function allocateNumbers(tx: Tx, count: number): Promise<number[]> {
  const first = await reserveNumbersFrom(tx, count, tx.now.getTime() * 1000)
  return Array.from({ length: count }, (_, place) => first + place)
}

/** Reserves a block of numbers and returns the first: the given minimum, or higher than all existing ones. */
export async function reserveNumbersFrom(tx: Tx, count: number, lowest: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    SELECT reserve_product_numbers(${count}::int, ${lowest}::bigint) AS first`.execute(tx.db)
  return (rows[0] as { first: number }).first
}

/** Which of these ids exist in the site's table. */
export async function findIds(
  tx: Tx,
  table: 'products' | 'collections',
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)}
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Names normalised by the database's own comparison: two spellings of one name have one key. */
export async function keysOf(tx: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT lower(name) AS key
      FROM unnest(${names}::text[]) WITH ORDINALITY AS given (name, at) ORDER BY at`.execute(tx.db)
  return rows.map(({ key }) => key)
}
