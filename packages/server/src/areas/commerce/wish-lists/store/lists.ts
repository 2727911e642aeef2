import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartOwner } from '../../cart/index.ts'
import type { WishList } from '../model.ts'

const selection = sql`
  id, visitor_id AS "visitorId", member_id AS "memberId", share_id AS "shareId", price_mails AS "priceMails",
  email, language, mailed_date AS "mailedDate", mailed_to AS "mailedTo", created_date AS "createdDate",
  updated_date AS "updatedDate", expires_date AS "expiresDate"`

async function find(tx: Tx, where: RawBuilder<unknown>, isLocked: boolean) {
  const { rows } = await sql<WishList>`
    SELECT ${selection} FROM wish_lists WHERE site_id = ${tx.siteId} AND ${where}
    ${isLocked ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return rows[0]
}

interface ReadOptions {
  /** Whether to lock the list until the transaction ends. */
  readonly lock: boolean
}

export const findList = (
  tx: Tx,
  { visitorId, memberId }: CartOwner,
  { lock }: ReadOptions,
): Promise<WishList | undefined> =>
  find(
    tx,
    memberId === null ? sql`visitor_id = ${visitorId}::uuid` : sql`member_id = ${memberId}::uuid`,
    lock,
  )

export const findSharedList = (tx: Tx, shareId: string): Promise<WishList | undefined> =>
  find(tx, sql`share_id = ${shareId}::uuid`, false)

/** False when its owner has one already, such as by a call at the same time. */
export async function insertList(tx: Tx, one: WishList): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO wish_lists (site_id, id, visitor_id, member_id, share_id, created_date, updated_date, expires_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.visitorId}, ${one.memberId}, ${one.shareId}, ${one.createdDate},
            ${one.updatedDate}, ${one.expiresDate})
    ON CONFLICT DO NOTHING`.execute(tx.db)
  return numAffectedRows === 1n
}

export async function updateList(tx: Tx, one: WishList): Promise<void> {
  await sql`
    UPDATE wish_lists
       SET visitor_id = ${one.visitorId}, member_id = ${one.memberId}, share_id = ${one.shareId},
           price_mails = ${one.priceMails}, email = ${one.email}, language = ${one.language},
           mailed_date = ${one.mailedDate}, mailed_to = ${one.mailedTo},
           updated_date = ${one.updatedDate}, expires_date = ${one.expiresDate}
     WHERE site_id = ${tx.siteId} AND id = ${one.id}::uuid`.execute(tx.db)
}

/** With its items. */
export async function deleteList(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM wish_lists WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

/** A list by its id, locked. */
export const lockList = (tx: Tx, id: string): Promise<WishList | undefined> =>
  find(tx, sql`id = ${id}::uuid`, true)

/** Lists with mails to an address, the one of an id and those of a member, locked in the order of their ids. */
export async function lockListsOf(
  tx: Tx,
  {
    id = null,
    email,
    memberId = null,
  }: {
    readonly id?: string | null
    readonly email: string
    readonly memberId?: string | null | undefined
  },
): Promise<WishList[]> {
  const { rows } = await sql<WishList>`
    SELECT ${selection} FROM wish_lists
     WHERE site_id = ${tx.siteId}
       AND (id = ${id}::uuid OR lower(email) = lower(${email}) OR member_id = ${memberId}::uuid)
     ORDER BY id FOR UPDATE`.execute(tx.db)
  return rows
}

/** Deletes the lists of visitors, with all that is on them. */
export async function deleteOfVisitors(tx: Tx, visitorIds: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM wish_lists
     WHERE site_id = ${tx.siteId} AND visitor_id = ANY (${[...visitorIds]}::uuid[])`.execute(tx.db)
}

/** How many lists wait for an address to be confirmed that were changed since a moment. */
export async function countUnconfirmed(tx: Tx, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM wish_lists
     WHERE site_id = ${tx.siteId} AND lower(email) = lower(${email})
       AND price_mails = 'UNCONFIRMED' AND updated_date > ${since}::timestamptz`.execute(tx.db)
  return rows[0]?.count ?? 0
}

/** Whether an address was mailed about prices since a moment. */
export async function wasMailedSince(tx: Tx, address: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM wish_lists
     WHERE site_id = ${tx.siteId} AND lower(mailed_to) = lower(${address})
       AND mailed_date > ${since}::timestamptz LIMIT 1`.execute(tx.db)
  return rows.length > 0
}
