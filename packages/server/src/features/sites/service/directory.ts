import type { Platform } from '../../../platform/platform.ts'
import type { OAuthClient, Site } from '../model.ts'
import { findClient as readClient } from '../store/clients.ts'
import { listSites } from '../store/sites.ts'

const KEPT_MS = 60_000

/** The sites in memory, because every call asks for settings; a notification makes them forgotten. */
export function createDirectory(platform: Platform) {
  let kept: { sites: Site[]; until: number } | undefined
  let generation = 0
  let clients = new Map<string, OAuthClient>()
  const sites = async (): Promise<Site[]> => {
    const now = platform.clock.now().getTime()
    if (kept && kept.until > now) return kept.sites
    const asked = generation
    const found = await listSites(platform.db)
    // What changed while this was read is read again by the next one.
    if (asked === generation) {
      kept = { sites: found, until: now + KEPT_MS }
      clients = new Map()
    }
    return found
  }
  /** A client, kept as long as the sites are. An id that nobody registered is not remembered. */
  async function findClient(id: string): Promise<OAuthClient | undefined> {
    await sites()
    const asked = clients
    const found = asked.get(id) ?? (await readClient(platform.db, id))
    if (found) asked.set(id, found)
    return found
  }
  const living = async () => (await sites()).filter(({ deletion }) => deletion === null)
  return {
    /** The same as far as it is in memory just now. */
    recall: () => (kept && kept.until > platform.clock.now().getTime() ? kept.sites : undefined),
    /** Every site with data, those in the trash included; oldest first. */
    list: sites,
    findClient,
    forget: () => {
      kept = undefined
      generation += 1
      clients = new Map()
    },
    find: async (id: string) => (await sites()).find((site) => site.id === id),
    /** The oldest site that is not leaving: it answers where no site claims the host. */
    findDefault: async () => (await living())[0],
    /** The site that answers at a host. The host of a site in the trash answers nothing. */
    findByHost: async (host: string) => siteAt(host, await sites()),
  }
}

/** The site that claims the host, else the oldest; none for the host of a site that is leaving. */
export function siteAt(host: string, sites: readonly Site[]): Site | undefined {
  const name = host.toLowerCase()
  const claiming = sites.find((site) => site.domains.includes(name))
  if (claiming) return claiming.deletion === null ? claiming : undefined
  return sites.find(({ deletion }) => deletion === null)
}
export type Directory = ReturnType<typeof createDirectory>
