import { defaultSettings } from '@vitrine/contract/sites'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { NewClient, NewSite, OAuthClient, Site } from './model.ts'
import { ownOrigins, withOwnAddresses } from './rules.ts'
import { createApiKey, recogniseApiKey, revoke } from './service/api-keys.ts'
import { changeSettings } from './service/change-settings.ts'
import { createDirectory } from './service/directory.ts'
import { readFigures } from './service/figures.ts'
import { findClient, insertClient, insertSite } from './store/sites.ts'

export type { ApiKey, NewClient, NewSite, OAuthClient, Site } from './model.ts'
export { looksLikeApiKey } from './service/api-keys.ts'

export type Sites = ReturnType<typeof createSites>

export function createSites(platform: Platform, { events }: { events: Events }) {
  const directory = createDirectory(platform)
  const known = async (id: string): Promise<Site> => {
    const site = await directory.find(id)
    if (!site) throw new Error(`There is no site ${id}`)
    return site
  }
  async function findOAuthClient(id: string): Promise<OAuthClient | undefined> {
    const client = await findClient(platform.db, id)
    const all = client ? await directory.list() : []
    const site = all.find((one) => one.id === client?.siteId)
    if (!client || site?.ownClientId !== id) return client
    return withOwnAddresses(client, ownOrigins(site, site === all[0], platform.config.publicUrl))
  }
  return {
    ...directory,
    get: known,
    readFigures,
    changeSettings: (tx: Tx, changes: NewSite['settings']) =>
      changeSettings(tx, changes, { directory, events }),
    findClient: findOAuthClient,
    async findOwnClient(siteId: string): Promise<OAuthClient | undefined> {
      const id = (await directory.find(siteId))?.ownClientId
      return id ? findOAuthClient(id) : undefined
    },
    async create({ settings, domains = [] }: NewSite): Promise<Site> {
      const id = newId()
      const complete = { ...defaultSettings, ...settings }
      await insertSite(platform.db, { id, settings: complete, domains, now: platform.clock.now() })
      directory.forget()
      return known(id)
    },
    async createClient(siteId: string, client: NewClient) {
      const made = {
        siteId,
        id: newId(),
        name: client.name,
        loginUrl: null,
        logoutUrl: null,
        allowedRedirectUris: client.allowedRedirectUris ?? [],
        allowedRedirectDomains: client.allowedRedirectDomains ?? [],
      }
      await insertClient(platform.db, made, platform.clock.now())
      directory.forget()
      return made
    },
    createApiKey: (siteId: string, name: string) => createApiKey(platform, siteId, name),
    recogniseApiKey: (key: string) => recogniseApiKey(platform, key),
    revokeApiKey: (id: string) => revoke(platform, id),
  }
}
