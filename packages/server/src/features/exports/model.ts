import type { ExportFormat, ExportState } from '@vitrine/contract/exports'
import type { Actor } from '../../platform/tx.ts'
import type { Product } from '../catalog/index.ts'

/** Which products: what a product query would find with the filter, or those named. */
export interface Scope {
  /** As it was asked; null: all. */
  readonly filter: unknown
  /** Null: all. */
  readonly productIds: readonly string[] | null
}

/** One export of products to a file. */
export interface Export extends Scope {
  readonly id: string
  readonly format: ExportFormat
  readonly fileName: string
  readonly storageKey: string
  readonly state: ExportState
  readonly productsTotal: number
  readonly productsDone: number
  readonly rowsDone: number
  readonly bytes: number
  readonly failure: string | null
  readonly actor: Actor
  readonly createdDate: Date
  readonly startedDate: Date | null
  readonly updatedDate: Date
  readonly finishedDate: Date | null
}

/** A product with what its row of a file names. */
export interface NamedProduct {
  readonly product: Product
  /** Names of its collections, in alphabetical order. */
  readonly collections: readonly string[]
  /** Where a picture of it can be fetched. */
  readonly urlOf: (mediaId: string) => string
}

/** A part of the file, and how much it tells of. */
export interface Part {
  readonly text: string
  readonly products: number
  readonly rows: number
}

/** What a download address says. */
export interface DownloadAddress {
  readonly siteId: string
  readonly id: string
  readonly actor: Actor
  /** Seconds since the epoch. */
  readonly endsAt: number
}
