import type { ClaimPlaces, ProviderIcon, ProviderKind } from '@vitrine/contract/identity-providers'
import { type Selectable, sql } from 'kysely'
import type { IdentityProviders } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Provider, ProviderWithCounts } from '../model.ts'

/** Oldest first, each with the number of linked members, and of those who cannot sign in otherwise. */
export async function listProviders(tx: Tx): Promise<ProviderWithCounts[]> {
  const rows = await tx.db
    .selectFrom('identity_providers')
    .selectAll()
    .select([linkedMembers.as('linked_members'), onlyWayFor.as('only_way_for')])
    .where('site_id', '=', tx.siteId)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({
    ...toProvider(row),
    linkedMembers: Number(row.linked_members),
    onlyWayFor: Number(row.only_way_for),
  }))
}

const linkedMembers = sql<number>`(
  SELECT count(*) FROM linked_sign_ins l
   WHERE l.site_id = identity_providers.site_id AND l.provider_id = identity_providers.id)`

const onlyWayFor = sql<number>`(
  SELECT count(*) FROM linked_sign_ins l
   WHERE l.site_id = identity_providers.site_id AND l.provider_id = identity_providers.id
     AND NOT EXISTS (SELECT FROM credentials c
                      WHERE c.site_id = l.site_id AND c.identity_id = l.identity_id
                        AND c.kind = 'password')
     AND NOT EXISTS (SELECT FROM linked_sign_ins o
                      WHERE o.site_id = l.site_id AND o.identity_id = l.identity_id
                        AND o.provider_id <> l.provider_id))`

/** All of them, oldest first. */
export async function findProviders(tx: Tx): Promise<Provider[]> {
  const rows = await tx.db
    .selectFrom('identity_providers')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .orderBy('seq')
    .execute()
  return rows.map(toProvider)
}

export async function findProvider(tx: Tx, id: string): Promise<Provider | undefined> {
  const row = await tx.db
    .selectFrom('identity_providers')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toProvider(row)
}

/** Counts providers and locks out insertions until the transaction ends. */
export async function countProviders(tx: Tx): Promise<number> {
  await sql`SELECT FROM sites WHERE id = ${tx.siteId} FOR UPDATE`.execute(tx.db)
  const { n } = await tx.db
    .selectFrom('identity_providers')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function insertProvider(tx: Tx, provider: Provider): Promise<void> {
  await tx.db
    .insertInto('identity_providers')
    .values({
      site_id: tx.siteId,
      id: provider.id,
      kind: provider.kind,
      created_date: provider.createdDate,
      ...changeable(provider),
    })
    .execute()
}

export async function updateProvider(tx: Tx, provider: Provider): Promise<void> {
  await tx.db
    .updateTable('identity_providers')
    .set(changeable(provider))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', provider.id)
    .execute()
}

/** Removes a provider with its links; returns how many there were. */
export async function deleteProvider(tx: Tx, id: string): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('linked_sign_ins')
    .where('site_id', '=', tx.siteId)
    .where('provider_id', '=', id)
    .executeTakeFirst()
  await tx.db
    .deleteFrom('identity_providers')
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
  return Number(numDeletedRows)
}

const changeable = (provider: Provider) => ({
  name: provider.name,
  icon: provider.icon,
  is_enabled: provider.isEnabled,
  issuer: provider.issuer,
  authorization_url: provider.authorizationUrl,
  token_url: provider.tokenUrl,
  user_url: provider.userUrl,
  client_id: provider.clientId,
  client_proof: provider.clientProof,
  sealed_secret: provider.sealedSecret,
  scopes: [...provider.scopes],
  response_mode: provider.responseMode,
  claims: JSON.stringify(provider.claims),
  vouches_for_emails: provider.vouchesForEmails,
  registers: provider.registers,
  email_domains: [...provider.emailDomains],
  updated_date: provider.updatedDate,
})

const toProvider = (row: Selectable<IdentityProviders>): Provider => ({
  id: row.id,
  kind: row.kind as ProviderKind,
  name: row.name,
  icon: row.icon as ProviderIcon,
  isEnabled: row.is_enabled,
  issuer: row.issuer,
  authorizationUrl: row.authorization_url,
  tokenUrl: row.token_url,
  userUrl: row.user_url,
  clientId: row.client_id,
  clientProof: row.client_proof as Provider['clientProof'],
  sealedSecret: row.sealed_secret,
  scopes: row.scopes,
  responseMode: row.response_mode as Provider['responseMode'],
  claims: row.claims as ClaimPlaces,
  vouchesForEmails: row.vouches_for_emails,
  registers: row.registers,
  emailDomains: row.email_domains,
  createdDate: row.created_date,
  updatedDate: row.updated_date,
})
