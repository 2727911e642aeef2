import type { DigitalFileType } from '@vitrine/contract/vocabulary'
import type { Actor } from '../../../platform/tx.ts'

export interface DigitalFile {
  readonly id: string
  readonly fileName: string
  readonly fileType: DigitalFileType
  readonly bytes: number
  readonly storageKey: string
  readonly createdDate: Date
}

/** What delivers a file: a variant, or, without one, the product as a whole. */
export interface ProductFile {
  readonly productId: string
  readonly variantId: string | null
  readonly file: DigitalFile
}

export interface GrantTerms {
  /** Null: does not expire. */
  readonly expiresDate: Date | null
  /** Null: unlimited. */
  readonly downloadLimit: number | null
}

/** A member's right to the files of a product. */
export interface Grant extends GrantTerms {
  readonly productId: string
  readonly memberId: string
  readonly memberName: string
  readonly memberEmail: string
  readonly downloads: number
  readonly grantedDate: Date
}

/** A file as the member with the grant sees it. */
export interface MemberFile extends ProductFile, GrantTerms {
  readonly productName: string
  readonly productSlug: string
  readonly variantName: string | null
  readonly downloads: number
}

/** The payload of a download address: who may download which file of which product, and until when. */
export interface DownloadAddress {
  /** Unique per address; its first use counts as one download. */
  readonly id: string
  readonly siteId: string
  readonly productId: string
  readonly fileId: string
  readonly actor: Actor
  /** Seconds since the epoch. */
  readonly endsAt: number
}
