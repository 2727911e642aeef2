import type { StockRoutingLine } from '@vitrine/contract/exports'
import type { FileStorage } from '../../../../platform/file-storage.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomFields } from '../../../catalog/custom-fields/index.ts'
import type { Catalog, ProductQuery } from '../../../catalog/index.ts'
import type { InventoryItem, Location, PortableStock } from '../../../stock/index.ts'
import type { Events } from '../../events/index.ts'
import type { Media } from '../../media/index.ts'
import type { PartsOf } from '../model.ts'

/** Dependencies of the export service. */
export interface ExportServiceDeps
  extends Pick<Platform, 'clock' | 'db' | 'jobs' | 'logger' | 'work'> {
  readonly events: Events
  readonly catalog: Catalog
  readonly customFields: Pick<CustomFields, 'all' | 'of'>
  readonly media: Pick<Media, 'describe' | 'pageLibrary'>
  /** Parses the filter of a product query; throws when it is invalid. */
  readonly readFilter: (filter: unknown) => ProductQuery['filter']
  /** The stock of products, by id. */
  readonly stockOf: (
    tx: Tx,
    productIds: readonly string[],
  ) => Promise<ReadonlyMap<string, InventoryItem>>
  /** The stock of products at every location. */
  readonly stockByLocationOf: (
    tx: Tx,
    productIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly PortableStock[]>>
  /** The stock locations. */
  readonly locationsOf: (tx: Tx) => Promise<readonly Location[]>
  /** The rules that assign orders to locations. */
  readonly routingOf: (tx: Tx) => Promise<Omit<StockRoutingLine, 'type'> | undefined>
  /** Writes the files that do not hold products. */
  readonly partsOf: Readonly<Record<'ORDERS' | 'STOCK', PartsOf>>
  /** Name and settings of a site, without secrets. */
  readonly settingsOf: (tx: Tx) => Promise<object>
  readonly storage: FileStorage
  readonly publicUrl: string
  /** Key that signs download addresses. */
  readonly key: string
}

declare module '../../../../platform/jobs.ts' {
  interface JobPayloads {
    'exports.run': { siteId: string; id: string }
    'exports:prune': Record<string, unknown>
  }
}
