import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Sets the password of an identity, effective immediately. */
export async function savePassword(tx: Tx, identityId: string, hash: string): Promise<void> {
  await tx.db
    .insertInto('credentials')
    .values({
      site_id: tx.siteId,
      identity_id: identityId,
      kind: 'password',
      secret: hash,
      updated_date: tx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'identity_id', 'kind'])
        .doUpdateSet({ secret: hash, updated_date: tx.now }),
    )
    .execute()
  await tx.db
    .updateTable('identities')
    .set({ password_reset_needed: false })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', identityId)
    .where('password_reset_needed', '=', true)
    .execute()
}

/** The hash of an identity's password, if it has one. */
export async function findPassword(tx: Tx, identityId: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('credentials')
    .select('secret')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('kind', '=', 'password')
    .executeTakeFirst()
  return row?.secret
}

/** Replaces the hash of an unchanged password; false when the password was changed meanwhile. */
export async function replacePassword(
  tx: Tx,
  identityId: string,
  { previousHash, hash }: { readonly previousHash: string; readonly hash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('credentials')
    .set({ secret: hash, updated_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('kind', '=', 'password')
    .where('secret', '=', previousHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets passwords of identities that have none, by id; returns the ids that got one. */
export async function addPasswords(tx: Tx, hashes: ReadonlyMap<string, string>): Promise<string[]> {
  if (hashes.size === 0) return []
  const rows = [...hashes].map(([id, secret]) => ({ id, secret }))
  const added = await sql<{ id: string }>`
    INSERT INTO credentials (site_id, identity_id, kind, secret, updated_date)
    SELECT ${tx.siteId}::uuid, id, 'password', secret, ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS added (id uuid, secret text)
        ON CONFLICT DO NOTHING
    RETURNING identity_id AS id`.execute(tx.db)
  return added.rows.map(({ id }) => id)
}

/** The hashes of several identities' passwords, by their ids. */
export async function findPasswords(
  tx: Tx,
  identityIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.db
    .selectFrom('credentials')
    .select(['identity_id', 'secret'])
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', sql<string>`ANY(${[...identityIds]}::uuid[])`)
    .where('kind', '=', 'password')
    .execute()
  return new Map(rows.map((row) => [row.identity_id, row.secret]))
}
