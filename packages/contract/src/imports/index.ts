import { InventoryCreated } from '../catalog/facts.ts'
import {
  defineError,
  defineFact,
  GET,
  Guid,
  Offset,
  OneOf,
  operation,
  PagingMetadata,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { Import, MAX_IMPORT_BYTES, ReportRow, reportSeverities } from './schemas.ts'

export * from './schemas.ts'

export const ImportCreated = defineFact('import.created')
export const ImportFinished = defineFact('import.finished')
export const ImportCancelled = defineFact('import.cancelled')

export const ImportNotFound = defineError({
  code: 'IMPORT_NOT_FOUND',
  status: 404,
  description: 'There is no import with this id',
})
export const ImportOver = defineError({
  code: 'IMPORT_OVER',
  status: 409,
  description: 'The import is already finished; imported products stay',
})
export const ImportFileTooLarge = defineError({
  code: 'IMPORT_FILE_TOO_LARGE',
  status: 413,
  description: 'A file can be at most 2 GiB; split it into several files',
})
export const ImportFileEmpty = defineError({
  code: 'IMPORT_FILE_EMPTY',
  status: 400,
  description: 'The file is empty',
})

const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  offset: Type.Optional(Offset()),
}

/** Imports of product files (CSV), as background work with progress and report. */
export const imports = service({
  name: 'imports',
  summary: 'Import of products from CSV files',
  mounts: ['/vitrine/v1'],
  operations: {
    startImport: operation({
      route: POST('/imports'),
      permission: 'admin',
      writes: 'own',
      consumes: 'bytes',
      maxBytes: MAX_IMPORT_BYTES,
      summary: 'Import a product file; the body is the file, the import runs in the background',
      description:
        'Products are recognised by their handle: the same file twice changes nothing the second time.',
      request: Type.Object({ fileName: Text(1, 255) }),
      response: Type.Object({ import: Import }),
      errors: [ImportFileTooLarge, ImportFileEmpty],
      // Facts of the background work only.
      facts: [ImportCreated, InventoryCreated],
    }),
    listImports: operation({
      route: GET('/imports'),
      permission: 'admin',
      summary: 'Imports, newest first',
      request: Type.Object(page),
      response: Type.Object({ imports: Type.Array(Import), pagingMetadata: PagingMetadata }),
    }),
    getImport: operation({
      route: GET('/imports/{id}'),
      permission: 'admin',
      summary: 'One import with its progress',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ import: Import }),
      errors: [ImportNotFound],
    }),
    getImportReport: operation({
      route: GET('/imports/{id}/report'),
      permission: 'admin',
      summary: 'Errors and warnings by row, in file order',
      request: Type.Object({
        id: Guid(),
        severity: Type.Optional(OneOf(reportSeverities)),
        ...page,
      }),
      response: Type.Object({ rows: Type.Array(ReportRow), pagingMetadata: PagingMetadata }),
      errors: [ImportNotFound],
    }),
    cancelImport: operation({
      route: POST('/imports/{id}/cancel'),
      permission: 'admin',
      writes: true,
      summary: 'Cancel an import after the current products; imported products stay',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ import: Import }),
      errors: [ImportNotFound, ImportOver],
      facts: [ImportCancelled],
    }),
  },
})
