import type { Kysely } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { SecretName } from '../model.ts'

export async function findSecret(
  db: Kysely<Tables>,
  siteId: string,
  name: SecretName,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_secrets')
    .select('sealed')
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.sealed
}

export async function upsertSecret(tx: Tx, name: SecretName, sealed: string): Promise<void> {
  const row = { sealed, updated_date: tx.now }
  await tx.db
    .insertInto('site_secrets')
    .values({ site_id: tx.siteId, name, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet(row))
    .execute()
}

export async function deleteSecret(tx: Tx, name: SecretName): Promise<void> {
  await tx.db
    .deleteFrom('site_secrets')
    .where('site_id', '=', tx.siteId)
    .where('name', '=', name)
    .execute()
}
