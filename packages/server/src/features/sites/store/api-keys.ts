import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import type { ApiKey } from '../model.ts'

type Db = Kysely<Tables>

export async function findApiKey(db: Db, keyHash: Buffer): Promise<ApiKey | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select(['site_id', 'id', 'scopes', 'expires_date'])
    .where('key_hash', '=', keyHash)
    .where('revoked_date', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      siteId: row.site_id,
      id: row.id,
      role: 'admin',
      scopes: row.scopes,
      expiresDate: row.expires_date,
    }
  )
}

export async function insertApiKey(
  db: Db,
  key: { siteId: string; id: string; name: string; keyHash: Buffer; hint: string; now: Date },
): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      site_id: key.siteId,
      id: key.id,
      name: key.name,
      key_hash: key.keyHash,
      hint: key.hint,
      created_date: key.now,
    })
    .execute()
}

/** True when a key that was valid is now revoked. */
export async function revokeApiKey(db: Db, id: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('api_keys')
    .set({ revoked_date: now })
    .where('id', '=', id)
    .where('revoked_date', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
