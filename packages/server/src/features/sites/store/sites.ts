import { defaultSettings, type SiteSettings } from '@vitrine/contract/sites'
import type { SiteState } from '@vitrine/contract/vocabulary'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { OAuthClient, Site } from '../model.ts'

type Db = Kysely<Tables>

/** All sites, oldest first: an installation has few, and they are kept in memory. */
export async function listSites(db: Db): Promise<Site[]> {
  const rows = await db
    .selectFrom('sites')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('oauth_clients')
        .select('oauth_clients.id')
        .whereRef('oauth_clients.site_id', '=', 'sites.id')
        .orderBy('oauth_clients.created_date')
        .limit(1)
        .as('own_client_id'),
    )
    .orderBy('created_date')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    state: row.state as SiteState,
    domains: row.domains,
    settings: { ...defaultSettings, ...(row.settings as Partial<SiteSettings>), name: row.name },
    ownClientId: row.own_client_id,
    createdDate: row.created_date,
  }))
}

export async function insertSite(
  db: Db,
  site: { id: string; settings: SiteSettings; domains: readonly string[]; now: Date },
): Promise<void> {
  await db
    .insertInto('sites')
    .values({
      id: site.id,
      name: site.settings.name,
      domains: [...site.domains],
      settings: JSON.stringify(site.settings),
      created_date: site.now,
      updated_date: site.now,
    })
    .execute()
}

export async function updateSettings(tx: Tx, settings: SiteSettings): Promise<void> {
  await tx.db
    .updateTable('sites')
    .set({ name: settings.name, settings: JSON.stringify(settings), updated_date: tx.now })
    .where('id', '=', tx.siteId)
    .execute()
  // Every node forgets what it keeps of the sites once this commits.
  await sql`SELECT pg_notify('vitrine_sites', ${tx.siteId})`.execute(tx.db)
}

export async function findClient(db: Db, id: string): Promise<OAuthClient | undefined> {
  const row = await db
    .selectFrom('oauth_clients')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toClient(row)
}

export async function insertClient(db: Db, client: OAuthClient, now: Date): Promise<void> {
  await db
    .insertInto('oauth_clients')
    .values({
      site_id: client.siteId,
      id: client.id,
      name: client.name,
      allowed_redirect_uris: [...client.allowedRedirectUris],
      allowed_redirect_domains: [...client.allowedRedirectDomains],
      created_date: now,
    })
    .execute()
}

interface ClientRow {
  site_id: string
  id: string
  name: string
  login_url: string | null
  logout_url: string | null
  allowed_redirect_uris: string[]
  allowed_redirect_domains: string[]
}

const toClient = (row: ClientRow): OAuthClient => ({
  siteId: row.site_id,
  id: row.id,
  name: row.name,
  loginUrl: row.login_url,
  logoutUrl: row.logout_url,
  allowedRedirectUris: row.allowed_redirect_uris,
  allowedRedirectDomains: row.allowed_redirect_domains,
})
