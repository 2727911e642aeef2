import { ProductNotFound, VariantNotFound } from '../catalog/errors.ts'
import { ProductChanged } from '../catalog/facts.ts'
import {
  DELETE,
  GET,
  Guid,
  OneOf,
  operation,
  PagingMetadata,
  POST,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { MemberNotFound } from '../members/errors.ts'
import { digitalFileTypes } from '../vocabulary/index.ts'
import {
  DigitalFileNotFound,
  DigitalFileTooLarge,
  DownloadAddressExpired,
  DownloadAddressInvalid,
  DownloadsUsedUp,
  FileGrantExpired,
  FileGrantNotFound,
  FileNotGranted,
} from './errors.ts'
import {
  DigitalFileAttached,
  DigitalFileCreated,
  DigitalFileDownloaded,
  DigitalFileRemoved,
  FileGrantChanged,
  FileGrantCreated,
  FileGrantDeleted,
} from './facts.ts'
import {
  DigitalFile,
  DownloadPage,
  FileGrant,
  grantTerms,
  MAX_DIGITAL_FILE_BYTES,
  OwnFile,
  ProductFile,
  ProductId,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

/** 100 from the start unless said otherwise. */
const pageAsked = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}

/**
 * Products that are files: uploading, attaching, giving members the right to download, downloading.
 * Files are kept apart from pictures and leave through addresses that are signed, stand for one product,
 * one file and one person, and end after ten minutes.
 */
export const digitalFiles = service({
  name: 'digital-files',
  summary: 'Digital products: files, who may have them, and downloads',
  mounts: ['/vitrine/v1'],
  operations: {
    uploadDigitalFile: operation({
      route: POST('/digital-files/upload'),
      permission: 'admin',
      writes: 'own',
      consumes: 'bytes',
      maxBytes: MAX_DIGITAL_FILE_BYTES,
      summary: 'Add a file to sell; the body is the file, up to 1 GiB',
      description:
        'Without a `fileType` the ending of the name decides; unknown endings are SECURE_RAW. ' +
        'A file that no product delivers for a day is removed.',
      request: Type.Object({
        fileName: Text(1, 255),
        fileType: Type.Optional(OneOf(digitalFileTypes)),
      }),
      response: Type.Object({ file: DigitalFile }),
      errors: [DigitalFileTooLarge],
      facts: [DigitalFileCreated],
    }),
    attachDigitalFile: operation({
      route: POST('/products/{productId}/digital-file'),
      permission: 'admin',
      writes: true,
      summary: 'Deliver a file with a product or one of its variants, in place of the one before',
      description: 'Makes the product `digital`. Who was given the product has the new file.',
      request: Type.Object({
        productId: ProductId,
        fileId: Guid(),
        variantId: Type.Optional(Guid()),
      }),
      response: Type.Object({ productFile: ProductFile }),
      errors: [ProductNotFound, VariantNotFound, DigitalFileNotFound],
      facts: [DigitalFileAttached, ProductChanged],
    }),
    listProductFiles: operation({
      route: GET('/products/{productId}/digital-files'),
      permission: 'admin',
      summary: 'Files of a product, its own first',
      request: Type.Object({ productId: ProductId }),
      response: Type.Object({ productFiles: Type.Array(ProductFile) }),
      errors: [ProductNotFound],
    }),
    removeDigitalFile: operation({
      route: DELETE('/products/{productId}/digital-file'),
      permission: 'admin',
      writes: true,
      summary: 'Take the file off a product or one of its variants; the product stays digital',
      request: Type.Object({ productId: ProductId, variantId: Type.Optional(Guid()) }),
      response: Type.Object({}),
      errors: [ProductNotFound, DigitalFileNotFound],
      facts: [DigitalFileRemoved, ProductChanged],
    }),
    makePhysical: operation({
      route: POST('/products/{productId}/make-physical'),
      permission: 'admin',
      writes: true,
      summary: 'Sell a product as a thing again: all its files and grants go',
      request: Type.Object({ productId: ProductId }),
      response: Type.Object({}),
      errors: [ProductNotFound],
      facts: [DigitalFileRemoved, FileGrantDeleted, ProductChanged],
    }),
    grantFiles: operation({
      route: POST('/products/{productId}/file-grants'),
      permission: 'admin',
      writes: true,
      summary:
        'Give a member the files of a product; again: other terms, and the count starts anew',
      request: Type.Object({ productId: ProductId, memberId: Guid(), ...grantTerms }),
      response: Type.Object({ grant: FileGrant }),
      errors: [ProductNotFound, MemberNotFound],
      facts: [FileGrantCreated, FileGrantChanged],
    }),
    revokeFiles: operation({
      route: DELETE('/products/{productId}/file-grants/{memberId}'),
      permission: 'admin',
      writes: true,
      summary: 'Take the files of a product from a member, addresses made before included',
      request: Type.Object({ productId: ProductId, memberId: Guid() }),
      response: Type.Object({}),
      errors: [FileGrantNotFound],
      facts: [FileGrantDeleted],
    }),
    listFileGrants: operation({
      route: GET('/products/{productId}/file-grants'),
      permission: 'admin',
      summary: 'Members who may download the files of a product, newest first',
      request: Type.Object({ productId: ProductId, ...pageAsked }),
      response: Type.Object({ grants: Type.Array(FileGrant), pagingMetadata: PagingMetadata }),
      errors: [ProductNotFound],
    }),
    listOwnFiles: operation({
      route: GET('/my-files'),
      permission: 'member',
      summary: 'Files the member was given, newest grant first; ended grants are left out',
      request: Type.Object(pageAsked),
      response: Type.Object({ files: Type.Array(OwnFile), pagingMetadata: PagingMetadata }),
    }),
    createDownload: operation({
      route: POST('/products/{productId}/digital-files/{fileId}/download'),
      permission: 'site-member',
      summary: 'An address the caller may download a file of a product from, for ten minutes',
      description:
        'Members need a grant. A download counts when the address is first used; parts of the file may be ' +
        'asked for with Range as long as the address works.',
      request: Type.Object({ productId: ProductId, fileId: Guid() }),
      response: Type.Object({ url: Type.String(), expiresDate: Timestamp() }),
      errors: [DigitalFileNotFound, FileNotGranted, FileGrantExpired, DownloadsUsedUp],
    }),
    serveDownload: operation({
      route: GET('/downloads/{token}'),
      permission: 'open',
      // Whom the address was made for may come in; it says so itself.
      whileClosed: true,
      writes: 'own',
      answers: 'page',
      summary: 'The file behind a download address; one Range is answered with 206',
      request: Type.Object({ token: Text(1, 2000) }),
      response: DownloadPage,
      errors: [
        DownloadAddressInvalid,
        DownloadAddressExpired,
        DigitalFileNotFound,
        FileNotGranted,
        FileGrantExpired,
        DownloadsUsedUp,
      ],
      facts: [DigitalFileDownloaded],
    }),
  },
})
