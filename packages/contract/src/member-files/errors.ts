import { defineError } from '../kit/index.ts'

/**
 * The file is neither a table with a column of e-mail addresses nor JSON Lines; see the data for the
 * position.
 */
export const MemberFileUnreadable = defineError({
  code: 'MEMBER_FILE_UNREADABLE',
  status: 400,
  description: 'The file is not a readable member file',
})
export const MemberFileTooLarge = defineError({
  code: 'MEMBER_FILE_TOO_LARGE',
  status: 413,
  description: 'The file is too large; split it into several files',
})
export const MemberImportNotFound = defineError({
  code: 'MEMBER_IMPORT_NOT_FOUND',
  status: 404,
  description: 'There is no import of members with this id',
})
export const MemberExportNotFound = defineError({
  code: 'MEMBER_EXPORT_NOT_FOUND',
  status: 404,
  description: 'There is no export of members with this id',
})
/** There is no file yet, or it was removed: after seven days, or because a member in it was erased. */
export const MemberExportNotReady = defineError({
  code: 'MEMBER_EXPORT_NOT_READY',
  status: 409,
  description: 'The export has no file; a finished export has one for seven days',
})
/** The address was modified, is not from this server, or has expired after ten minutes. */
export const MemberExportAddressInvalid = defineError({
  code: 'MEMBER_EXPORT_ADDRESS_INVALID',
  status: 403,
  description: 'The download address is not valid or has expired; request a new one',
})
