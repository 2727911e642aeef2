import type { Tx } from '../../../../platform/tx.ts'
import type { Identity } from '../model.ts'
import { toIdentity } from './identities.ts'

export async function insertToken(
  tx: Tx,
  token: { readonly tokenHash: Buffer; readonly identityId: string; readonly expires: Date },
): Promise<void> {
  await tx.db
    .insertInto('recovery_tokens')
    .values({
      site_id: tx.siteId,
      token_hash: token.tokenHash,
      identity_id: token.identityId,
      created_date: tx.now,
      expires_date: token.expires,
    })
    .execute()
}

/** The owner of a valid token. */
export async function findToken(tx: Tx, tokenHash: Buffer): Promise<Identity | undefined> {
  const row = await tx.db
    .selectFrom('recovery_tokens')
    .innerJoin('identities', (join) =>
      join
        .onRef('identities.site_id', '=', 'recovery_tokens.site_id')
        .onRef('identities.id', '=', 'recovery_tokens.identity_id'),
    )
    .selectAll('identities')
    .where('recovery_tokens.site_id', '=', tx.siteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_date', '>', tx.now)
    .executeTakeFirst()
  return row && toIdentity(row)
}

/** Consumes a token; false when it is not valid any more. */
export async function consumeToken(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('recovery_tokens')
    .where('site_id', '=', tx.siteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_date', '>', tx.now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteTokensOf(tx: Tx, identityId: string): Promise<void> {
  await tx.db
    .deleteFrom('recovery_tokens')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .execute()
}
