import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

type Db = Kysely<Tables>

/** Records that the password was correct. */
export async function insertSignIn(
  db: Db,
  started: {
    readonly tokenHash: Buffer
    readonly staffId: string
    readonly now: Date
    readonly expires: Date
  },
): Promise<void> {
  await db
    .insertInto('staff_sign_in_flows')
    .values({
      token_hash: started.tokenHash,
      staff_id: started.staffId,
      created_date: started.now,
      expires_date: started.expires,
    })
    .execute()
}

/** The person who gave the password; undefined when the sign-in has expired or finished. */
export async function findSignIn(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('staff_sign_in_flows')
    .select('staff_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_date', '>', tx.now)
    .executeTakeFirst()
  return row?.staff_id
}

/** Uses a sign-in up; false when another call did. */
export async function consumeSignIn(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('staff_sign_in_flows')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSignIns(tx: Tx, staffId: string): Promise<void> {
  await tx.db.deleteFrom('staff_sign_in_flows').where('staff_id', '=', staffId).execute()
}

/**
 * The site whose ledger and mails are used for a person: the one of the call if they work on it, else their
 * first.
 */
export async function findSiteOf(
  db: Db,
  staffId: string,
  siteId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT sites.id
      FROM sites JOIN staff_roles ON staff_roles.site_id = sites.id OR staff_roles.site_id IS NULL
     WHERE staff_roles.staff_id = ${staffId} AND sites.deletion IS NULL
     ORDER BY (sites.id::text = ${siteId}) DESC, sites.created_date, sites.id
     LIMIT 1`.execute(db)
  return rows[0]?.id
}
