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

/** 100 from the start by default. */
const pageRequest = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}

/**
 * Digital products: uploading and attaching files, granting members the right to download, downloading. Files
 * are stored separately from pictures and served through signed addresses, each for one product, one file and
 * one person, valid for 10 minutes.
 */
export const digitalFiles = service({
  name: 'digital-files',
  summary: 'Digital products: files, download grants and downloads',
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
      summary: 'Attach a file to a product or one of its variants, replacing the previous one',
      description: 'Makes the product `digital`. Members with a grant get the new file.',
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
      summary: 'List the files of a product, those of the product itself first',
      request: Type.Object({ productId: ProductId }),
      response: Type.Object({ productFiles: Type.Array(ProductFile) }),
      errors: [ProductNotFound],
    }),
    removeDigitalFile: operation({
      route: DELETE('/products/{productId}/digital-file'),
      permission: 'admin',
      writes: true,
      summary: 'Remove the file of a product or one of its variants; the product stays digital',
      request: Type.Object({ productId: ProductId, variantId: Type.Optional(Guid()) }),
      response: Type.Object({}),
      errors: [ProductNotFound, DigitalFileNotFound],
      facts: [DigitalFileRemoved, ProductChanged],
    }),
    makePhysical: operation({
      route: POST('/products/{productId}/make-physical'),
      permission: 'admin',
      writes: true,
      summary: 'Change a product back to a physical one; removes all its files and grants',
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
        'Grant a member the files of a product; repeating replaces the terms and resets the count',
      request: Type.Object({ productId: ProductId, memberId: Guid(), ...grantTerms }),
      response: Type.Object({ grant: FileGrant }),
      errors: [ProductNotFound, MemberNotFound],
      facts: [FileGrantCreated, FileGrantChanged],
    }),
    revokeFiles: operation({
      route: DELETE('/products/{productId}/file-grants/{memberId}'),
      permission: 'admin',
      writes: true,
      summary:
        'Revoke a member’s access to the files of a product, including issued download addresses',
      request: Type.Object({ productId: ProductId, memberId: Guid() }),
      response: Type.Object({}),
      errors: [FileGrantNotFound],
      facts: [FileGrantDeleted],
    }),
    listFileGrants: operation({
      route: GET('/products/{productId}/file-grants'),
      permission: 'admin',
      summary: 'List members who can download the files of a product, newest first',
      request: Type.Object({ productId: ProductId, ...pageRequest }),
      response: Type.Object({ grants: Type.Array(FileGrant), pagingMetadata: PagingMetadata }),
      errors: [ProductNotFound],
    }),
    listOwnFiles: operation({
      route: GET('/my-files'),
      permission: 'member',
      summary:
        'List files that the member can download, newest grant first; without expired grants',
      request: Type.Object(pageRequest),
      response: Type.Object({ files: Type.Array(OwnFile), pagingMetadata: PagingMetadata }),
    }),
    createDownload: operation({
      route: POST('/products/{productId}/digital-files/{fileId}/download'),
      permission: 'site-member',
      summary: 'Create a download address for a file of a product, valid for 10 minutes',
      description:
        'Members need a grant. A download counts when the address is first used; parts of the file can be ' +
        'requested with Range as long as the address is valid.',
      request: Type.Object({ productId: ProductId, fileId: Guid() }),
      response: Type.Object({ url: Type.String(), expiresDate: Timestamp() }),
      errors: [DigitalFileNotFound, FileNotGranted, FileGrantExpired, DownloadsUsedUp],
    }),
    serveDownload: operation({
      route: GET('/downloads/{token}'),
      permission: 'open',
      // The signed address itself authorizes the download.
      whileClosed: true,
      writes: 'own',
      answers: 'page',
      summary: 'Download the file; one Range is answered with 206',
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
