import {
  defineError,
  defineFact,
  GET,
  Guid,
  InvalidFilter,
  Json,
  Offset,
  OneOf,
  operation,
  PagingMetadata,
  POST,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { ExportCreated, ExportDownloaded } from './facts.ts'
import { exportLinkOperations } from './links.ts'
import { Export, ExportFile, exportFormats } from './schemas.ts'

export * from './facts.ts'
export * from './lines.ts'
export * from './links.ts'
export * from './schemas.ts'

export const ExportFinished = defineFact('export.finished')
export const ExportCancelled = defineFact('export.cancelled')

/** No export of this site has the id, or it was removed after seven days. */
export const ExportNotFound = defineError({
  code: 'EXPORT_NOT_FOUND',
  status: 404,
  description: 'There is no export with this id',
})
/** Only a waiting or running export can be cancelled. */
export const ExportOver = defineError({
  code: 'EXPORT_OVER',
  status: 409,
  description: 'The export is already finished',
})
/** The file is not finished yet, or never will be. */
export const ExportNotReady = defineError({
  code: 'EXPORT_NOT_READY',
  status: 409,
  description: 'The export has no file; only a finished export has one',
})
/** The URL was modified, or is not from this server. */
export const ExportAddressInvalid = defineError({
  code: 'EXPORT_ADDRESS_INVALID',
  status: 403,
  description: 'The download address is not valid',
})
/** The URL was valid for ten minutes; request another one. */
export const ExportAddressExpired = defineError({
  code: 'EXPORT_ADDRESS_EXPIRED',
  status: 410,
  description: 'The download address has expired; request a new one',
})

const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  offset: Type.Optional(Offset()),
}
const one = Type.Object({ id: Guid() })
const reply = Type.Object({ export: Export })

/**
 * Product exports: background work that creates a file. The file contains data that only merchants see (costs, hidden
 * products): it is served to a session or key of the site, or through a signed URL that is valid for 10 minutes.
 */
export const exports = service({
  name: 'exports',
  summary: 'Export of products to CSV and JSON Lines',
  mounts: ['/vitrine/v1'],
  operations: {
    startExport: operation({
      route: POST('/exports'),
      permission: 'admin',
      writes: true,
      summary: 'Export products to a file, in the background',
      description:
        'All products, those a filter of the product query finds, or those named; both together mean ' +
        'both. A CSV file can be imported again: unchanged, it changes nothing. JSON Lines hold ' +
        'everything and restore a catalog with its ids in another site.',
      request: Type.Object({
        format: OneOf(exportFormats),
        filter: Type.Optional(Json()),
        productIds: Type.Optional(Type.Array(Guid(), { minItems: 1, maxItems: 1000 })),
      }),
      response: reply,
      errors: [InvalidFilter],
      facts: [ExportCreated],
    }),
    listExports: operation({
      route: GET('/exports'),
      permission: 'admin',
      summary: 'List exports, newest first',
      request: Type.Object(page),
      response: Type.Object({ exports: Type.Array(Export), pagingMetadata: PagingMetadata }),
    }),
    getExport: operation({
      route: GET('/exports/{id}'),
      permission: 'admin',
      summary: 'Read an export with its progress',
      request: one,
      response: reply,
      errors: [ExportNotFound],
    }),
    cancelExport: operation({
      route: POST('/exports/{id}/cancel'),
      permission: 'admin',
      writes: true,
      summary: 'Cancel an export after the current page; leaves no file',
      request: one,
      response: reply,
      errors: [ExportNotFound, ExportOver],
      facts: [ExportCancelled],
    }),
    createExportDownload: operation({
      route: POST('/exports/{id}/download'),
      permission: 'admin',
      summary: 'Create an address to download the file without a token, valid for 10 minutes',
      request: one,
      response: Type.Object({ url: Type.String(), expiresDate: Timestamp() }),
      errors: [ExportNotFound, ExportNotReady],
    }),
    downloadExport: operation({
      route: GET('/exports/{id}/file'),
      permission: 'admin',
      writes: 'own',
      leastRole: 'viewer',
      answers: 'page',
      summary: 'Download the file of an export',
      request: one,
      response: ExportFile,
      errors: [ExportNotFound, ExportNotReady],
      facts: [ExportDownloaded],
    }),
    serveExport: operation({
      route: GET('/export-files/{token}'),
      permission: 'open',
      whileClosed: true,
      writes: 'own',
      answers: 'page',
      summary: 'Download the file',
      request: Type.Object({ token: Text(1, 2000) }),
      response: ExportFile,
      errors: [ExportAddressInvalid, ExportAddressExpired, ExportNotFound, ExportNotReady],
      facts: [ExportDownloaded],
    }),
    ...exportLinkOperations,
  },
})
