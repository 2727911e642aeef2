import type {
  CurrencyRate,
  SiteFilter,
  SiteMove,
  SiteSettingsChanges,
} from '@vitrine/contract/sites'
import { hashSecret, newId } from '../../../platform/ids.ts'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import { type Caller, roleOn } from '../../../transport/caller.ts'
import type { SiteAccess } from '../../../transport/deps.ts'
import type { Events } from '../events/index.ts'
import { encodePublicSite, encodeSummary } from './codec.ts'
import type { NewClient, NewSite, OAuthClient, SecretName, Site } from './model.ts'
import { ratesOf } from './rules/currency-rates.ts'
import { ownOrigins, withOwnAddresses } from './rules/own-addresses.ts'
import { isPreviewToken, newPreviewToken } from './rules/preview-token.ts'
import { scopedServices } from './rules/scopes.ts'
import { gateTo, isClosed } from './rules/site-state.ts'
import { siteAt, siteUrlOf } from './rules/site-url.ts'
import * as apiKeys from './service/api-keys.ts'
import { changeSettings } from './service/change-settings.ts'
import { changeSite, moveSite, type SiteChanges } from './service/change-site.ts'
import * as clientSecrets from './service/client-secrets.ts'
import * as clients from './service/clients.ts'
import { createSite, createSiteWithClient, type SiteInput } from './service/create-site.ts'
import { setCurrencyRates } from './service/currency-rates.ts'
import { type SitesDeps, SYSTEM } from './service/deps.ts'
import { createDirectory } from './service/directory.ts'
import { duplicateSite, type SiteCopyInput } from './service/duplicate-site.ts'
import { emptyTrash, purgeSite } from './service/purge-site.ts'
import { createKeyReader } from './service/recognise-key.ts'
import { secretOf } from './service/secrets.ts'
import { readStatistics } from './service/statistics.ts'
import { findSiteOfKey } from './store/api-keys.ts'
import { consumeAppCode } from './store/app-codes.ts'
import { findClientOfSecret, findSecretDate } from './store/client-secrets.ts'
import { listClients } from './store/clients.ts'
import { findLogoUses, logoMediaIds } from './store/logo.ts'
import { querySites } from './store/sites.ts'

export type { ApiKey, NewClient, NewSite, OAuthClient, Site } from './model.ts'
export { looksLikeApiKey } from './service/recognise-key.ts'

export type Sites = ReturnType<typeof createSites>

interface Deps {
  readonly events: Events
  /** Removes the files of a site before its data is removed. */
  clearFiles(siteId: string): Promise<void>
}

/** Empties the trash every night; entry of the server's crontab. */
export const sitesCrontab = '41 3 * * * sites:emptyTrash'

export function createSites(platform: Platform, deps: Deps) {
  const directory = createDirectory(platform)
  const sitesDeps: SitesDeps = { platform, directory, ...deps }
  const keyReader = createKeyReader(sitesDeps)
  return {
    ...directory,
    ...readingOf(sitesDeps),
    ...lifeOf(sitesDeps),
    previews: addressesOf(sitesDeps, 'previews of shops', PREVIEW_HOURS),
    rehearsals: addressesOf(sitesDeps, 'rehearsals in shops', REHEARSAL_HOURS),
    clients: clientsOf(sitesDeps),
    apiKeys: apiKeysOf(sitesDeps),
    ...forCommands(sitesDeps),
    recogniseApiKey: keyReader.recognise,
    /** Waits for pending writes. */
    settle: keyReader.settle,
    changeSettings: (tx: Tx, changes: SiteSettingsChanges) =>
      changeSettings(tx, changes, sitesDeps),
    setCurrencyRates: (tx: Tx, rates: readonly CurrencyRate[]) =>
      setCurrencyRates(tx, sitesDeps, rates),
    readStatistics,
    /** Uses of library files by sites: the logo. */
    mediaReferences: {
      usedIds: logoMediaIds,
      find: findLogoUses,
      async exchange(tx: Tx, from: string, to: { readonly url: string } | null) {
        const { total } = await findLogoUses(tx, from)
        if (total === 0) return
        await changeSettings(tx, { branding: { logoUrl: to?.url ?? '' } }, sitesDeps)
      },
    },
    tasks: {
      'sites.purge': (site, job) => purgeSite(sitesDeps, site, job),
      'sites:emptyTrash': () => emptyTrash(sitesDeps),
    } satisfies Pick<Tasks<JobPayloads>, 'sites.purge' | 'sites:emptyTrash'>,
  }
}

function readingOf({ platform, directory }: SitesDeps) {
  const { publicUrl } = platform.config
  async function get(id: string): Promise<Site> {
    const site = await directory.find(id)
    if (!site) throw new Error(`There is no site ${id}`)
    return site
  }
  /** A client of a site that is not leaving, with the addresses its own storefront always has. */
  async function findOAuthClient(id: string): Promise<OAuthClient | undefined> {
    const client = await directory.findClient(id)
    const site = client && (await directory.find(client.siteId))
    if (!client || !site || site.deletion !== null) return undefined
    if (!client.isOwn) return client
    const sites = await directory.list()
    return withOwnAddresses(client, ownOrigins(site, sites, publicUrl))
  }
  /** Scheme and host of a site's pages, for a request to `baseUrl`. */
  const urlOf = async (siteId: string, baseUrl: string): Promise<string> =>
    siteUrlOf(await get(siteId), await directory.list(), { baseUrl, publicUrl })
  return {
    get,
    /** The exchange rate of the site's currency to another; undefined where none is set. */
    async rateOf(siteId: string, currency: string): Promise<string | undefined> {
      const { rates } = ratesOf(await get(siteId))
      return rates.find((one) => one.currency === currency)?.rate
    },
    /** The exchange rates from the site's currency. */
    ratesOf: async (siteId: string) => ratesOf(await get(siteId)),
    urlOf,
    encodePublic: async (site: Site, baseUrl: string, isPreview: boolean) =>
      encodePublicSite(site, { baseUrl, siteUrl: await urlOf(site.id, baseUrl), isPreview }),
    encode: (site: Site) => encodeSummary(site, platform.clock),
    /**
     * Whether a site, or the one of a host, is open, from the cache; undefined when the database must be
     * read.
     */
    recallOpen(at: { id: string } | { host: string }): boolean | undefined {
      const sites = directory.recall()
      if (!sites) return undefined
      const site = 'id' in at ? sites.find(({ id }) => id === at.id) : siteAt(at.host, sites)
      return site !== undefined && site.deletion === null && !isClosed(site.state)
    },
    /** The site for the pipeline; undefined when it is not open to visitors. */
    async gateOf(id: string): Promise<SiteAccess | undefined> {
      const site = await directory.find(id)
      return site && gateTo(site)
    },
    /** The same from the cache; undefined when the database must be read. */
    recallGate(id: string): SiteAccess | undefined {
      const site = directory.recall()?.find((one) => one.id === id)
      return site && gateTo(site)
    },
    /** Sites by state; by default those that are not being removed. */
    query: (filter: SiteFilter): Promise<Site[]> => querySites(platform.direct, filter),
    /** The sites that an account may work on. */
    async listFor(caller: Caller, filter: SiteFilter): Promise<Site[]> {
      const grants = caller.kind === 'merchant' ? caller.grants : []
      const sites = await querySites(platform.direct, filter)
      return sites.filter((site) => roleOn(grants, site.id))
    },
    /** A secret of the settings, readable again; undefined when there is none. */
    secretOf: (siteId: string, name: SecretName) => secretOf(platform, siteId, name),
    findClient: findOAuthClient,
    /** The client of a secret. */
    findClientOfSecret: (secret: string) => findClientOfSecret(platform.direct, hashSecret(secret)),
    /** Since when the secret of a client counts; undefined without one. */
    findSecretDate: (id: string) => findSecretDate(platform.direct, id),
    /** Uses up a code by which staff has let an app in. */
    consumeAppCode,
    async findOwnClient(siteId: string): Promise<OAuthClient | undefined> {
      const id = (await directory.find(siteId))?.ownClientId
      return id ? findOAuthClient(id) : undefined
    },
  }
}

const PREVIEW_HOURS = 12
const REHEARSAL_HOURS = 4

/** Tokens that give their holder access to a site: before it opens, or for a rehearsal. */
function addressesOf({ platform: { clock, sealing } }: SitesDeps, purpose: string, hours: number) {
  const key = sealing.keyFor(purpose)
  return {
    create: (subject: string) => newPreviewToken(key, subject, clock.now(), hours),
    /** Whether a token lets its bearer in. */
    accepts: (subject: string, token: string) => isPreviewToken(key, subject, token, clock.now()),
  }
}

const lifeOf = (sitesDeps: SitesDeps) => ({
  /** A site with its storefront's client; the unit of work is on the id it gets. */
  createWithClient: (tx: Tx, input: SiteInput) => createSiteWithClient(tx, sitesDeps, input),
  duplicate: (tx: Tx, from: string, input: SiteCopyInput) =>
    duplicateSite(tx, sitesDeps, from, input),
  change: (tx: Tx, changes: SiteChanges) => changeSite(tx, sitesDeps, changes),
  move: (tx: Tx, move: SiteMove) => moveSite(tx, sitesDeps, move),
})

const clientsOf = (sitesDeps: SitesDeps) => ({
  create: (tx: Tx, client: NewClient, ownScopes: readonly string[]) =>
    clients.createClient(tx, sitesDeps, client, ownScopes),
  list: listClients,
  get: clients.getClient,
  update: (tx: Tx, changes: clients.ClientChanges, ownScopes: readonly string[]) =>
    clients.updateClient(tx, sitesDeps, changes, ownScopes),
  delete: (tx: Tx, id: string) => clients.deleteClient(tx, sitesDeps, id),
  createSecret: (tx: Tx, id: string, ownScopes: readonly string[]) =>
    clientSecrets.createClientSecret(tx, sitesDeps, id, ownScopes),
  deleteSecret: (tx: Tx, id: string) => clientSecrets.deleteClientSecret(tx, sitesDeps, id),
  install: (tx: Tx, input: clientSecrets.InstallInput) =>
    clientSecrets.installClient(tx, sitesDeps, input),
})

const apiKeysOf = (sitesDeps: SitesDeps) => ({
  create: (tx: Tx, input: apiKeys.ApiKeyInput, ownScopes: readonly string[]) =>
    apiKeys.createApiKey(tx, sitesDeps, input, ownScopes),
  list: apiKeys.listApiKeys,
  scopesOf: apiKeys.scopesOfKey,
  update: (tx: Tx, changes: apiKeys.KeyChanges, ownScopes: readonly string[]) =>
    apiKeys.updateApiKey(tx, sitesDeps, changes, ownScopes),
  revoke: (tx: Tx, id: string) => apiKeys.revokeApiKey(tx, sitesDeps, id),
  scopedServices,
})

/** The same operations for the command line, each in its own transaction. */
function forCommands(sitesDeps: SitesDeps) {
  const { work, db } = sitesDeps.platform
  const on = (siteId: string) => ({ siteId, actor: SYSTEM })
  return {
    /** A bare site without any client. */
    create: (site: NewSite) => work(on(newId()), (tx) => createSite(tx, sitesDeps, site)),
    createClient: (siteId: string, client: NewClient) =>
      work(on(siteId), (tx) => clients.createClient(tx, sitesDeps, client)),
    createApiKey: (siteId: string, name: string, input: Omit<apiKeys.ApiKeyInput, 'name'> = {}) =>
      work(on(siteId), async (tx) => {
        const { apiKey, key } = await apiKeys.createApiKey(tx, sitesDeps, { name, ...input }, ['*'])
        return { id: apiKey.id, key }
      }),
    /** False when no valid key has this id. */
    async revokeApiKey(id: string): Promise<boolean> {
      const siteId = await findSiteOfKey(db, id)
      if (!siteId) return false
      await work(on(siteId), (tx) => apiKeys.revokeApiKey(tx, sitesDeps, id))
      return true
    },
  }
}
