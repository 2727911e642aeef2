import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Catalog } from '../../catalog/index.ts'
import { findSellingSites, findUnitsSold } from './store.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'units-sold:count': Record<string, unknown>
  }
}

/** Counts every hour; entry of the server's crontab. */
export const unitsSoldCrontab = '23 * * * * units-sold:count'

const DAYS = 90
const SITES_AT_ONCE = 100
const PRODUCTS_AT_ONCE = 500
const START = '00000000-0000-0000-0000-000000000000'
const system = { type: 'system', id: 'units-sold' } as const

interface UnitsSoldDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'work'>
  readonly catalog: Pick<Catalog, 'saveUnitsSold'>
}

/** How many pieces of each product were sold of late. */
export const createUnitsSold = (deps: UnitsSoldDeps) => ({
  tasks: {
    'units-sold:count': (_payload, { signal }) => countAll(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'units-sold:count'>,
})

async function countAll(deps: UnitsSoldDeps, signal: AbortSignal | undefined): Promise<void> {
  const { clock, db } = deps.platform
  const since = clock.after(clock.now(), { days: -DAYS })
  let after: string | undefined = START
  while (after !== undefined) {
    const sites: string[] = await findSellingSites(db, { after, limit: SITES_AT_ONCE })
    for (const siteId of sites) {
      signal?.throwIfAborted()
      await countSite(deps, siteId, since)
    }
    after = sites.length === SITES_AT_ONCE ? sites.at(-1) : undefined
  }
}

/** In short transactions, because each locks the rows of its products. */
async function countSite({ platform, catalog }: UnitsSoldDeps, siteId: string, since: Date) {
  const place = { siteId, actor: system }
  const sold = await platform.work(place, (tx) => findUnitsSold(tx, since))
  let changed: number
  do {
    changed = await platform.work(place, (tx) => catalog.saveUnitsSold(tx, sold, PRODUCTS_AT_ONCE))
  } while (changed === PRODUCTS_AT_ONCE)
}
