import type { Platform } from '../../../../platform/platform.ts'
import type { Actor } from '../../../../platform/tx.ts'
import type { Events } from '../../events/index.ts'
import type { Directory } from './directory.ts'

/** Dependencies of the operations of this feature. */
export interface SitesDeps {
  readonly platform: Platform
  readonly events: Events
  readonly directory: Directory
  /** Removes the files of a site before its data is removed. */
  clearFiles(siteId: string): Promise<void>
}

/** Commands, tests and the clock act without a person. */
export const SYSTEM: Actor = { type: 'system', id: 'sites' }

declare module '../../../../platform/jobs.ts' {
  interface JobPayloads {
    'sites.purge': { siteId: string }
    'sites:emptyTrash': Record<string, never>
  }
}
