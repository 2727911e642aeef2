import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Kysely, Selectable } from 'kysely'
import type { StaffInvitations, Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Invitation, ListedInvitation } from '../model.ts'

type Db = Kysely<Tables>

export async function insertInvitation(
  db: Db,
  invitation: Invitation & { id: string; tokenHash: Buffer; now: Date; expires: Date },
): Promise<void> {
  await db
    .insertInto('staff_invitations')
    .values({
      id: invitation.id,
      token_hash: invitation.tokenHash,
      email: invitation.email,
      site_id: invitation.siteId,
      role: invitation.role,
      created_date: invitation.now,
      expires_date: invitation.expires,
    })
    .execute()
}

/** An invitation that can still be accepted. */
export async function findInvitation(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await open(db, now).where('token_hash', '=', tokenHash).executeTakeFirst()
  return row && toInvitation(row)
}

/** Uses an invitation up; undefined when it is unknown, used or over. */
export async function consumeInvitation(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await db
    .updateTable('staff_invitations')
    .set({ used_date: now })
    .where('token_hash', '=', tokenHash)
    .where('used_date', 'is', null)
    .where('expires_date', '>', now)
    .returningAll()
    .executeTakeFirst()
  return row && toInvitation(row)
}

/** The open invitations to this site and to every site, newest first. */
export async function listInvitations(tx: Tx, limit: number): Promise<ListedInvitation[]> {
  const rows = await reaching(tx)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toListed)
}

export async function readInvitation(tx: Tx, id: string): Promise<ListedInvitation | undefined> {
  const row = await reaching(tx).where('id', '=', id).executeTakeFirst()
  return row && toListed(row)
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('staff_invitations').where('id', '=', id).execute()
}

const open = (db: Db, now: Date) =>
  db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('used_date', 'is', null)
    .where('expires_date', '>', now)

const reaching = (tx: Tx) =>
  open(tx.db, tx.now).where((eb) =>
    eb.or([eb('site_id', '=', tx.siteId), eb('site_id', 'is', null)]),
  )

type Row = Selectable<StaffInvitations>

const toInvitation = (row: Row): Invitation => ({
  email: row.email,
  siteId: row.site_id,
  role: row.role as StaffRole,
})

const toListed = (row: Row): ListedInvitation => ({
  ...toInvitation(row),
  id: row.id,
  createdDate: row.created_date,
  expiresDate: row.expires_date,
})
