/** Why a file cannot be read as a whole. */
export const fileReasons = {
  FILE_EMPTY: 'the file is empty',
  FILE_IS_WORKBOOK: 'this is a workbook or an archive, not CSV; save the sheet as "CSV UTF-8"',
  FILE_IN_UTF16: 'the file is written in UTF-16; save it as "CSV UTF-8"',
  FILE_NOT_TEXT: 'this is not a text file',
  FILE_NOT_CSV_TEXT: 'this is not a text file; a CSV file in UTF-8 is accepted',
  FILE_IS_JSON_LINES: 'these are JSON Lines; a scheduled import takes CSV',
  NUL_CHARACTER: 'there is a NUL character',
  NOT_UTF8: 'a character is not UTF-8',
  NOT_CSV_UTF8: 'a character is not UTF-8; save the file as "CSV UTF-8"',
  LINE_TOO_LONG: 'the line is too long',
  LINE_OVER_64_MIB: 'the line has more than 64 MiB',
  ROW_TOO_LONG: 'the row is longer than the {max} characters that a row may have',
  QUOTE_NOT_CLOSED:
    'a quote is opened here and never closed, or not within the {max} characters that a row may have',
  ROW_WITHOUT_END: 'a row has no end; perhaps a quote was never closed',
  EXPORT_VERSION: 'the export has version {version}; this server reads version {readable}',
  EXPORT_HEADER_MISSING: 'expected the header of an export: {example}',
  PRODUCT_HEADER_MISSING:
    'expected the names of columns such as Handle, Title and Variant Price, but found "{found}"',
  PRODUCT_COLUMN_MISSING:
    'the column is missing. A product file needs Handle, Title and Variant Price; found {found}',
  HEADER_MISSING: 'expected the names of columns, between commas, semicolons or tabs',
  EMAIL_COLUMN_MISSING: 'expected a column "email", or one JSON object a line; found {found}',
  EXTERNAL_ID_COLUMN_MISSING:
    'expected a column "externalId", or one JSON object a line; found {found}',
  NAMED_COLUMN_MISSING: 'the column "{name}" is missing',
  TOO_MANY_COLUMNS: 'the file has {count} columns; at most {max} are accepted',
  ROWS_TOO_SCATTERED: 'too many products have scattered rows; sort the file by handle',
  NO_MEMBER_IN_FILE: 'there is no member in it',
  NO_ORDER_IN_FILE: 'there is no order in it',
} as const

/** Why a background job or a scheduled import failed. */
export const failureReasons = {
  IMPORT_STOPPED: 'The import was stopped by a system error',
  CHECK_STOPPED: 'The dry run was stopped by a system error',
  SCHEDULE_STOPPED: 'It was stopped by a system error',
  JOB_STOPPED: 'The job was stopped by an error of the system',
  JOB_NOT_ALLOWED: 'Who asked for the job may not do it any more',
  NO_ROW_IMPORTED: 'No row could be imported',
  NO_COLUMN_FOR: 'No column becomes {fields}',
  ANSWERS_STATUS: 'It answers {status}',
  TOO_MANY_REDIRECTS: 'It redirects more than {max} times',
  TOO_LONG_TO_CONNECT: 'It takes too long to connect',
  TAKES_TOO_LONG: 'It takes too long',
  NAME_NOT_FOUND: 'The name {host} cannot be found',
  NOT_REACHABLE: 'It cannot be reached ({detail})',
  REDIRECTS_WITHOUT_HTTPS: 'It redirects to an address without https',
  NO_WEB_ADDRESS: 'It is not a web address',
  ONLY_HTTP: 'Only http and https addresses can be fetched',
  ADDRESS_WITH_PASSWORD: 'An address with a user name or password is not fetched',
  IMPORT_FILE_EMPTY: 'The file is empty',
  IMPORT_FILE_TOO_LARGE: 'The file is too large; split it into several files',
  UNDO_CONFLICTS: 'Later changes conflict with this undo; nothing was undone',
  NOT_PUBLIC: '{host} is not on the public internet, so it is not fetched',
} as const
