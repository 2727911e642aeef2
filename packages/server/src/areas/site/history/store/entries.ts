import type { LedgerEntity } from '@vitrine/contract/history'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Entry, HistoryFilter } from '../model.ts'
import {
  duplicateNames,
  partlyUndoable,
  undoableEntities,
  undoableNames,
} from '../rules/undoable.ts'
import { actorNamed, joinedActor } from './actors.ts'

interface EntryQuery extends HistoryFilter {
  /** Entries below this number. */
  readonly below?: string | undefined
  readonly limit: number
}

/** No group is counted further. */
const MAX_COUNTED = 10_000

/** Entities that shoppers change all the time; only listed on request. */
const shoppersEntities = ['cart', 'checkout', 'payment'] satisfies LedgerEntity[]

/** Filter of the ledger: the catalog, one other entity type, or everything except actions of shoppers. */
function listedFacts({ everything, entityType }: Pick<EntryQuery, 'everything' | 'entityType'>) {
  const isRecorded =
    entityType &&
    (!(undoableEntities as readonly string[]).includes(entityType) ||
      (partlyUndoable as readonly string[]).includes(entityType))
  if (everything && !entityType) {
    return sql`f.name <> ALL (${[...duplicateNames]}::text[])
               AND f.entity <> ALL (${shoppersEntities}::text[])`
  }
  return everything || isRecorded
    ? sql`f.name <> ALL (${[...duplicateNames]}::text[])`
    : sql`f.name = ANY (${[...undoableNames]}::text[])`
}

/** Stock that was created or deleted with its product is part of the product's entry. */
const notShownWithProduct = sql`NOT (
  f.name IN ('inventory_item.created', 'inventory_item.deleted')
  AND EXISTS (SELECT FROM facts own
               WHERE own.site_id = f.site_id AND own.entity = 'product' AND own.tx = f.tx
                 AND own.entity_id = COALESCE(f.after, f.before) ->> 'productId'
                 AND own.name IN ('product.created', 'product.deleted')))`

/** A page of changes, the newest first, with everybody's names: one statement. */
export async function findEntries(tx: Tx, query: EntryQuery): Promise<Entry[]> {
  const listed = listedFacts(query)
  const { rows } = await sql<Entry>`
    WITH page AS MATERIALIZED (
      SELECT f.*, COALESCE(f.job_id, f.request_id) AS group_id,
             CASE WHEN f.entity IN ('product', 'variants') THEN f.entity_id
                  WHEN f.entity = 'inventory_item'
                  THEN COALESCE(f.after, f.before) ->> 'productId' END AS product_id
        FROM facts f
       WHERE f.site_id = ${tx.siteId} AND ${listed}
         AND ${notShownWithProduct} AND ${sql.join(conditions(query), sql` AND `)}
       ORDER BY f.seq DESC LIMIT ${query.limit}
    ), sizes AS (
      SELECT g.group_id, counted.size
        FROM (SELECT DISTINCT group_id FROM page) g
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS size FROM (
            SELECT FROM facts f
             WHERE f.site_id = ${tx.siteId} AND COALESCE(f.job_id, f.request_id) = g.group_id
               AND ${listed} AND ${notShownWithProduct}
             LIMIT ${MAX_COUNTED}) upto) counted
    )
    SELECT f.seq::text AS seq, f.id, f.name, f.entity, f.entity_id AS "entityId", f.before, f.after,
           f.changed_fields AS "changedFields", f.job_id AS "jobId", f.at, f.tx::text AS tx,
           f.group_id AS "group", sizes.size AS "groupSize", f.product_id AS "productId",
           p.name AS "productName", p.main_media_id AS "mediaId", ${actorNamed} AS actor,
           CASE WHEN i.id IS NOT NULL THEN 'import' ELSE j.kind END AS "jobKind",
           i.file_name AS "jobName", u.undone_by AS "undoneBy", u.at AS "undoneAt",
           (SELECT COALESCE(o.job_id, o.request_id)
              FROM undone_facts back JOIN facts o ON o.site_id = back.site_id AND o.seq = back.seq
             WHERE back.site_id = f.site_id AND back.undone_by = f.group_id LIMIT 1) AS undoes
      FROM page f ${joinedActor}
      JOIN sizes ON sizes.group_id = f.group_id
      LEFT JOIN products p ON p.site_id = f.site_id AND p.id = f.product_id::uuid
      LEFT JOIN imports i ON i.site_id = f.site_id AND i.id = f.job_id::uuid
      LEFT JOIN jobs j ON j.site_id = f.site_id AND j.id = f.job_id::uuid
      LEFT JOIN undone_facts u ON u.site_id = f.site_id AND u.seq = f.seq AND u.redone_by IS NULL
     ORDER BY f.seq DESC`.execute(tx.db)
  return rows
}

function conditions(query: EntryQuery) {
  const { entityType, entityId, actorType, actorId, from, to, groupId, below } = query
  return [
    sql`TRUE`,
    ...(entityType ? [ofEntity(entityType, entityId)] : []),
    ...(actorType ? [sql`f.actor ->> 'type' = ${actorType}`] : []),
    ...(actorId ? [sql`f.actor ->> 'id' = ${actorId}`] : []),
    ...(from ? [sql`f.at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`f.at <= ${to}::timestamptz`] : []),
    ...(groupId ? [sql`COALESCE(f.job_id, f.request_id) = ${groupId}`] : []),
    ...(below ? [sql`f.seq < ${below}::bigint`] : []),
  ]
}

/** For a product also its variants and its stock; collections and categories are the same entity. */
function ofEntity(type: string, id: string | undefined) {
  const entities =
    type === 'product' && id
      ? ['product', 'variants']
      : type === 'collection' || type === 'category'
        ? ['collection', 'category']
        : [type]
  if (!id) return sql`f.entity = ANY (${entities}::text[])`
  const ownFacts = sql`(f.entity = ANY (${entities}::text[]) AND f.entity_id = ${id})`
  return type === 'product'
    ? sql`(${ownFacts} OR (f.entity = 'inventory_item' AND COALESCE(f.after, f.before) ->> 'productId' = ${id}))`
    : ownFacts
}
