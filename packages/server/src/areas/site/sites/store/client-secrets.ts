import type { Kysely } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

export interface StoredSecret {
  readonly hash: Buffer
  readonly hint: string
  readonly date: Date
}

/** Replaces or removes the secret of a client. */
export async function putSecret(
  tx: Tx,
  id: string,
  secret: StoredSecret | undefined,
): Promise<void> {
  await tx.db
    .updateTable('oauth_clients')
    .set({
      secret_hash: secret?.hash ?? null,
      secret_hint: secret?.hint ?? null,
      secret_date: secret?.date ?? null,
    })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

/** The client of a secret: one lookup, as hashes are unique over all sites. */
export async function findClientOfSecret(
  db: Kysely<Tables>,
  hash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('oauth_clients')
    .select('id')
    .where('secret_hash', '=', hash)
    .executeTakeFirst()
  return row?.id
}

/** Since when the secret of a client is valid. Read with every call of an app. */
export async function findSecretDate(db: Kysely<Tables>, id: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('oauth_clients')
    .select('secret_date')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.secret_date ?? undefined
}
