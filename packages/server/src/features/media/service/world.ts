import type { OutsideLimits } from '../../../platform/fetch-outside.ts'
import type { FileStorage } from '../../../platform/file-storage.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Events } from '../../events/index.ts'
import type { Renditions } from './renditions.ts'

/** What the verbs of this feature stand on. */
export interface MediaWorld extends Pick<Platform, 'clock' | 'jobs' | 'logger' | 'work'> {
  readonly events: Events
  readonly storage: FileStorage
  readonly renditions: Renditions
  readonly outside: OutsideLimits
  readonly publicUrl: string
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'media.fetch': { siteId: string; ids: readonly string[] }
    'media.rasterise': { siteId: string; id: string }
  }
}
