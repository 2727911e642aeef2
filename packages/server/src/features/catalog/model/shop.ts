import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../platform/tx.ts'
import type { GalleryItem } from './product.ts'

export interface Collection {
  /** GUID, or the id of the built-in collection of all products. */
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly visible: boolean
  readonly productCount: number
  readonly cover: GalleryItem | null
}

/** The shop a product is sold in. */
export interface Shop {
  /** ISO 4217. */
  readonly currency: string
  /** BCP 47. */
  readonly locale: string
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** The form of the addresses of pictures and videos; the shop's own unless given. */
  readonly mediaAddresses?: SiteSettings['media']['addresses']
  /** Groups of words that stand for each other in searches. */
  readonly synonyms?: readonly (readonly string[])[]
  /** Most variants of a product; 10,000 unless given. */
  readonly mostVariants?: number
}

/** The media library, as far as the catalog needs it. */
export interface MediaLibrary {
  /** Ids of remote files by their address; unknown addresses become entries that are fetched later. */
  registerUrls(tx: Tx, urls: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Where a file is served; at its own size without a width. */
export type MediaUrl = (id: string, width?: number) => string
