import type { Tx } from '../../../platform/tx.ts'

/** Sets the one password of an identity, which counts from now on. */
export async function putPassword(tx: Tx, identityId: string, hash: string): Promise<void> {
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
