import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { pruneExpired } from './service.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'expired:prune': Record<string, unknown>
  }
}

/** Entry of the server's crontab. */
export const expiryCrontab = '41 * * * * expired:prune'

export const createExpiry = (platform: Pick<Platform, 'db' | 'clock'>) => ({
  tasks: {
    'expired:prune': async (_payload, { signal }) => {
      await pruneExpired(platform, signal)
    },
  } satisfies Pick<Tasks<JobPayloads>, 'expired:prune'>,
})
