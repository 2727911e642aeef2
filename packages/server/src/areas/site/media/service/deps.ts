import type { FileStorage } from '../../../../platform/file-storage.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { FetchLimits } from '../../../../platform/safe-fetch.ts'
import type { Events } from '../../events/index.ts'
import type { MediaReferences, MediaStorage } from '../model.ts'
import type { Renditions } from './renditions.ts'

/** Dependencies of the operations of this feature. */
export interface MediaServiceDeps
  extends Pick<Platform, 'clock' | 'db' | 'jobs' | 'logger' | 'sealing' | 'work'> {
  readonly events: Events
  readonly storage: MediaStorage
  /** The storage for direct uploads of browsers, if `storage` is in a bucket. */
  readonly incoming: FileStorage | undefined
  readonly renditions: Renditions
  readonly fetchLimits: FetchLimits
  readonly publicUrl: string
  /** Everything that shows files of the library, in the order in which it is locked. */
  readonly references: () => readonly MediaReferences[]
}

declare module '../../../../platform/jobs.ts' {
  interface JobPayloads {
    'media.fetch': { siteId: string; ids: readonly string[] }
    'media:prune': Record<string, unknown>
    'media.rasterise': { siteId: string; id: string }
  }
}
