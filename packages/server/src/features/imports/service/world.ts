import type { FileStorage } from '../../../platform/file-storage.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Catalog } from '../../catalog/index.ts'
import type { Events } from '../../events/index.ts'

/** What the verbs of this feature stand on. */
export interface ImportWorld extends Pick<Platform, 'db' | 'jobs' | 'logger' | 'work'> {
  readonly events: Events
  readonly catalog: Catalog
  readonly inventory: StockBook
  readonly uploads: FileStorage
}

/** What an import asks of the stock: the quantities of one product's variants, all at once. */
export interface StockBook {
  setStock(
    tx: Tx,
    stock: {
      readonly productId: string
      readonly trackQuantity: boolean
      readonly variants: readonly {
        readonly variantId: string
        readonly quantity?: number
        readonly inStock?: boolean
      }[]
    },
  ): Promise<unknown>
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'imports.run': { siteId: string; id: string }
  }
}
