import { type RawBuilder, sql } from 'kysely'
import {
  countToSql,
  type KeysetCursor,
  type Page,
  pageToSql,
} from '../../../../platform/db/page-to-sql.ts'
import type { Column, SortKey } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'

export interface ItemQuery {
  /** Category ids (one, or a whole subtree), or every product of the site. */
  readonly from: readonly string[] | 'everything'
  /** The category whose arranged items come first. */
  readonly arrangedIn?: string | undefined
  readonly visibleOnly: boolean
  readonly limit: number
  readonly offset: number
  readonly walk: KeysetCursor | undefined
}

/** Products of categories, the newest member first, and the total; one statement. */
export async function pageItems(tx: Tx, query: ItemQuery): Promise<ResultPage<string>> {
  const page: Page = {
    sort: [
      ...(query.arrangedIn ? [arranged] : []),
      { field: 'added', descending: true },
      { field: 'place', descending: true },
    ],
    limit: query.limit,
    offset: query.offset,
    walk: query.walk,
  }
  const { order, beyond, slice, place } = pageToSql(page, (field) => columns[field], ['id'])
  const list = sql`(${membersOf(tx, query)}) member`
  const { rows } = await sql<{ id: string } & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(page, list)}) counted
      LEFT JOIN (SELECT member.id, ${place} AS place, row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} WHERE ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, page, ({ id }) => id)
}

const arranged: SortKey = { field: 'arranged', descending: false }
const columns: Record<string, Column> = {
  id: { type: 'uuid', value: sql`member.id`, required: true },
  arranged: { type: 'bigint', value: sql`member.arranged` },
  added: { type: 'timestamptz', value: sql`member.added`, required: true },
  place: { type: 'bigint', value: sql`member.place`, required: true },
}

function membersOf(tx: Tx, { from, arrangedIn, visibleOnly }: ItemQuery): RawBuilder<unknown> {
  const shown = sql`NOT ${visibleOnly}::boolean`
  if (from === 'everything') {
    return sql`
      SELECT p.id, NULL::integer AS arranged, p.created_date AS added, p.numeric_id AS place
        FROM products p WHERE p.site_id = ${tx.siteId} AND (p.visible OR ${shown})`
  }
  const [only, ...others] = from
  if (others.length === 0) {
    return sql`
      SELECT cp.product_id AS id, cp.arranged, cp.added_date AS added, cp.position AS place
        FROM collection_products cp
       WHERE cp.site_id = ${tx.siteId} AND cp.collection_id = ${only}::uuid AND (cp.visible OR ${shown})`
  }
  return sql`
    SELECT cp.product_id AS id, max(cp.added_date) AS added, max(cp.numeric_id) AS place,
           min(cp.arranged) FILTER (WHERE cp.collection_id = ${arrangedIn ?? null}::uuid) AS arranged
      FROM collection_products cp
     WHERE cp.site_id = ${tx.siteId} AND cp.collection_id = ANY(${from}::uuid[])
       AND (cp.visible OR ${shown})
     GROUP BY cp.product_id`
}

/** The visible subtree of a category, itself included. */
export async function findShownSubtree(
  tx: Tx,
  id: string,
  visibleOnly: boolean,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT c.id FROM collections c
     WHERE c.site_id = ${tx.siteId} AND (c.id = ${id}::uuid OR c.ancestor_ids @> ARRAY[${id}::uuid])
       AND (c.visible OR NOT ${visibleOnly}::boolean)`.execute(tx.db)
  return rows.map((row) => row.id)
}

/** The arranged items, in order. */
export async function findArranged(
  tx: Tx,
  collectionId: string,
  visibleOnly: boolean,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT product_id AS id FROM collection_products
     WHERE site_id = ${tx.siteId} AND collection_id = ${collectionId}::uuid
       AND arranged IS NOT NULL AND (visible OR NOT ${visibleOnly}::boolean)
     ORDER BY arranged`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Which of these products are members of a category. */
export async function findMembersAmong(
  tx: Tx,
  collectionId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT product_id AS id FROM collection_products
     WHERE site_id = ${tx.siteId} AND collection_id = ${collectionId}::uuid
       AND product_id = ANY(${productIds}::uuid[])`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Arranges exactly these members. */
export async function saveArrangement(
  tx: Tx,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  const place = sql`array_position(${productIds}::uuid[], product_id) - 1`
  await sql`
    UPDATE collection_products SET arranged = ${place}
     WHERE site_id = ${tx.siteId} AND collection_id = ${collectionId}::uuid
       AND (arranged IS NOT NULL OR product_id = ANY(${productIds}::uuid[]))
       AND arranged IS DISTINCT FROM ${place}`.execute(tx.db)
}
