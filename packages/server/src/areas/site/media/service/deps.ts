import type { Platform } from '../../../../platform/platform.ts'
import type { FetchLimits } from '../../../../platform/safe-fetch.ts'
import type { Events } from '../../events/index.ts'
import type { MediaStorage } from '../model.ts'
import type { Renditions } from './renditions.ts'

/** Dependencies of the operations of this feature. */
export interface MediaServiceDeps extends Pick<Platform, 'clock' | 'jobs' | 'logger' | 'work'> {
  readonly events: Events
  readonly storage: MediaStorage
  readonly renditions: Renditions
  readonly fetchLimits: FetchLimits
  readonly publicUrl: string
}

declare module '../../../../platform/jobs.ts' {
  interface JobPayloads {
    'media.fetch': { siteId: string; ids: readonly string[] }
    'media.rasterise': { siteId: string; id: string }
  }
}
