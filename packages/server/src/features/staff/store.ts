import type { StaffRole } from '@vitrine/contract/vocabulary'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { Invitation, StaffAccount, StaffSession } from './model.ts'

type Db = Kysely<Tables>

export async function findAccount(db: Db, key: string): Promise<StaffAccount | undefined> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('email_key', '=', key)
    .executeTakeFirst()
  return row && { id: row.id, email: row.email, name: row.name, passwordHash: row.password_hash }
}

export async function countStaff(db: Db): Promise<number> {
  const row = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

export async function insertAccount(
  db: Db,
  account: StaffAccount & { emailKey: string; role: StaffRole; siteId: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('staff')
    .values({
      id: account.id,
      email: account.email,
      email_key: account.emailKey,
      name: account.name,
      password_hash: account.passwordHash,
      created_date: account.now,
    })
    .execute()
  await db
    .insertInto('staff_roles')
    .values({ staff_id: account.id, site_id: account.siteId, role: account.role })
    .execute()
}

export async function insertSession(
  db: Db,
  session: {
    tokenHash: Buffer
    staffId: string
    userAgent: string
    network: string
    now: Date
    expires: Date
  },
): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      user_agent: session.userAgent.slice(0, 300),
      network: session.network,
      created_date: session.now,
      last_seen_date: session.now,
      expires_date: session.expires,
    })
    .execute()
  await db
    .updateTable('staff')
    .set({ last_login_date: session.now })
    .where('id', '=', session.staffId)
    .execute()
}

/** The session of a token that is neither idle nor over, with its roles; remembers that it was used. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  times: { now: Date; idleSince: Date },
): Promise<StaffSession | undefined> {
  const { rows } = await sql<{
    id: string
    email: string
    name: string
    grants: { siteId: string | null; role: StaffRole }[]
  }>`
    WITH used AS (
      UPDATE staff_sessions SET last_seen_date = ${times.now}
       WHERE token_hash = ${tokenHash} AND expires_date > ${times.now} AND last_seen_date > ${times.idleSince}
      RETURNING staff_id)
    SELECT staff.id, staff.email, staff.name,
           (SELECT jsonb_agg(jsonb_build_object('siteId', site_id, 'role', role))
              FROM staff_roles WHERE staff_id = staff.id) AS grants
      FROM used JOIN staff ON staff.id = used.staff_id`.execute(db)
  const row = rows[0]
  return (
    row && {
      staff: { id: row.id, email: row.email, name: row.name, passwordHash: null },
      grants: row.grants ?? [],
    }
  )
}

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute()

export async function insertInvitation(
  db: Db,
  invitation: Invitation & { tokenHash: Buffer; now: Date; expires: Date },
): Promise<void> {
  await db
    .insertInto('staff_invitations')
    .values({
      token_hash: invitation.tokenHash,
      email: invitation.email,
      site_id: invitation.siteId,
      role: invitation.role,
      created_date: invitation.now,
      expires_date: invitation.expires,
    })
    .execute()
}

/** Uses an invitation up; undefined when it is unknown, used or over. */
export async function takeInvitation(
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
    .returning(['email', 'site_id', 'role'])
    .executeTakeFirst()
  return row && { email: row.email, siteId: row.site_id, role: row.role as StaffRole }
}
