import type { FileStorage } from '../../../platform/file-storage.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Catalog, ProductQuery } from '../../catalog/index.ts'
import type { Events } from '../../events/index.ts'
import type { InventoryItem, Location, PortableStock } from '../../inventory/index.ts'
import type { Media } from '../../media/index.ts'

/** What the verbs of this feature stand on. */
export interface ExportWorld extends Pick<Platform, 'clock' | 'db' | 'jobs' | 'logger' | 'work'> {
  readonly events: Events
  readonly catalog: Catalog
  readonly media: Pick<Media, 'describe' | 'pageLibrary'>
  /** A filter in the words of a product query, in the domain's; throws where it cannot be read. */
  readonly readFilter: (filter: unknown) => ProductQuery['filter']
  /** The stock of products, by their ids. */
  readonly stockOf: (
    tx: Tx,
    productIds: readonly string[],
  ) => Promise<ReadonlyMap<string, InventoryItem>>
  /** What else is to be told of their stock. */
  readonly placesOf: (
    tx: Tx,
    productIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly PortableStock[]>>
  /** Where stock is kept. */
  readonly locationsOf: (tx: Tx) => Promise<readonly Location[]>
  /** What a site is called and how it is set, without secrets. */
  readonly settingsOf: (tx: Tx) => Promise<object>
  readonly storage: FileStorage
  readonly publicUrl: string
  /** Signs download addresses. */
  readonly key: string
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'exports.run': { siteId: string; id: string }
    'exports:prune': Record<string, unknown>
  }
}
