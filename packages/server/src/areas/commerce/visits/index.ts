import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PageView, Visitor, VisitPeriod } from './model.ts'
import { createKnownMarks, storeVisits, type VisitDeps } from './service/store-visits.ts'
import { createVisitorsInMemory } from './service/visitors-in-memory.ts'
import { findVisitDays, findVisitedSites, saveBasketCounts } from './store/steps.ts'
import { eraseVisitors, findDay, findSources } from './store/visits.ts'

export type { PageView, VisitDay, VisitSource } from './model.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'visits:close': Record<string, unknown>
  }
}

/** Closes past days every hour; entry of the server's crontab. */
export const visitsCrontab = '7 * * * * visits:close'

const STORE_EVERY_MS = 5_000
const SITES_AT_ONCE = 100
const START = '00000000-0000-0000-0000-000000000000'
const MAX_SOURCES = 50
const DAY_MS = 86_400_000
const system = { type: 'system', id: 'visits' } as const

interface Deps extends VisitDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'logger' | 'work'>
  readonly siteIdAt: (host: string) => Promise<string | undefined>
}

export type Visits = ReturnType<typeof createVisits>

/** Counts the visits of a site, and the steps that visitors reach. */
export function createVisits(deps: Deps) {
  const visitors = createVisitorsInMemory()
  const known = createKnownMarks()
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> = Promise.resolve()

  async function storeAt(host: string, seen: readonly Visitor[]): Promise<void> {
    const siteId = await deps.siteIdAt(host)
    if (siteId === undefined) return
    const { day, marks } = await deps.platform.work({ siteId, actor: system }, (tx) =>
      storeVisits(tx, deps, seen, known),
    )
    known.add(siteId, day, marks)
  }
  async function storeAll(): Promise<void> {
    for (const [host, seen] of visitors.take()) {
      await storeAt(host, seen).catch((error: unknown) =>
        deps.platform.logger.warn({ error }, 'Visits could not be counted'),
      )
    }
  }
  /** Stores the visitors buffered in memory. */
  const store = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    storing = storing.then(storeAll)
    return storing
  }
  return {
    /** Records a page view; stored some seconds later. */
    count(view: PageView): void {
      visitors.add(view)
      timer ??= setTimeout(() => void store(), STORE_EVERY_MS).unref()
    },
    store,
    /** Days of a period on which anything happened. */
    days: findVisitDays,
    /** The 50 sources with most visits. */
    sources: (tx: Parameters<typeof findSources>[0], period: VisitPeriod) =>
      findSources(tx, period, MAX_SOURCES),
    tasks: {
      'visits:close': (_payload, { signal }) => closeDays(deps, signal),
    } satisfies Pick<Tasks<JobPayloads>, 'visits:close'>,
  }
}

async function closeDays(deps: Deps, signal: AbortSignal | undefined): Promise<void> {
  const { db, work } = deps.platform
  let after: string | undefined = START
  while (after !== undefined) {
    const sites: string[] = await findVisitedSites(db, { after, limit: SITES_AT_ONCE })
    for (const siteId of sites) {
      signal?.throwIfAborted()
      await work({ siteId, actor: system }, async (tx) => {
        const timeZone = await deps.timeZoneOf(tx)
        const today = await findDay(tx, timeZone)
        const from = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10)
        await saveBasketCounts(tx, { from, to: today, timeZone })
        await eraseVisitors(tx, today)
      })
    }
    after = sites.length === SITES_AT_ONCE ? sites.at(-1) : undefined
  }
}
