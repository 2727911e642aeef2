import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { GalleryItem } from '../model/product.ts'
import { video } from './video.ts'

/** Files of the library as gallery items. */
export async function findMedia(tx: Tx, ids: readonly string[]): Promise<Map<string, GalleryItem>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<GalleryItem>`
    SELECT m.id, '' AS title, m.alt_text AS "altText", m.kind, m.width, m.height, m.ground, ${video} AS video
      FROM media m WHERE m.site_id = ${tx.siteId} AND m.id = ANY(${ids}::text[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Slugs that are taken and begin like one of these. The column is ordered by bytes: everything from a
 * slug up to the same followed by a dot is the slug itself and its continuations behind a hyphen.
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
 * Products of a site come one transaction after the other, so that slugs and numbers never collide. Those
 * that know of each other's may come together; whoever is alone comes before those that ask behind it.
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

/** Ascending numbers for new products: the milliseconds of their creation since 1970, times 1000, and a count. */
export async function takeNumbers(tx: Tx, count: number): Promise<number[]> {
  const first = await raiseNumbers(tx, count, tx.now.getTime() * 1000)
  return Array.from({ length: count }, (_, place) => first + place)
}

/** The first of so many numbers that nobody has, the lowest given or any behind those of everybody else. */
export async function raiseNumbers(tx: Tx, count: number, lowest: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    SELECT take_product_numbers(${count}::int, ${lowest}::bigint) AS first`.execute(tx.db)
  return (rows[0] as { first: number }).first
}
