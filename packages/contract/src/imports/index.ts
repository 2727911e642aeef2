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
import { differenceKinds, ImportDifference, ImportMapping, MappingToSave } from './mapping.ts'
import { importScheduleOperations } from './schedules.ts'
import { Import, MAX_IMPORT_BYTES, ReportRow, reportSeverities } from './schemas.ts'

export * from './mapping.ts'
export * from './schedules.ts'
export * from './schemas.ts'

export const ImportCreated = defineFact('import.created')
export const ImportFinished = defineFact('import.finished')
export const ImportMapped = defineFact('import.mapped')
export const ImportCheckStarted = defineFact('import.check_started')
export const ImportStarted = defineFact('import.started')
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
export const ImportHasNoMapping = defineError({
  code: 'IMPORT_HAS_NO_MAPPING',
  status: 404,
  description: 'The import was started without a mapping',
})
/** The data has its `state`. */
export const ImportNotInDraft = defineError({
  code: 'IMPORT_NOT_IN_DRAFT',
  status: 409,
  description: 'The import is started or finished; its mapping can no longer be changed',
})
/** The data lists the fields under `missing`. */
export const ImportMappingIncomplete = defineError({
  code: 'IMPORT_MAPPING_INCOMPLETE',
  status: 400,
  description:
    'No column becomes a field that is needed: the title, the price, or what names the product',
})
/** The data contains the position and the reason. */
export const ImportFileUnreadable = defineError({
  code: 'IMPORT_FILE_UNREADABLE',
  status: 400,
  description: 'The file is not a table with a header in its first line, as CSV in UTF-8',
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
    prepareImport: operation({
      route: POST('/imports/drafts'),
      permission: 'admin',
      writes: 'own',
      consumes: 'bytes',
      maxBytes: MAX_IMPORT_BYTES,
      summary:
        'Upload a product file and propose a mapping of its columns; nothing is imported yet',
      description:
        'The shop system is recognised by the header, and a mapping of an earlier file with the same header is ' +
        'used again. A file of JSON Lines needs no mapping and is started at once. Drafts are deleted after 7 days.',
      request: Type.Object({ fileName: Text(1, 255) }),
      response: Type.Object({ import: Import }),
      errors: [ImportFileTooLarge, ImportFileEmpty, ImportFileUnreadable],
      facts: [ImportCreated, InventoryCreated],
    }),
    getImportMapping: operation({
      route: GET('/imports/{id}/mapping'),
      permission: 'admin',
      summary: 'Read the mapping of a file’s columns, with their first values',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ mapping: ImportMapping }),
      errors: [ImportNotFound, ImportHasNoMapping],
    }),
    saveImportMapping: operation({
      route: POST('/imports/{id}/mapping'),
      permission: 'admin',
      writes: true,
      summary: 'Change the mapping of the columns; a new dry run is needed',
      request: MappingToSave,
      response: Type.Object({ mapping: ImportMapping }),
      errors: [ImportNotFound, ImportHasNoMapping, ImportNotInDraft],
      facts: [ImportMapped],
    }),
    checkImport: operation({
      route: POST('/imports/{id}/check'),
      permission: 'admin',
      writes: true,
      summary: 'Start a dry run: counts, differences and errors, without changing anything',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ import: Import }),
      errors: [ImportNotFound, ImportHasNoMapping, ImportNotInDraft, ImportMappingIncomplete],
      facts: [ImportCheckStarted],
    }),
    listImportDifferences: operation({
      route: GET('/imports/{id}/differences'),
      permission: 'admin',
      summary: 'List the changes that an import would make, cell by cell, in file order',
      request: Type.Object({
        id: Guid(),
        kind: Type.Optional(OneOf(differenceKinds)),
        ...page,
      }),
      response: Type.Object({
        differences: Type.Array(ImportDifference),
        pagingMetadata: PagingMetadata,
      }),
      errors: [ImportNotFound],
    }),
    startPreparedImport: operation({
      route: POST('/imports/{id}/start'),
      permission: 'admin',
      writes: true,
      summary:
        'Import a prepared file as its mapping says; the mapping is remembered for the header',
      description: 'A dry run is not required.',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ import: Import }),
      errors: [ImportNotFound, ImportHasNoMapping, ImportNotInDraft, ImportMappingIncomplete],
      facts: [ImportStarted],
    }),
    listImports: operation({
      route: GET('/imports'),
      permission: 'admin',
      summary: 'List imports, newest first',
      request: Type.Object(page),
      response: Type.Object({ imports: Type.Array(Import), pagingMetadata: PagingMetadata }),
    }),
    getImport: operation({
      route: GET('/imports/{id}'),
      permission: 'admin',
      summary: 'Read an import with its progress',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ import: Import }),
      errors: [ImportNotFound],
    }),
    getImportReport: operation({
      route: GET('/imports/{id}/report'),
      permission: 'admin',
      summary: 'Read errors and warnings by row, in file order',
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
    ...importScheduleOperations,
  },
})
