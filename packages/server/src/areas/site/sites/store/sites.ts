import type { SiteFilter, SiteSettings } from '@vitrine/contract/sites'
import type {
  SiteDeletion,
  SiteNamespace,
  SiteOrigin,
  SiteState,
} from '@vitrine/contract/vocabulary'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Sites, Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Site, SiteRate } from '../model.ts'
import { completeSettings } from '../rules/merge.ts'
import { ratesOfSite } from './currency-rates.ts'

type Db = Kysely<Tables>

const selectSites = (db: Db) =>
  db
    .selectFrom('sites')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('oauth_clients')
        .select('oauth_clients.id')
        .whereRef('oauth_clients.site_id', '=', 'sites.id')
        .where('oauth_clients.is_own', '=', true)
        .as('own_client_id'),
    )
    .select(ratesOfSite.as('rates'))
    .orderBy('created_date')
    .orderBy('id')

/** All sites that still have data, oldest first: an installation has few, and they are cached. */
export async function listSites(db: Db): Promise<Site[]> {
  const rows = await selectSites(db).where(sql`deletion`, 'is distinct from', 'DELETED').execute()
  return rows.map(toSite)
}

/** Sites by state, oldest first; by default those that are not being removed. */
export async function querySites(
  db: Db,
  { namespace, state, deletion }: SiteFilter,
): Promise<Site[]> {
  const rows = await selectSites(db)
    .where('deletion', deletion ? '=' : 'is', deletion ?? null)
    .$if(namespace !== undefined, (query) => query.where('namespace', '=', namespace ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .execute()
  return rows.map(toSite)
}

/** The site of this unit of work, locked until it ends; undefined when its data is deleted. */
export async function lockSite(tx: Tx): Promise<Site | undefined> {
  await sql`SELECT FROM sites WHERE id = ${tx.siteId} FOR UPDATE`.execute(tx.db)
  return readSite(tx)
}

export async function readSite(tx: Tx): Promise<Site | undefined> {
  const row = await selectSites(tx.db).where('sites.id', '=', tx.siteId).executeTakeFirst()
  return row && row.deletion !== 'DELETED' ? toSite(row) : undefined
}

export interface SiteRow {
  readonly settings: SiteSettings
  readonly domains: readonly string[]
  readonly namespace?: SiteNamespace
  readonly state?: SiteState
  readonly createdFrom?: SiteOrigin
}

export async function insertSite(tx: Tx, site: SiteRow): Promise<void> {
  await tx.db
    .insertInto('sites')
    .values({
      id: tx.siteId,
      name: site.settings.name,
      namespace: site.namespace ?? 'HEADLESS',
      state: site.state ?? 'ENABLED',
      created_from: site.createdFrom ?? 'OTHER',
      domains: [...site.domains],
      settings: JSON.stringify(site.settings),
      created_date: tx.now,
      updated_date: tx.now,
    })
    .execute()
  await notifySiteChanged(tx)
}

export async function updateSettings(tx: Tx, settings: SiteSettings): Promise<void> {
  await tx.db
    .updateTable('sites')
    .set({ name: settings.name, settings: JSON.stringify(settings), updated_date: tx.now })
    .where('id', '=', tx.siteId)
    .execute()
  await notifySiteChanged(tx)
}

export interface SiteUpdate {
  readonly state?: SiteState
  readonly deletion?: SiteDeletion | null
  readonly trashedDate?: Date | null
  readonly namespace?: SiteNamespace
  readonly domains?: readonly string[]
}

export async function updateSite(tx: Tx, changes: SiteUpdate): Promise<void> {
  const { trashedDate, domains, ...columns } = changes
  await tx.db
    .updateTable('sites')
    .set({
      ...columns,
      ...(trashedDate === undefined ? {} : { trashed_date: trashedDate }),
      ...(domains === undefined ? {} : { domains: [...domains] }),
      updated_date: tx.now,
    })
    .where('id', '=', tx.siteId)
    .execute()
  await notifySiteChanged(tx)
}

/** Which of these domains belong to another site. Locks them until the transaction ends. */
export async function findTakenDomains(tx: Tx, domains: readonly string[]): Promise<string[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('vitrine_site_domains'))`.execute(tx.db)
  const { rows } = await sql<{ domain: string }>`
    SELECT domain FROM sites, unnest(domains) AS domain
     WHERE id <> ${tx.siteId} AND domain = ANY(${[...domains]}::text[])`.execute(tx.db)
  return rows.map(({ domain }) => domain)
}

/** Number of other sites that are not being deleted. Locks, so that two cannot be deleted at once. */
export async function countOthers(tx: Tx): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('vitrine_site_count'))`.execute(tx.db)
  const { n } = await tx.db
    .selectFrom('sites')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('deletion', 'is', null)
    .where('id', '<>', tx.siteId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Sites that were trashed before a moment, or whose removal has started. */
export async function listDue(db: Db, trashedBefore: Date): Promise<Site[]> {
  const rows = await selectSites(db)
    .where((eb) =>
      eb.or([
        eb('deletion', '=', 'PENDING_PURGE'),
        eb.and([eb('deletion', '=', 'TRASH'), eb('trashed_date', '<=', trashedBefore)]),
      ]),
    )
    .execute()
  return rows.map(toSite)
}

/** Every node invalidates its cache of sites once this commits. */
export async function notifySiteChanged(tx: Tx): Promise<void> {
  await sql`SELECT pg_notify('vitrine_sites', ${tx.siteId})`.execute(tx.db)
}

interface SelectedSite extends Selectable<Sites> {
  own_client_id: string | null
  rates: readonly SiteRate[]
}

const toSite = (row: SelectedSite): Site => ({
  id: row.id,
  namespace: row.namespace as SiteNamespace,
  state: row.state as SiteState,
  deletion: row.deletion as SiteDeletion | null,
  createdFrom: row.created_from as SiteOrigin,
  domains: row.domains,
  settings: completeSettings({ ...(row.settings as object), name: row.name }),
  rates: row.rates,
  ownClientId: row.own_client_id,
  createdDate: row.created_date,
  trashedDate: row.trashed_date,
})
