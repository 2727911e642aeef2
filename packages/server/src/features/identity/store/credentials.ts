import type { Tx } from '../../../platform/tx.ts'

/** Sets the one password of an identity. */
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
}
