import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { OauthClients, Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { OAuthClient } from '../model.ts'

/** A client by its id alone, which belongs to one site: token requests name no site. */
export async function findClient(db: Kysely<Tables>, id: string): Promise<OAuthClient | undefined> {
  const row = await db
    .selectFrom('oauth_clients')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toClient(row)
}

export async function readClient(tx: Tx, id: string): Promise<OAuthClient | undefined> {
  const row = await ofSite(tx).where('id', '=', id).executeTakeFirst()
  return row && toClient(row)
}

/** The storefront's own first, then oldest first. */
export async function listClients(tx: Tx): Promise<OAuthClient[]> {
  const rows = await ofSite(tx)
    .orderBy('is_own', 'desc')
    .orderBy('created_date')
    .orderBy('id')
    .execute()
  return rows.map(toClient)
}

/** Counts the clients of the site, and blocks additions until the transaction ends. */
export async function countClients(tx: Tx): Promise<number> {
  await sql`SELECT FROM sites WHERE id = ${tx.siteId} FOR UPDATE`.execute(tx.db)
  const { n } = await tx.db
    .selectFrom('oauth_clients')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function insertClient(tx: Tx, client: OAuthClient): Promise<void> {
  await tx.db
    .insertInto('oauth_clients')
    .values({
      site_id: tx.siteId,
      id: client.id,
      is_own: client.isOwn,
      created_date: client.createdDate,
      ...toRow(client),
    })
    .execute()
}

export async function updateClient(tx: Tx, client: OAuthClient): Promise<void> {
  await tx.db
    .updateTable('oauth_clients')
    .set(toRow(client))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', client.id)
    .execute()
}

export async function deleteClient(tx: Tx, id: string): Promise<void> {
  await tx.db
    .deleteFrom('oauth_clients')
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

const ofSite = (tx: Tx) =>
  tx.db.selectFrom('oauth_clients').selectAll().where('site_id', '=', tx.siteId)

const toRow = (client: OAuthClient) => ({
  name: client.name,
  description: client.description,
  login_url: client.loginUrl,
  logout_url: client.logoutUrl,
  allowed_redirect_uris: [...client.allowedRedirectUris],
  allowed_redirect_domains: [...client.allowedRedirectDomains],
  application_type: client.applicationType,
  is_third_party: client.isThirdParty,
  post_logout_redirect_uris: [...client.postLogoutRedirectUris],
  allowed_scopes: [...client.allowedScopes],
  app_scopes: [...client.appScopes],
})

const toClient = (row: Selectable<OauthClients>): OAuthClient => ({
  siteId: row.site_id,
  id: row.id,
  name: row.name,
  description: row.description,
  loginUrl: row.login_url,
  logoutUrl: row.logout_url,
  allowedRedirectUris: row.allowed_redirect_uris,
  allowedRedirectDomains: row.allowed_redirect_domains,
  applicationType: row.application_type,
  isThirdParty: row.is_third_party,
  postLogoutRedirectUris: row.post_logout_redirect_uris,
  allowedScopes: row.allowed_scopes,
  appScopes: row.app_scopes,
  secretHint: row.secret_hint,
  secretDate: row.secret_date,
  isOwn: row.is_own,
  createdDate: row.created_date,
})
