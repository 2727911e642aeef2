import type { Tx } from '../../../../platform/tx.ts'
import type { Link } from '../model.ts'

export async function insertPendingLink(
  tx: Tx,
  { tokenHash, expires, ...link }: Link & { readonly tokenHash: Buffer; readonly expires: Date },
): Promise<void> {
  await tx.db
    .insertInto('pending_links')
    .values({
      site_id: tx.siteId,
      token_hash: tokenHash,
      provider_id: link.providerId,
      subject: link.subject,
      identity_id: link.identityId,
      account: link.account,
      expires_date: expires,
    })
    .execute()
}

/** Consumes a pending link, only for the account it belongs to. */
export async function consumePendingLink(
  tx: Tx,
  { tokenHash, identityId }: { readonly tokenHash: Buffer; readonly identityId: string },
): Promise<Link | undefined> {
  const row = await tx.db
    .deleteFrom('pending_links')
    .where('site_id', '=', tx.siteId)
    .where('token_hash', '=', tokenHash)
    .where('identity_id', '=', identityId)
    .where('expires_date', '>', tx.now)
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      providerId: row.provider_id,
      subject: row.subject,
      identityId: row.identity_id,
      account: row.account,
    }
  )
}
