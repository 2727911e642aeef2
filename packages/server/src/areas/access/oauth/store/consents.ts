import type { Tx } from '../../../../platform/tx.ts'
import type { Consent } from '../model.ts'

interface ConsentKey {
  readonly identityId: string
  readonly clientId: string
}

/** The scopes a member has granted a third party; empty without a consent. */
export async function findConsent(tx: Tx, { identityId, clientId }: ConsentKey): Promise<string[]> {
  const row = await tx.db
    .selectFrom('consents')
    .select('scope')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.scope ?? []
}

export async function putConsent(
  tx: Tx,
  { identityId, clientId }: ConsentKey,
  scope: readonly string[],
): Promise<void> {
  await tx.db
    .insertInto('consents')
    .values({
      site_id: tx.siteId,
      identity_id: identityId,
      client_id: clientId,
      scope: [...scope],
      created_date: tx.now,
      updated_date: tx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'identity_id', 'client_id'])
        .doUpdateSet({ scope: [...scope], updated_date: tx.now }),
    )
    .execute()
}

/** The third parties that a member has let in, latest first. */
export async function listConsents(tx: Tx, identityId: string): Promise<Consent[]> {
  const rows = await tx.db
    .selectFrom('consents')
    .innerJoin('oauth_clients', (join) =>
      join
        .onRef('oauth_clients.site_id', '=', 'consents.site_id')
        .onRef('oauth_clients.id', '=', 'consents.client_id'),
    )
    .select(['consents.client_id', 'oauth_clients.name', 'consents.scope'])
    .select('consents.created_date')
    .where('consents.site_id', '=', tx.siteId)
    .where('consents.identity_id', '=', identityId)
    .orderBy('consents.updated_date', 'desc')
    .orderBy('consents.client_id')
    .execute()
  return rows.map((row) => ({
    clientId: row.client_id,
    clientName: row.name,
    scopes: row.scope,
    createdDate: row.created_date,
  }))
}

/** Deletes a consent; returns its previous value, undefined when there was none. */
export async function deleteConsent(
  tx: Tx,
  { identityId, clientId }: ConsentKey,
): Promise<string[] | undefined> {
  const row = await tx.db
    .deleteFrom('consents')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('client_id', '=', clientId)
    .returning('scope')
    .executeTakeFirst()
  return row?.scope
}
