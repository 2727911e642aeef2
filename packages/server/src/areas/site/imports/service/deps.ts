import type { FileStorage } from '../../../../platform/file-storage.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomFields } from '../../../catalog/custom-fields/index.ts'
import type { Catalog } from '../../../catalog/index.ts'
import type { Inventory } from '../../../stock/index.ts'
import type { Events } from '../../events/index.ts'
import type { Media } from '../../media/index.ts'

/** Dependencies of the import service. */
export interface ImportServiceDeps
  extends Pick<Platform, 'clock' | 'db' | 'jobs' | 'logger' | 'work'> {
  readonly events: Events
  readonly catalog: Catalog
  readonly customFields: Pick<CustomFields, 'all' | 'of' | 'restoreAll'>
  readonly inventory: Inventory
  readonly media: Pick<Media, 'findUrls' | 'registerUrls' | 'restore'>
  /** Applies the settings of an export to the site. */
  readonly restoreSettings: (tx: Tx, settings: object) => Promise<unknown>
  readonly uploads: FileStorage
  readonly maxBytes: number
}

declare module '../../../../platform/jobs.ts' {
  interface JobPayloads {
    'imports.run': { siteId: string; id: string }
    'imports.check': { siteId: string; id: string }
    'imports:prune': Record<string, unknown>
  }
}
