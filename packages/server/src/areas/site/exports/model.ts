import type { ExportFormat, ExportLinkContent, ExportState } from '@vitrine/contract/exports'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { Product } from '../../catalog/index.ts'

/** The products to export: those that match a product query's filter, or listed ones. */
export interface ExportScope {
  /** The unparsed filter; null: all. */
  readonly filter: unknown
  /** Null: all. */
  readonly productIds: readonly string[] | null
}

/** One export to a file. */
export interface Export extends ExportScope {
  readonly id: string
  readonly format: ExportFormat
  /** Other contents than products are served through links only. */
  readonly content: ExportLinkContent
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

/** A product with the names that its row in a file contains. */
export interface NamedProduct {
  readonly product: Product
  /** Names of its collections, in alphabetical order. */
  readonly collections: readonly string[]
  /** The public URL of a picture. */
  readonly urlOf: (mediaId: string) => string
}

/** Parts of a file that another feature writes. */
export type PartsOf = (
  work: <T>(step: (tx: Tx) => Promise<T>) => Promise<T>,
) => AsyncIterable<Pick<ExportPart, 'text' | 'rows'>>

/** A part of the file, and the number of rows in it. */
export interface ExportPart {
  readonly text: string
  readonly products: number
  readonly rows: number
}

/** The payload of a download link. */
export interface DownloadAddress {
  readonly siteId: string
  readonly id: string
  readonly actor: Actor
  /** Seconds since the epoch. */
  readonly endsAt: number
}
