import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countPairs, findBoughtWith, findSitesToCount } from './store.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'bought-together:count': Record<string, unknown>
  }
}

/** Counts every night; entry of the server's crontab. */
export const boughtTogetherCrontab = '41 3 * * * bought-together:count'

const DAYS = 180
const SITES_AT_ONCE = 100
const START = '00000000-0000-0000-0000-000000000000'
const system = { type: 'system', id: 'bought-together' } as const

type CountDeps = Pick<Platform, 'clock' | 'db' | 'work'>

/** Which products are bought in one order with which others. */
export const createBoughtTogether = (platform: CountDeps) => ({
  /** Ids of products bought together with a product, most frequent first; one statement. */
  boughtWith: findBoughtWith,
  tasks: {
    'bought-together:count': (_payload, { signal }) => countAll(platform, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'bought-together:count'>,
})

async function countAll(
  { clock, db, work }: CountDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const since = clock.after(clock.now(), { days: -DAYS })
  let after: string | undefined = START
  while (after !== undefined) {
    const sites: string[] = await findSitesToCount(db, { since, after, limit: SITES_AT_ONCE })
    for (const siteId of sites) {
      signal?.throwIfAborted()
      await work({ siteId, actor: system }, (tx) => countPairs(tx, since))
    }
    after = sites.length === SITES_AT_ONCE ? sites.at(-1) : undefined
  }
}
