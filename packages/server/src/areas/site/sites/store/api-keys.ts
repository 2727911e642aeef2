import { type Kysely, type Selectable, sql } from 'kysely'
import type { ApiKeys, Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ApiKey } from '../model.ts'

type Db = Kysely<Tables>

/** A key by its secret's hash, unless revoked. */
export async function findApiKey(db: Db, keyHash: Buffer): Promise<ApiKey | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('revoked_date', 'is', null)
    .executeTakeFirst()
  return row && toKey(row)
}

/** Remembers a use; of several nodes, one writes. */
export async function recordKeyUse(
  db: Db,
  key: ApiKey,
  used: { now: Date; since: Date },
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_date: used.now })
    .where('site_id', '=', key.siteId)
    .where('id', '=', key.id)
    .where((eb) =>
      eb.or([eb('last_used_date', 'is', null), eb('last_used_date', '<=', used.since)]),
    )
    .execute()
}

export async function readApiKey(tx: Tx, id: string): Promise<ApiKey | undefined> {
  const row = await ofSite(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toKey(row)
}

/** The current key, without a lock: a long task must not prevent its use or revocation. */
export async function findKeyForScopes(tx: Tx, id: string): Promise<ApiKey | undefined> {
  const row = await ofSite(tx).where('id', '=', id).executeTakeFirst()
  return row && toKey(row)
}

/** Newest first. */
export async function listApiKeys(tx: Tx, limit: number): Promise<ApiKey[]> {
  const rows = await ofSite(tx).orderBy('created_date', 'desc').orderBy('id').limit(limit).execute()
  return rows.map(toKey)
}

/** Counts the keys that are not revoked, and blocks additions until the transaction ends. */
export async function countApiKeys(tx: Tx): Promise<number> {
  await sql`SELECT FROM sites WHERE id = ${tx.siteId} FOR UPDATE`.execute(tx.db)
  const { n } = await tx.db
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('site_id', '=', tx.siteId)
    .where('revoked_date', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function insertApiKey(tx: Tx, key: ApiKey, keyHash: Buffer): Promise<void> {
  await tx.db
    .insertInto('api_keys')
    .values({
      site_id: tx.siteId,
      id: key.id,
      name: key.name,
      key_hash: keyHash,
      hint: key.hint,
      scopes: [...key.scopes],
      created_date: key.createdDate,
      expires_date: key.expiresDate,
    })
    .execute()
}

export async function updateApiKey(tx: Tx, key: ApiKey): Promise<void> {
  await tx.db
    .updateTable('api_keys')
    .set({
      name: key.name,
      scopes: [...key.scopes],
      expires_date: key.expiresDate,
      revoked_date: key.revokedDate,
    })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', key.id)
    .execute()
}

/** The site of a key: commands revoke by the id alone. */
export async function findSiteOfKey(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select('site_id')
    .where('id', '=', id)
    .where('revoked_date', 'is', null)
    .executeTakeFirst()
  return row?.site_id
}

const ofSite = (tx: Tx) => tx.db.selectFrom('api_keys').selectAll().where('site_id', '=', tx.siteId)

const toKey = (row: Selectable<ApiKeys>): ApiKey => ({
  siteId: row.site_id,
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  createdDate: row.created_date,
  expiresDate: row.expires_date,
  lastUsedDate: row.last_used_date,
  revokedDate: row.revoked_date,
})
