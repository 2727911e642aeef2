import { JobCreated } from '../jobs/facts.ts'
import {
  defineFact,
  GET,
  Guid,
  Maybe,
  Offset,
  OneOf,
  operation,
  PagingMetadata,
  PermissionDenied,
  POST,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import {
  MemberExportAddressInvalid,
  MemberExportNotFound,
  MemberExportNotReady,
  MemberFileTooLarge,
  MemberFileUnreadable,
  MemberImportNotFound,
} from './errors.ts'
import {
  existingMembers,
  MAX_MEMBER_FILE_BYTES,
  MAX_PREVIEW_BYTES,
  MemberExport,
  MemberFile,
  MemberImport,
  MemberPreview,
  MemberReportRow,
  memberFileFormats,
} from './schemas.ts'

export * from './errors.ts'
export * from './schemas.ts'

/** A download of the file of all members. */
export const MemberExportDownloaded = defineFact('member_export.downloaded')

const one = Type.Object({ id: Guid() })
const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  offset: Type.Optional(Offset()),
}

/** Import and export of members (CSV, JSON Lines), including password hashes. Merchants only. */
export const memberFiles = service({
  name: 'member-files',
  summary: 'Import and export of members',
  mounts: ['/vitrine/v1'],
  operations: {
    previewMemberImport: operation({
      route: POST('/member-imports/preview'),
      permission: 'admin',
      leastRole: 'admin',
      writes: 'own',
      consumes: 'bytes',
      maxBytes: MAX_PREVIEW_BYTES,
      summary: 'Preview an import from the beginning of a file; changes nothing',
      description:
        'The body is the file or its first megabyte. The last line is used only when it is complete.',
      request: Type.Object({ fileName: Text(1, 255) }),
      response: MemberPreview,
      errors: [MemberFileUnreadable],
    }),
    startMemberImport: operation({
      route: POST('/member-imports'),
      permission: 'admin',
      leastRole: 'admin',
      writes: 'own',
      consumes: 'bytes',
      maxBytes: MAX_MEMBER_FILE_BYTES,
      summary: 'Import members; the body is the file, the import runs as a job',
      description:
        'Members are recognised by their e-mail address: the same file twice changes nothing the second ' +
        'time. Members get no e-mail.',
      request: Type.Object({ fileName: Text(1, 255), existing: Maybe(OneOf(existingMembers)) }),
      response: Type.Object({ import: MemberImport }),
      errors: [MemberFileUnreadable, MemberFileTooLarge],
      facts: [JobCreated],
    }),
    listMemberImports: operation({
      route: GET('/member-imports'),
      permission: 'admin',
      summary: 'List imports of members, newest first',
      request: Type.Object(page),
      response: Type.Object({ imports: Type.Array(MemberImport), pagingMetadata: PagingMetadata }),
    }),
    getMemberImport: operation({
      route: GET('/member-imports/{id}'),
      permission: 'admin',
      summary: 'Read an import of members with its progress',
      request: one,
      response: Type.Object({ import: MemberImport }),
      errors: [MemberImportNotFound],
    }),
    getMemberImportReport: operation({
      route: GET('/member-imports/{id}/report'),
      permission: 'admin',
      summary: 'Read errors and warnings by row, in file order',
      request: Type.Object({ id: Guid(), ...page }),
      response: Type.Object({
        rows: Type.Array(MemberReportRow),
        pagingMetadata: PagingMetadata,
      }),
      errors: [MemberImportNotFound],
    }),
    startMemberExport: operation({
      route: POST('/member-exports'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Export all members to a file, as a job',
      description:
        'The file can be imported into this or another site. `passwordHashes` includes the password hashes ' +
        'too; only the owner of the site can request that, signed in to the dashboard.',
      request: Type.Object({
        format: OneOf(memberFileFormats),
        passwordHashes: Maybe(Type.Boolean()),
      }),
      response: Type.Object({ export: MemberExport }),
      errors: [PermissionDenied],
      facts: [JobCreated],
    }),
    listMemberExports: operation({
      route: GET('/member-exports'),
      permission: 'admin',
      summary: 'List exports of members, newest first',
      request: Type.Object(page),
      response: Type.Object({ exports: Type.Array(MemberExport), pagingMetadata: PagingMetadata }),
    }),
    getMemberExport: operation({
      route: GET('/member-exports/{id}'),
      permission: 'admin',
      summary: 'Read an export of members with its progress',
      request: one,
      response: Type.Object({ export: MemberExport }),
      errors: [MemberExportNotFound],
    }),
    createMemberExportDownload: operation({
      route: POST('/member-exports/{id}/download'),
      permission: 'admin',
      leastRole: 'admin',
      summary: 'Create an address to download the file without a token, valid for 10 minutes',
      request: one,
      response: Type.Object({ url: Type.String(), expiresDate: Timestamp() }),
      errors: [MemberExportNotFound, MemberExportNotReady, PermissionDenied],
    }),
    serveMemberExport: operation({
      route: GET('/member-export-files/{token}'),
      permission: 'open',
      whileClosed: true,
      writes: 'own',
      answers: 'page',
      summary: 'Download the file',
      request: Type.Object({ token: Text(1, 2000) }),
      response: MemberFile,
      errors: [MemberExportAddressInvalid, MemberExportNotFound, MemberExportNotReady],
      facts: [MemberExportDownloaded],
    }),
  },
})
