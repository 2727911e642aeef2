import type { StaffRole } from '@vitrine/contract/vocabulary'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { FactorType, ListedSession, StaffSession } from '../model.ts'
import { hasFactor } from './has-factor.ts'

type Db = Kysely<Tables>

export interface SessionTimes {
  readonly now: Date
  /** A session not used since then is over. */
  readonly idleSince: Date
}

export async function insertSession(
  db: Db,
  session: {
    tokenHash: Buffer
    staffId: string
    userAgent: string
    network: string
    /** The factor used besides the password, or instead of it. */
    secondFactor: FactorType | undefined
    now: Date
    expires: Date
  },
): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({
      id: newId(),
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      user_agent: session.userAgent.slice(0, 300),
      network: session.network,
      created_date: session.now,
      last_seen_date: session.now,
      expires_date: session.expires,
      second_factor: session.secondFactor ?? null,
      proved_date: session.now,
    })
    .execute()
  await db
    .updateTable('staff')
    .set({ last_login_date: session.now })
    .where('id', '=', session.staffId)
    .execute()
}

/**
 * The session of a token that is neither idle nor expired, with its roles; records the use. A session opened
 * by a password alone ends when its person adds a second factor.
 */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  times: SessionTimes,
): Promise<StaffSession | undefined> {
  const { rows } = await sql<{
    id: string
    email: string
    name: string
    hasFactor: boolean
    grants: { siteId: string | null; role: StaffRole }[]
  }>`
    WITH used AS (
      UPDATE staff_sessions SET last_seen_date = ${times.now}
       WHERE token_hash = ${tokenHash} AND expires_date > ${times.now} AND last_seen_date > ${times.idleSince}
      RETURNING staff_id, second_factor)
    SELECT staff.id, staff.email, staff.name, ${hasFactor} AS "hasFactor",
           (SELECT jsonb_agg(jsonb_build_object('siteId', site_id, 'role', role))
              FROM staff_roles WHERE staff_id = staff.id) AS grants
      FROM used JOIN staff ON staff.id = used.staff_id
     WHERE used.second_factor IS NOT NULL OR NOT ${hasFactor}`.execute(db)
  const row = rows[0]
  return (
    row && {
      staff: { id: row.id, email: row.email, name: row.name, passwordHash: null },
      grants: row.grants ?? [],
      hasFactor: row.hasFactor,
    }
  )
}

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute()

/** The active sessions of a person, last used first. */
export async function listSessions(
  db: Db,
  staffId: string,
  { current, times, limit }: { current: Buffer; times: SessionTimes; limit: number },
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('expires_date', '>', times.now)
    .where('last_seen_date', '>', times.idleSince)
    .orderBy('last_seen_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    network: row.network,
    createdDate: row.created_date,
    lastSeenDate: row.last_seen_date,
    isCurrent: row.token_hash.equals(current),
  }))
}

/** False when the person has no such session. */
export async function endSession(tx: Tx, staffId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** When the person of a session last proved who they are. */
export async function findProof(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('proved_date')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.proved_date ?? undefined
}

/** Notes a proof in a session; of a second factor where one was shown. */
export async function recordProof(tx: Tx, tokenHash: Buffer, factor?: FactorType): Promise<void> {
  await tx.db
    .updateTable('staff_sessions')
    .where('token_hash', '=', tokenHash)
    .set({ proved_date: tx.now, ...(factor ? { second_factor: factor } : {}) })
    .execute()
}

export async function endAllSessions(tx: Tx, staffId: string): Promise<void> {
  await tx.db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
}

export async function endOtherSessions(
  tx: Tx,
  staffId: string,
  exceptToken: Buffer,
): Promise<void> {
  await tx.db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '<>', exceptToken)
    .execute()
}
