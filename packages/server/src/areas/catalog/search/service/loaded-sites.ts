import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { deleteNotes, findState, goOnNoting } from '../store/document-changes.ts'
import { followChanges, isFollowed, loadSiteIndex, type SiteIndex } from './site-index.ts'

export interface LoadedSitesOptions {
  readonly platform: Pick<Platform, 'clock' | 'logger' | 'work'>
  /** Memory in bytes for the documents of all sites. */
  readonly maxBytes: number
}

const actor = { type: 'system', id: 'search' } as const
/** A site is loaded when it is searched so often. */
const MIN_SEARCHES = 3
const MINUTE_MS = 60_000
const CHECK_MS = 5 * MINUTE_MS
/** How long notes of changes are stored after they were read. */
const NOTES_MS = 15 * MINUTE_MS
const UNUSED_MS = 30 * MINUTE_MS
/** A site that was too large, or could not be loaded, is not tried again for so long. */
const PAUSE_MS = 60 * MINUTE_MS

/** The sites whose documents are in memory: loaded when they are searched, dropped when they are not. */
export function createLoadedSites(options: LoadedSitesOptions) {
  const { clock, logger } = options.platform
  const now = () => clock.now().getTime()
  const sites = new Map<string, SiteIndex>()
  const bytesUsed = () => [...sites.values()].reduce((sum, { words }) => sum + words.bytes(), 0)
  const drop = (siteId: string, site: SiteIndex) => {
    if (sites.get(siteId) === site) sites.delete(siteId)
  }
  const loader = createLoader(options, now, {
    bytesLeft: () => options.maxBytes - bytesUsed(),
    put: (siteId, site) => sites.set(siteId, site),
  })
  const checkSite = createSiteCheck(options, now)
  const timer = setInterval(() => {
    for (const [siteId, site] of sites) {
      checkSite(siteId, site)
        .then((isCurrent) => !isCurrent && drop(siteId, site))
        .catch((error: unknown) => {
          drop(siteId, site)
          logger.debug({ error }, 'Search documents are read again')
        })
    }
  }, CHECK_MS).unref()

  return {
    get: (siteId: string): SiteIndex | undefined => sites.get(siteId),
    drop,
    /** Whether the documents have grown beyond the memory they may use. */
    isTooMuch: () => bytesUsed() > options.maxBytes,
    /** A site was searched without its documents. */
    want: loader.want,
    now,
    async close(): Promise<void> {
      clearInterval(timer)
      await loader.close()
      sites.clear()
    },
  }
}

interface MemoryBudget {
  readonly bytesLeft: () => number
  readonly put: (siteId: string, site: SiteIndex) => void
}

/** Loads sites, each of them once at a time. */
function createLoader(
  { platform: { logger, work } }: LoadedSitesOptions,
  now: () => number,
  { bytesLeft, put }: MemoryBudget,
) {
  const searches = new Map<string, number>()
  const notBefore = new Map<string, number>()
  const loading = new Map<string, Promise<void>>()
  const closing = new AbortController()
  const { signal } = closing

  async function load(siteId: string): Promise<void> {
    try {
      const site = await loadSiteIndex(siteId, { work, now, bytesLeft, signal })
      if (site) put(siteId, site)
      else notBefore.set(siteId, now() + PAUSE_MS)
      const about = { siteId, documents: site?.words.size(), bytes: site?.words.bytes() }
      logger.info(about, site ? 'A site is searched in memory' : 'A site is too large for memory')
    } catch (error) {
      notBefore.set(siteId, now() + PAUSE_MS)
      if (!signal.aborted) logger.warn({ error }, 'Search documents could not be read')
    }
  }

  return {
    want(siteId: string): void {
      const count = (searches.get(siteId) ?? 0) + 1
      searches.set(siteId, count)
      const isDue = count >= MIN_SEARCHES && now() >= (notBefore.get(siteId) ?? 0)
      if (!isDue || loading.has(siteId) || signal.aborted) return
      loading.set(
        siteId,
        load(siteId).finally(() => loading.delete(siteId)),
      )
    },
    async close(): Promise<void> {
      closing.abort()
      await Promise.all(loading.values())
    },
  }
}

/** Updates documents from the database every few minutes; false for those to be dropped. */
function createSiteCheck({ platform: { work } }: LoadedSitesOptions, now: () => number) {
  /** When which transactions had ended. */
  const points = new WeakMap<SiteIndex, { readonly at: number; readonly oldest: string }[]>()

  /** Notes read 15 minutes ago have been read by all processes that still rely on them. */
  async function deleteSeenNotes(tx: Tx, site: SiteIndex): Promise<void> {
    const all = [...(points.get(site) ?? []), { at: now(), oldest: site.position.oldest }]
    const old = all.filter(({ at }) => at <= now() - NOTES_MS)
    points.set(site, all.slice(Math.max(old.length - 1, 0)))
    const last = old.at(-1)
    if (last) await deleteNotes(tx, last.oldest)
  }

  return async (siteId: string, site: SiteIndex): Promise<boolean> => {
    if (now() > site.usedAt + UNUSED_MS) return false
    return work({ siteId, actor }, async (tx) => {
      const state = await findState(tx, site.position, [])
      if (!state || !isFollowed(site, state)) return false
      if (!(await followChanges(tx, site, state, now))) return false
      await deleteSeenNotes(tx, site)
      return goOnNoting(tx, site.generation)
    })
  }
}
