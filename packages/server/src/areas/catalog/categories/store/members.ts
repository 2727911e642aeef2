import { sql } from 'kysely'
import { rowsToSql } from '../../../../platform/db/rows-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { guidsAmong } from '../../shared/store/rows.ts'

export interface Membership {
  readonly collectionId: string
  readonly productId: string
}

/** The position of a product in a collection, and since when it is a member. */
export interface MemberPosition {
  readonly position: number
  readonly arranged: number | null
  readonly addedDate: string
}

/** A removed membership; a product removed from its main category has no main category afterwards. */
export interface EndedMembership extends Membership {
  readonly wasMain: boolean
  readonly place: MemberPosition
}

/** A product and the ids of its collections. */
export interface Memberships {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly collectionIds: readonly string[]
}

export async function findMemberships(
  tx: Tx,
  productIds: readonly string[],
): Promise<readonly Memberships[]> {
  const { rows } = await sql<Memberships>`
    SELECT p.id, p.name, p.revision,
           ARRAY(SELECT cp.collection_id::text FROM collection_products cp
                  WHERE cp.site_id = p.site_id AND cp.product_id = p.id
                  ORDER BY cp.collection_id) AS "collectionIds"
      FROM products p WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${productIds}::uuid[])
     ORDER BY p.numeric_id`.execute(tx.db)
  return rows
}

/** Like the read, with row locks until the end of the transaction. */
export async function lockMembershipsOf(tx: Tx, productId: string): Promise<string[] | undefined> {
  const [id] = guidsAmong([productId])
  if (!id) return undefined
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM products WHERE site_id = ${tx.siteId} AND id = ${id} FOR NO KEY UPDATE`.execute(
    tx.db,
  )
  if (rows.length === 0) return undefined
  const [found] = await findMemberships(tx, [id])
  return [...(found?.collectionIds ?? [])]
}

/**
 * Appends products to collections; returns the new memberships. The products are locked, because members copy
 * their prices and visibility.
 */
export async function insertMembers(
  tx: Tx,
  members: readonly Membership[],
): Promise<readonly Membership[]> {
  if (members.length === 0) return []
  const ids = [...new Set(members.map(({ productId }) => productId))]
  const collectionIds = [...new Set(members.map(({ collectionId }) => collectionId))]
  const { rows } = await sql<Membership>`
    WITH held AS MATERIALIZED (
      SELECT id, numeric_id, base_price, min_price, visible FROM products
       WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[]) ORDER BY id FOR SHARE
    ), last AS MATERIALIZED (
      SELECT own.id,
             COALESCE((SELECT max(position) FROM collection_products cp
                        WHERE cp.site_id = ${tx.siteId} AND cp.collection_id = own.id), 0) AS place
        FROM (SELECT DISTINCT unnest(${collectionIds}::uuid[]) AS id) own)
    INSERT INTO collection_products
           (site_id, collection_id, product_id, position, numeric_id, price, paid_price, visible,
            added_date)
    SELECT ${tx.siteId}::uuid, input.collection, held.id,
           last.place + input.place, held.numeric_id, held.base_price, held.min_price, held.visible,
           ${tx.now}::timestamptz
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
                      AS ("collectionId" uuid, "productId" uuid))
           WITH ORDINALITY AS input (collection, product, place)
      JOIN held ON held.id = input.product
      JOIN last ON last.id = input.collection
    ON CONFLICT DO NOTHING
    RETURNING collection_id AS "collectionId", product_id AS "productId"`.execute(tx.db)
  return rows
}

/** A membership of a new product, with the columns that members copy from it. */
export interface NewMember extends Membership {
  readonly numericId: number
  readonly price: string
  readonly paidPrice: string
  readonly visible: boolean
}

const newMember = {
  collectionId: 'uuid',
  productId: 'uuid',
  numericId: 'bigint',
  price: 'numeric',
  paidPrice: 'numeric',
  visible: 'boolean',
} as const

/** The same for products created in this transaction, which nobody else can change. */
export async function insertNewMembers(tx: Tx, members: readonly NewMember[]): Promise<void> {
  if (members.length === 0) return
  const collectionIds = [...new Set(members.map(({ collectionId }) => collectionId))]
  await sql`
    WITH last AS MATERIALIZED (
      SELECT own.id,
             COALESCE((SELECT max(position) FROM collection_products cp
                        WHERE cp.site_id = ${tx.siteId} AND cp.collection_id = own.id), 0) AS place
        FROM unnest(${collectionIds}::uuid[]) AS own (id))
    INSERT INTO collection_products
           (site_id, collection_id, product_id, position, numeric_id, price, paid_price, visible,
            added_date)
    SELECT ${tx.siteId}::uuid, "collectionId", "productId", last.place + row_number() OVER (),
           "numericId", price, "paidPrice", visible, ${tx.now}::timestamptz
      FROM ${rowsToSql(newMember, members)} AS given
      JOIN last ON last.id = "collectionId"`.execute(tx.db)
}

const memberPlace = sql`
  jsonb_build_object('position', cp.position, 'arranged', cp.arranged, 'addedDate', cp.added_date)`

/** Positions of products, keyed by product and then by collection. */
export async function findMemberPositions(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, Readonly<Record<string, MemberPosition>>>> {
  const { rows } = await sql<{ id: string; places: Record<string, MemberPosition> }>`
    SELECT cp.product_id AS id, jsonb_object_agg(cp.collection_id, ${memberPlace}) AS places
      FROM collection_products cp
     WHERE cp.site_id = ${tx.siteId} AND cp.product_id = ANY(${productIds}::uuid[])
     GROUP BY cp.product_id`.execute(tx.db)
  return new Map(rows.map(({ id, places }) => [id, places]))
}

/** A membership to restore, at its old position where that is known. */
export interface RestoredMember extends Membership {
  readonly place?: MemberPosition | undefined
}

/** Restores memberships; one without a known position is appended. */
export async function restoreMembersAt(tx: Tx, members: readonly RestoredMember[]): Promise<void> {
  await insertMembers(tx, members)
  const existing = members.flatMap(({ place, ...one }) => (place ? { ...one, ...place } : []))
  if (existing.length === 0) return
  await sql`
    UPDATE collection_products cp
       SET position = input.position, arranged = input.arranged, added_date = input."addedDate"
      FROM jsonb_to_recordset(${JSON.stringify(existing)}::jsonb)
             AS input ("collectionId" uuid, "productId" uuid, position bigint, arranged integer,
                      "addedDate" timestamptz)
     WHERE cp.site_id = ${tx.siteId} AND cp.collection_id = input."collectionId"
       AND cp.product_id = input."productId"`.execute(tx.db)
}

/** Removes products; returns those that were members. */
export async function deleteMembers(
  tx: Tx,
  members: readonly Membership[],
): Promise<readonly EndedMembership[]> {
  if (members.length === 0) return []
  const { rows } = await sql<EndedMembership>`
    DELETE FROM collection_products cp
     USING jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
           AS input ("collectionId" uuid, "productId" uuid)
     WHERE cp.site_id = ${tx.siteId} AND cp.collection_id = input."collectionId"
       AND cp.product_id = input."productId"
    RETURNING cp.collection_id AS "collectionId", cp.product_id AS "productId",
              ${memberPlace} AS place,
              EXISTS (SELECT FROM products p
                       WHERE p.site_id = cp.site_id AND p.id = cp.product_id
                         AND p.main_category_id = cp.collection_id) AS "wasMain"`.execute(tx.db)
  return rows
}

/** Up to `limit` products that are in any of these collections. */
export async function findSomeMembers(
  tx: Tx,
  collectionIds: readonly string[],
  limit: number,
): Promise<readonly Membership[]> {
  const { rows } = await sql<Membership>`
    SELECT collection_id AS "collectionId", product_id AS "productId" FROM collection_products
     WHERE site_id = ${tx.siteId} AND product_id IN (
             SELECT DISTINCT product_id FROM collection_products
              WHERE site_id = ${tx.siteId} AND collection_id = ANY(${collectionIds}::uuid[])
              LIMIT ${limit})
       AND collection_id = ANY(${collectionIds}::uuid[])`.execute(tx.db)
  return rows
}
