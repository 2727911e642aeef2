import type { FileStorage } from '../../../platform/file-storage.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Catalog } from '../../catalog/index.ts'
import type { Events } from '../../events/index.ts'

/** What the verbs of this feature stand on. */
export interface FilesWorld extends Pick<Platform, 'clock' | 'db' | 'work'> {
  readonly events: Events
  readonly catalog: Pick<Catalog, 'changeDelivery'>
  readonly storage: FileStorage
  readonly publicUrl: string
  /** Signs download addresses. */
  readonly key: string
}
