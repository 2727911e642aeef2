import type { Platform } from '../../../platform/platform.ts'
import type { Site } from '../model.ts'
import { listSites } from '../store/sites.ts'

const KEPT_MS = 60_000

/** The sites in memory, because every call asks for settings; a notification makes them forgotten. */
export function createDirectory(platform: Platform) {
  let kept: { sites: Site[]; until: number } | undefined
  const sites = async (): Promise<Site[]> => {
    const now = platform.clock.now().getTime()
    if (!kept || kept.until <= now)
      kept = { sites: await listSites(platform.db), until: now + KEPT_MS }
    return kept.sites
  }
  return {
    list: sites,
    forget: () => {
      kept = undefined
    },
    find: async (id: string) => (await sites()).find((site) => site.id === id),
    /** The site that answers at a host; the oldest one when no site claims it. */
    findByHost: async (host: string) => {
      const all = await sites()
      const name = host.toLowerCase()
      return all.find((site) => site.domains.includes(name)) ?? all[0]
    },
  }
}
export type Directory = ReturnType<typeof createDirectory>
