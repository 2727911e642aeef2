import type { FileStorage } from '../../../../platform/file-storage.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Events } from '../../../site/events/index.ts'
import type { Catalog } from '../../index.ts'

/** Dependencies of the digital files service. */
export interface DigitalFilesServiceDeps extends Pick<Platform, 'clock' | 'db' | 'work'> {
  readonly events: Events
  readonly catalog: Pick<Catalog, 'changeDelivery'>
  readonly storage: FileStorage
  readonly publicUrl: string
  /** Key that signs download addresses. */
  readonly key: string
}
