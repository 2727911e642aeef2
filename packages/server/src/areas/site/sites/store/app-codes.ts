import type { Tx } from '../../../../platform/tx.ts'

interface AppCode {
  readonly codeHash: Buffer
  readonly clientId: string
  readonly expiresDate: Date
}

/** Stores a code, and deletes expired ones. */
export async function insertAppCode(tx: Tx, code: AppCode): Promise<void> {
  await tx.db
    .deleteFrom('app_authorization_codes')
    .where('site_id', '=', tx.siteId)
    .where('expires_date', '<', tx.now)
    .execute()
  await tx.db
    .insertInto('app_authorization_codes')
    .values({
      site_id: tx.siteId,
      code_hash: code.codeHash,
      client_id: code.clientId,
      expires_date: code.expiresDate,
    })
    .execute()
}

/** Uses a code up; false when it is unknown, over, used, or of another client. */
export async function consumeAppCode(
  tx: Pick<Tx, 'db' | 'siteId' | 'now'>,
  { codeHash, clientId }: Pick<AppCode, 'codeHash' | 'clientId'>,
): Promise<boolean> {
  const row = await tx.db
    .deleteFrom('app_authorization_codes')
    .where('site_id', '=', tx.siteId)
    .where('code_hash', '=', codeHash)
    .where('client_id', '=', clientId)
    .where('expires_date', '>', tx.now)
    .returning('client_id')
    .executeTakeFirst()
  return row !== undefined
}
