import { outsideTransaction } from '../../../../platform/db/transaction-scope.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { OAuthClient, Site } from '../model.ts'
import { siteAt } from '../rules/site-url.ts'
import { findClient as readClient } from '../store/clients.ts'
import { listSites } from '../store/sites.ts'
import { createSharedCopy } from './shared-copy.ts'

const FRESH_MS = 60_000
const STALE_MS = 600_000

/**
 * A cache of the sites, because every call needs settings; a notification invalidates it. It reads on
 * connections that no transaction holds, so that transactions may use it.
 */
export function createDirectory({ direct, clock, logger }: Platform) {
  let clients = new Map<string, Promise<OAuthClient | undefined>>()
  const copy = createSharedCopy({
    async read() {
      const client = await listSites(direct)
      clients = new Map()
      return client
    },
    now: () => clock.now().getTime(),
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    onFailure: (error) => logger.warn({ error }, 'The sites could not be reloaded'),
  })
  const sites: () => Promise<Site[]> = copy.get
  /** A client, cached as long as the sites are. Unknown ids are not cached. */
  async function findClient(id: string): Promise<OAuthClient | undefined> {
    await sites()
    const cache = clients
    const cached = cache.get(id) ?? outsideTransaction(() => readClient(direct, id))
    cache.set(id, cached)
    const client = await cached.catch((error: unknown) => {
      cache.delete(id)
      throw error
    })
    if (!client) cache.delete(id)
    return client
  }
  return {
    /** The same from the cache only. */
    recall: copy.recall,
    /** Every site with data, those in the trash included; oldest first. */
    list: sites,
    findClient,
    forget: () => {
      copy.forget()
      clients = new Map()
    },
    find: async (id: string) => (await sites()).find((site) => site.id === id),
    /** The site that answers at a host. The host of a site in the trash answers nothing. */
    findByHost: async (host: string) => siteAt(host, await sites()),
  }
}

export type Directory = ReturnType<typeof createDirectory>
