import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

const keyOf = (tx: Tx, visitorId: string): RawBuilder<unknown> =>
  sql`hashtextextended(${`cart of ${tx.siteId} ${visitorId}`}, 0)`

/** Blocks concurrent creations for the visitor until the transaction ends; waits for those in progress. */
export async function lockVisitor(tx: Tx, visitorId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${keyOf(tx, visitorId)})`.execute(tx.db)
}

/** Waits for a sign-in of the visitor in progress, and blocks others until the transaction ends. */
export async function awaitSignIn(tx: Tx, visitorId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${keyOf(tx, visitorId)})`.execute(tx.db)
}

interface CartSignIn {
  readonly visitorId: string
  readonly memberId: string
  readonly expiresDate: Date
}

/** Stores the member as whom a visitor signed in last. */
export async function rememberSignIn(
  tx: Tx,
  { visitorId, memberId, expiresDate }: CartSignIn,
): Promise<void> {
  await sql`
    INSERT INTO cart_sign_ins (site_id, visitor_id, member_id, expires_date)
    VALUES (${tx.siteId}, ${visitorId}::uuid, ${memberId}::uuid, ${expiresDate})
    ON CONFLICT (site_id, visitor_id) DO UPDATE
       SET member_id = excluded.member_id, expires_date = excluded.expires_date`.execute(tx.db)
}

/** The member as whom a visitor has recently signed in. */
export async function findSignIn(tx: Tx, visitorId: string): Promise<string | undefined> {
  const { rows } = await sql<{ memberId: string }>`
    SELECT member_id AS "memberId" FROM cart_sign_ins
     WHERE site_id = ${tx.siteId} AND visitor_id = ${visitorId}::uuid
       AND expires_date > ${tx.now}::timestamptz`.execute(tx.db)
  return rows[0]?.memberId
}
