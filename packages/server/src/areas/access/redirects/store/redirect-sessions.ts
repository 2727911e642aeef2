import type { Tx } from '../../../../platform/tx.ts'
import type { SignedLink } from '../model.ts'

export async function insertLink(
  tx: Tx,
  link: Omit<SignedLink, 'token'> & { tokenHash: Buffer; expiresDate: Date },
): Promise<void> {
  await tx.db
    .insertInto('redirect_sessions')
    .values({
      site_id: tx.siteId,
      token_hash: link.tokenHash,
      id: link.id,
      sign_in_id: link.signInId,
      target: link.target,
      created_date: tx.now,
      expires_date: link.expiresDate,
    })
    .execute()
}

export interface StoredLink extends Pick<SignedLink, 'signInId' | 'target'> {
  readonly createdDate: Date
  readonly isUsed: boolean
}

export async function findLink(tx: Tx, tokenHash: Buffer): Promise<StoredLink | undefined> {
  const row = await tx.db
    .selectFrom('redirect_sessions')
    .select(['sign_in_id', 'target', 'created_date', 'used_date'])
    .where('site_id', '=', tx.siteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_date', '>', tx.now)
    .executeTakeFirst()
  return (
    row && {
      signInId: row.sign_in_id,
      target: row.target,
      createdDate: row.created_date,
      isUsed: row.used_date !== null,
    }
  )
}

/** True for the first caller only; a single statement, so that it is atomic. */
export async function consumeLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const taken = await tx.db
    .updateTable('redirect_sessions')
    .set({ used_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('token_hash', '=', tokenHash)
    .where('used_date', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

export async function deleteOldLinks(tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom('redirect_sessions')
    .where('site_id', '=', tx.siteId)
    .where('expires_date', '<=', tx.now)
    .execute()
}
