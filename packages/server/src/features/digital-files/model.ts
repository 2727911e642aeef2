import type { DigitalFileType } from '@vitrine/contract/vocabulary'
import type { Actor } from '../../platform/tx.ts'

export interface DigitalFile {
  readonly id: string
  readonly fileName: string
  readonly fileType: DigitalFileType
  readonly bytes: number
  readonly storageKey: string
  readonly createdDate: Date
}

/** What delivers a file; without a variant the product as a whole. */
export interface ProductFile {
  readonly productId: string
  readonly variantId: string | null
  readonly file: DigitalFile
}

export interface Terms {
  /** Null: for ever. */
  readonly expiresDate: Date | null
  /** Null: any number. */
  readonly downloadLimit: number | null
}

/** The right of a member to the files of a product. */
export interface Grant extends Terms {
  readonly productId: string
  readonly memberId: string
  readonly memberName: string
  readonly memberEmail: string
  readonly downloads: number
  readonly grantedDate: Date
}

/** A file as the member it was given to sees it. */
export interface OwnFile extends ProductFile, Terms {
  readonly productName: string
  readonly productSlug: string
  readonly variantName: string | null
  readonly downloads: number
}

/** What a download address says: who may have which file of which product, and until when. */
export interface DownloadAddress {
  /** Tells one address from another, so that it counts once. */
  readonly id: string
  readonly siteId: string
  readonly productId: string
  readonly fileId: string
  readonly actor: Actor
  /** Seconds since the epoch. */
  readonly endsAt: number
}
