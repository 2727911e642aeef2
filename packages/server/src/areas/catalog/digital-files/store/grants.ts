import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Grant, GrantTerms } from '../model.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

const selection = sql`
  g.product_id AS "productId", g.member_id AS "memberId", g.end_date AS "expiresDate",
  g.download_limit AS "downloadLimit", g.downloads, g.granted_date AS "grantedDate",
  COALESCE(NULLIF(m.nickname, ''), NULLIF(concat_ws(' ', m.first_name, m.last_name), ''), '')
    AS "memberName",
  m.login_email AS "memberEmail"`

/** One grant, locked until the end of the transaction, so that two downloads cannot both be the last. */
export async function findGrant(
  tx: Tx,
  productId: string,
  memberId: string,
): Promise<Grant | undefined> {
  const { rows } = await sql<Grant>`
    SELECT ${selection} FROM file_grants g
      JOIN members m ON m.site_id = g.site_id AND m.id = g.member_id
     WHERE g.site_id = ${tx.siteId} AND g.product_id = ${productId} AND g.member_id = ${memberId}
       FOR UPDATE OF g`.execute(tx.db)
  return rows[0]
}

export async function listGrants(
  tx: Tx,
  productId: string,
  { limit, offset }: Page,
): Promise<{ grants: Grant[]; total: number }> {
  const { rows } = await sql<Grant>`
    SELECT ${selection} FROM file_grants g
      JOIN members m ON m.site_id = g.site_id AND m.id = g.member_id
     WHERE g.site_id = ${tx.siteId} AND g.product_id = ${productId}
     ORDER BY g.granted_date DESC, g.member_id LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  const { rows: counts } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM file_grants
     WHERE site_id = ${tx.siteId} AND product_id = ${productId}`.execute(tx.db)
  return { grants: rows, total: counts[0]?.total ?? 0 }
}

export async function putGrant(
  tx: Tx,
  { productId, memberId, expiresDate, downloadLimit }: GrantTerms & GrantKey,
): Promise<void> {
  await sql`
    INSERT INTO file_grants (site_id, product_id, member_id, end_date, download_limit, granted_date)
    VALUES (${tx.siteId}, ${productId}, ${memberId}, ${expiresDate}, ${downloadLimit}, ${tx.now})
    ON CONFLICT (site_id, product_id, member_id) DO UPDATE
      SET end_date = excluded.end_date, download_limit = excluded.download_limit, downloads = 0,
          granted_date = excluded.granted_date`.execute(tx.db)
}

interface GrantKey {
  readonly productId: string
  readonly memberId: string
}

export async function deleteGrant(tx: Tx, { productId, memberId }: GrantKey): Promise<void> {
  await tx.db
    .deleteFrom('file_grants')
    .where('site_id', '=', tx.siteId)
    .where('product_id', '=', productId)
    .where('member_id', '=', memberId)
    .execute()
}

/** Deletes all grants of a product; returns them for the ledger. */
export async function deleteGrants(tx: Tx, productId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    DELETE FROM file_grants WHERE site_id = ${tx.siteId} AND product_id = ${productId}
    RETURNING product_id AS "productId", member_id AS "memberId", end_date AS "expiresDate",
              download_limit AS "downloadLimit", downloads`.execute(tx.db)
  return rows
}

export async function hasMember(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
