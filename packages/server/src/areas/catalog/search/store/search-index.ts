import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

const BATCH = 500
const MAX_DELETED = 5000
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** A new index, and the transaction that created it. */
export interface NewIndex {
  readonly id: string
  readonly transaction: string
}

/** Creates an index in addition to the current one; an unfinished earlier one is abandoned. */
export async function beginIndex(tx: Tx): Promise<NewIndex> {
  await sql`DELETE FROM search_indexes WHERE site_id = ${tx.siteId} AND NOT is_current`.execute(
    tx.db,
  )
  const { rows } = await sql<NewIndex>`
    INSERT INTO search_indexes (site_id, id, language, is_current, created_date)
    SELECT id, gen_random_uuid(), search_language(COALESCE(settings ->> 'locale', 'en-US')), FALSE,
           ${tx.now}::timestamptz
      FROM sites WHERE id = ${tx.siteId}
    RETURNING id, pg_current_xact_id()::text AS transaction`.execute(tx.db)
  return rows[0] ?? { id: NOBODY, transaction: '0' }
}

/** The transaction that runs, as `hasNoOlderWriters` compares it. */
export async function markTransaction(tx: Tx): Promise<string> {
  const { rows } = await sql<{ transaction: string }>`
    SELECT pg_current_xact_id()::text AS transaction`.execute(tx.db)
  return rows[0]?.transaction ?? '0'
}

/** Whether all transactions that started before this one have ended. */
export async function hasNoOlderWriters(
  tx: Tx,
  { transaction }: Pick<NewIndex, 'transaction'>,
): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`
    SELECT NOT EXISTS (SELECT FROM pg_stat_activity a
                        WHERE a.datname = current_database() AND a.pid <> pg_backend_pid()
                          AND age(a.backend_xid) > age(${transaction}::xid8::xid)) AS ended`.execute(
    tx.db,
  )
  return rows[0]?.ended ?? false
}

/** Indexes the next products after an id; returns the last one, or undefined when all are done. */
export async function fillIndex(
  tx: Tx,
  indexId: string,
  after: string = NOBODY,
): Promise<string | undefined> {
  // Locked, so that none is deleted before it is indexed.
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM products p WHERE p.site_id = ${tx.siteId} AND p.id > ${after}::uuid
     ORDER BY p.id LIMIT ${BATCH} FOR KEY SHARE`.execute(tx.db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return undefined
  // A concurrent writer's document is newer, so it is not overwritten.
  await sql`
    INSERT INTO search_documents (site_id, index_id, product_id, numeric_id, vector, visible_vector, visible)
    SELECT i.site_id, i.id, d.product_id, d.numeric_id, d.vector, d.visible_vector, d.visible
      FROM search_indexes i
     CROSS JOIN LATERAL build_search_documents(i.site_id, ${ids}::uuid[], i.language::regconfig) d
     WHERE i.site_id = ${tx.siteId} AND i.id = ${indexId}::uuid
    ON CONFLICT DO NOTHING`.execute(tx.db)
  await sql`SELECT add_search_words(${tx.siteId}::uuid, ${indexId}::uuid, ${ids}::uuid[])`.execute(
    tx.db,
  )
  return ids.at(-1)
}

/** Makes an index the current one; false when it has been abandoned meanwhile. */
export async function swapIndex(tx: Tx, indexId: string): Promise<boolean> {
  const own = sql`site_id = ${tx.siteId} AND id = ${indexId}::uuid`
  const { rows } = await sql`SELECT FROM search_indexes WHERE ${own} FOR UPDATE`.execute(tx.db)
  if (rows.length === 0) return false
  await sql`DELETE FROM search_indexes WHERE site_id = ${tx.siteId} AND is_current`.execute(tx.db)
  await sql`UPDATE search_indexes SET is_current = TRUE WHERE ${own}`.execute(tx.db)
  return true
}

/** Deletes some rows of old indexes; false when none is left. */
export async function clearIndexes(tx: Tx): Promise<boolean> {
  let deleted = 0
  for (const table of ['search_documents', 'search_words']) {
    const { numAffectedRows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${sql.table(table)} t
         WHERE t.site_id = ${tx.siteId}
           AND NOT EXISTS (SELECT FROM search_indexes i
                            WHERE i.site_id = t.site_id AND i.id = t.index_id)
         LIMIT ${MAX_DELETED}))`.execute(tx.db)
    deleted += Number(numAffectedRows ?? 0)
  }
  return deleted > 0
}

/** Shared entities by whose names products are found. */
export type NamedPart = 'brand' | 'ribbon' | 'infoSection'

const ownersOf: Record<NamedPart, (tx: Tx, id: string) => RawBuilder<unknown>> = {
  brand: (tx, id) => sql`SELECT p.id FROM products p
    WHERE p.site_id = ${tx.siteId} AND p.brand_id = ${id}::uuid`,
  ribbon: (tx, id) => sql`SELECT p.id FROM products p
    WHERE p.site_id = ${tx.siteId} AND p.ribbon_id = ${id}::uuid
    UNION SELECT r.product_id FROM product_ribbons r
    WHERE r.site_id = ${tx.siteId} AND r.ribbon_id = ${id}::uuid`,
  infoSection: (tx, id) => sql`SELECT s.product_id AS id FROM product_info_sections s
    WHERE s.site_id = ${tx.siteId} AND s.info_section_id = ${id}::uuid`,
}

/** Reindexes the next products that have a part; returns the last one while there may be more. */
export async function indexNextProducts(
  tx: Tx,
  kind: NamedPart,
  partId: string,
  after: string = NOBODY,
): Promise<string | undefined> {
  // Locked, so that a concurrent change of one of them is indexed afterwards.
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.id IN (${ownersOf[kind](tx, partId)}) AND p.id > ${after}::uuid
     ORDER BY p.id LIMIT ${BATCH} FOR NO KEY UPDATE`.execute(tx.db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return undefined
  await sql`
    SELECT index_products(array_agg(${tx.siteId}::uuid), array_agg(id))
      FROM unnest(${ids}::uuid[]) AS id`.execute(tx.db)
  return ids.length < BATCH ? undefined : ids.at(-1)
}
