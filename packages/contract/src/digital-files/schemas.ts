import { Guid, Maybe, OneOf, type Page, type Static, Timestamp, Type } from '../kit/index.ts'
import { digitalFileTypes } from '../vocabulary/index.ts'

/** Largest file, in bytes: 1 GiB. */
export const MAX_DIGITAL_FILE_BYTES = 1024 * 1024 * 1024
/** How long a download address works. A transfer that has started by then goes on. */
export const DOWNLOAD_ADDRESS_MINUTES = 10

/** A file that is sold. It has no public address; `createDownload` creates one for members with a grant. */
export const DigitalFile = Type.Object({
  id: Type.String(),
  /** The name it is downloaded under. */
  fileName: Type.String(),
  fileType: OneOf(digitalFileTypes),
  bytes: Type.Integer(),
  createdDate: Timestamp(),
})
export type DigitalFile = Static<typeof DigitalFile>

/** A file with what delivers it: the variant, or the product as a whole without one. */
export const ProductFile = Type.Object({
  productId: Type.String(),
  variantId: Type.Optional(Type.String()),
  file: DigitalFile,
})
export type ProductFile = Static<typeof ProductFile>

/** The terms under which a member may download. */
export const grantTerms = {
  /** After this moment nothing is downloaded; absent or null: for ever. */
  expiresDate: Maybe(Timestamp()),
  /** How many downloads, over all files of the product; absent or null: any number. */
  downloadLimit: Maybe(Type.Integer({ minimum: 1, maximum: 10_000 })),
}

/** A member's right to the files of a product. */
export const FileGrant = Type.Object({
  productId: Type.String(),
  memberId: Type.String(),
  memberName: Type.String({ description: 'Nickname, else names, else empty' }),
  memberEmail: Type.String(),
  ...grantTerms,
  /** Downloads so far. */
  downloads: Type.Integer(),
  grantedDate: Timestamp(),
})
export type FileGrant = Static<typeof FileGrant>

/** A file in the list of a member with access. */
export const OwnFile = Type.Object({
  productId: Type.String(),
  productName: Type.String(),
  productSlug: Type.String(),
  variantId: Type.Optional(Type.String()),
  /** Descriptions of the variant's choices, joined by " | ". */
  variantName: Type.Optional(Type.String()),
  file: DigitalFile,
  expiresDate: Maybe(Timestamp()),
  /** Absent when there is no limit. */
  downloadsLeft: Type.Optional(Type.Integer()),
})
export type OwnFile = Static<typeof OwnFile>

export const ProductId = Guid({ description: 'Product' })
export const DownloadPage = Type.Unsafe<Page>({ description: 'The bytes of the file' })
