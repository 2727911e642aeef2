import type { Selectable } from 'kysely'
import type { LoginSessions } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { LoginSession } from '../model.ts'

export async function insertSession(
  tx: Tx,
  session: LoginSession & { tokenHash: Buffer; expires: Date },
): Promise<void> {
  await tx.db
    .insertInto('login_sessions')
    .values({
      site_id: tx.siteId,
      token_hash: session.tokenHash,
      identity_id: session.identityId,
      client_id: session.clientId,
      proofs: [...session.proofs],
      created_date: session.createdDate,
      expires_date: session.expires,
    })
    .execute()
}

/** The session of a token that has not expired. */
export async function findSession(tx: Tx, tokenHash: Buffer): Promise<LoginSession | undefined> {
  const row = await tx.db
    .selectFrom('login_sessions')
    .select(['identity_id', 'client_id', 'proofs', 'created_date'])
    .where('site_id', '=', tx.siteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_date', '>', tx.now)
    .executeTakeFirst()
  return row && toSession(row)
}

/** Consumes a session; undefined when it expired or was used. A single statement, so that it is atomic. */
export async function consumeSession(tx: Tx, tokenHash: Buffer): Promise<LoginSession | undefined> {
  const row = await tx.db
    .deleteFrom('login_sessions')
    .where('site_id', '=', tx.siteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_date', '>', tx.now)
    .returning(['identity_id', 'client_id', 'proofs', 'created_date'])
    .executeTakeFirst()
  return row && toSession(row)
}

/** Ends every session of an identity. */
export async function deleteSessions(tx: Tx, identityId: string): Promise<void> {
  await tx.db
    .deleteFrom('login_sessions')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .execute()
}

const toSession = (
  row: Pick<Selectable<LoginSessions>, 'identity_id' | 'client_id' | 'proofs' | 'created_date'>,
): LoginSession => ({
  identityId: row.identity_id,
  clientId: row.client_id,
  proofs: row.proofs,
  createdDate: row.created_date,
})
