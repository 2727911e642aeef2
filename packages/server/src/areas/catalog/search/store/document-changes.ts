import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { MERCHANTS, VISITORS } from '../rules/word-index/segment.ts'
import type { DocumentText } from '../rules/word-index/word-index.ts'
import { facetLists, visibleFacetLists } from './facet-lists.ts'
import { cachedQueries, cacheQueries, type Question } from './index-query.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Number of documents that are read at once. */
const BATCH = 1000

/** How long changes are recorded after a process last requested it. */
const NOTED_MINUTES = 15
/** A process that has less of that time left and has not renewed it must not rely on it. */
const SPARE_MINUTES = 5

/** Which transactions are known: all before `oldest`, and these others. */
export interface Position {
  readonly oldest: string
  readonly others: ReadonlySet<string>
}

/** A site as one statement sees it. */
export interface SearchState {
  readonly indexId: string
  readonly language: string
  /** Null while nothing is noted. */
  readonly generation: number | null
  /** All transactions before this one have ended. */
  readonly oldest: string
  /** Transactions with changes since the position; null for none. */
  readonly transactions: readonly string[] | null
  readonly products: readonly string[] | null
  /** The questions in PostgreSQL's form; null where one has no word. */
  readonly queries: readonly (string | null)[] | null
}

/** The changes since a position, and the queries of these searches: one statement. */
export async function findState(
  tx: Tx,
  { oldest, others }: Position,
  questions: readonly Question[],
): Promise<SearchState | undefined> {
  const { language, texts } = cachedQueries(tx.siteId, questions)
  const { rows } = await sql<SearchState>`
    SELECT index_id AS "indexId", language, generation, oldest, transactions, products, queries
      FROM search_state(${tx.siteId}::uuid, ${oldest}::text::xid8, ${[...others]}::text[]::xid8[],
                        ${JSON.stringify(questions)}::jsonb, ${language}, ${texts}::text[])`.execute(
    tx.db,
  )
  const [state] = rows
  if (state) cacheQueries(tx.siteId, state.language, questions, state.queries ?? [])
  return state
}

interface DocumentRow {
  readonly productId: string
  readonly numericId: number
  readonly visible: boolean
  readonly vector: string
  readonly visibleVector: string | null
  readonly facets: readonly string[]
  readonly visibleFacets: readonly string[] | null
}

const documentColumns = sql`d.product_id AS "productId", d.numeric_id AS "numericId", d.visible,
  d.vector::text AS vector, d.visible_vector::text AS "visibleVector",
  ${facetLists} AS facets, ${visibleFacetLists} AS "visibleFacets"`
const documents = sql`search_documents d JOIN products p ON p.site_id = d.site_id AND p.id = d.product_id`

/** The documents of some products. */
export async function findTexts(
  tx: Tx,
  indexId: string,
  productIds: readonly string[],
): Promise<DocumentText[]> {
  const { rows } = await sql<DocumentRow>`
    SELECT ${documentColumns} FROM ${documents}
     WHERE d.site_id = ${tx.siteId} AND d.index_id = ${indexId}::uuid AND d.product_id = ANY(${productIds}::uuid[])
     ORDER BY d.product_id`.execute(tx.db)
  return rows.flatMap(toTexts)
}

/** The documents of the next products after an id, in the order of ids. */
export async function findNextTexts(
  tx: Tx,
  indexId: string,
  after: string = NOBODY,
): Promise<DocumentText[]> {
  const { rows } = await sql<DocumentRow>`
    SELECT ${documentColumns} FROM ${documents}
     WHERE d.site_id = ${tx.siteId} AND d.index_id = ${indexId}::uuid AND d.product_id > ${after}::uuid
     ORDER BY d.product_id LIMIT ${BATCH}`.execute(tx.db)
  return rows.flatMap(toTexts)
}

/**
 * Visitors may see fewer words and other prices of a product than its merchant; its document is then stored
 * twice.
 */
function toTexts({
  visible,
  vector,
  visibleVector,
  facets,
  visibleFacets,
  ...product
}: DocumentRow): DocumentText[] {
  const isSame = visibleVector === null && visibleFacets === null
  if (visible && isSame) return [{ ...product, readers: VISITORS | MERCHANTS, vector, facets }]
  const forMerchants = { ...product, readers: MERCHANTS, vector, facets }
  if (!visible) return [forMerchants]
  const seen = { vector: visibleVector ?? vector, facets: visibleFacets ?? facets }
  return [{ ...product, readers: VISITORS, ...seen }, forMerchants]
}

/** From now on changes of the site are noted; returns the generation of the notes. */
export async function beginNoting(tx: Tx): Promise<number> {
  const { rows } = await sql<{ generation: number }>`
    INSERT INTO search_readers AS r (site_id, generation, until)
    VALUES (${tx.siteId}, 1, now() + make_interval(mins => ${NOTED_MINUTES}))
    ON CONFLICT (site_id) DO UPDATE
       SET generation = r.generation + (r.until < now() + make_interval(mins => ${SPARE_MINUTES}))::int,
           until = excluded.until
    RETURNING generation`.execute(tx.db)
  return rows[0]?.generation ?? 0
}

/** The same for another while; false when the notes of this generation may have ended meanwhile. */
export async function goOnNoting(tx: Tx, generation: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE search_readers SET until = now() + make_interval(mins => ${NOTED_MINUTES})
     WHERE site_id = ${tx.siteId} AND generation = ${generation}
       AND until > now() + make_interval(mins => ${SPARE_MINUTES})`.execute(tx.db)
  return Number(numAffectedRows ?? 0) > 0
}

/** Deletes the notes of transactions before this one, which every process has read. */
export async function deleteNotes(tx: Tx, before: string): Promise<void> {
  await sql`
    DELETE FROM search_document_changes WHERE site_id = ${tx.siteId} AND tx < ${before}::text::xid8`.execute(
    tx.db,
  )
}
