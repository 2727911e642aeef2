import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../../platform/tx.ts'
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

/** The shop that sells a product. */
export interface Shop {
  /** ISO 4217. */
  readonly currency: string
  /** BCP 47. */
  readonly locale: string
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** URL format of pictures and videos; the shop's own by default. */
  readonly mediaAddresses?: SiteSettings['media']['addresses']
  /** Groups of synonyms for searches. */
  readonly synonyms?: readonly (readonly string[])[]
  /** Maximum variants of a product; default 10,000. */
  readonly maxVariants?: number
}

/** The parts of the media library that the catalog uses. */
export interface MediaLibrary {
  /** Ids of remote files by URL; unknown URLs become entries that are fetched later. */
  registerUrls(tx: Tx, urls: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** The URL of a file; without a width in its original size. */
export type MediaUrl = (id: string, width?: number) => string
