import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { RefreshToken } from '../model.ts'

export async function insertRefreshToken(
  tx: Tx,
  token: RefreshToken & { tokenHash: Buffer; expires: Date },
): Promise<void> {
  await tx.db
    .insertInto('refresh_tokens')
    .values({
      site_id: tx.siteId,
      token_hash: token.tokenHash,
      client_id: token.clientId,
      identity_id: token.identityId,
      family: token.family,
      signed_in_date: token.signedInDate,
      created_date: tx.now,
      expires_date: token.expires,
    })
    .execute()
}

/** The refresh token, if it counts; using it makes it last longer. */
export async function touchRefreshToken(
  tx: Tx,
  tokenHash: Buffer,
  expires: Date,
): Promise<RefreshToken | undefined> {
  const row = await tx.db
    .updateTable('refresh_tokens')
    .set({ last_used_date: tx.now, expires_date: expires })
    .where('site_id', '=', tx.siteId)
    .where('token_hash', '=', tokenHash)
    .where('revoked_date', 'is', null)
    .where('expires_date', '>', tx.now)
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      clientId: row.client_id,
      identityId: row.identity_id,
      family: row.family,
      signedInDate: row.signed_in_date,
    }
  )
}

export async function revokeFamily(tx: Tx, family: string): Promise<void> {
  await tx.db
    .updateTable('refresh_tokens')
    .set({ revoked_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('family', '=', family)
    .where('revoked_date', 'is', null)
    .execute()
}

/** Ends the sign-ins of an identity, all but the one made at a second that is kept. */
export async function revokeTokensOf(
  tx: Tx,
  identityId: string,
  keptSignInAt?: number,
): Promise<void> {
  const all = tx.db
    .updateTable('refresh_tokens')
    .set({ revoked_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('revoked_date', 'is', null)
  const second = sql`floor(extract(epoch FROM signed_in_date))`
  const some =
    keptSignInAt === undefined ? all : all.where(sql<boolean>`${second} <> ${keptSignInAt}`)
  await some.execute()
}
