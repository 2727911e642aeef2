import { Guid, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'
import { Reason } from '../reasons/index.ts'

/**
 * QUEUED → RUNNING → DONE or FAILED; CANCELLED before it is finished. One with a mapping is a DRAFT first, and CHECKED
 * after a dry run (CHECKING).
 */
export const importStates = [
  'DRAFT',
  'CHECKING',
  'CHECKED',
  'QUEUED',
  'RUNNING',
  'DONE',
  'FAILED',
  'CANCELLED',
] as const
export type ImportState = (typeof importStates)[number]

/** ERROR: the row was not imported. WARNING: it was, with a part changed or omitted. */
export const reportSeverities = ['ERROR', 'WARNING'] as const
export type ReportSeverity = (typeof reportSeverities)[number]

/** Maximum file size in bytes: 2 GiB. */
export const MAX_IMPORT_BYTES = 2 * 1024 ** 3

/** One import of a product file, with its progress. Rows are counted without the header. */
export const Import = Type.Object({
  id: Guid(),
  fileName: Type.String(),
  bytes: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }),
  state: OneOf(importStates),
  /** Absent until the file has been read once. */
  rowsTotal: Type.Optional(Type.Integer()),
  /** Processed rows: imported, unchanged or reported. */
  rowsDone: Type.Integer(),
  /** Rows that were not imported: those with an error, and the others of a product that has one. */
  rowsFailed: Type.Integer(),
  /** In a dry run: what the import would create, update and leave unchanged. */
  productsCreated: Type.Integer(),
  productsUpdated: Type.Integer(),
  productsUnchanged: Type.Integer(),
  /** Measured in the current run; absent until known. */
  rowsPerSecond: Type.Optional(Type.Number()),
  /** While it is running and its pace is known. */
  secondsLeft: Type.Optional(Type.Integer()),
  /** Lines of the report so far. */
  reportCount: Type.Integer(),
  /** Pictures in the file, fetched or not; grows while the import runs. */
  picturesTotal: Type.Integer(),
  /** Pictures in the file that are not fetched yet; fetching continues after `DONE`. */
  picturesWaiting: Type.Integer(),
  /** Pictures in the file that could not be fetched; each has a line in the report. */
  picturesFailed: Type.Integer(),
  /** Why the whole file was refused, with line and column. */
  failure: Type.Optional(Type.String()),
  /** `failure` for readers of any language; absent for imports before it existed. */
  failureCause: Type.Optional(Reason),
  /** Whether its columns were mapped, so that a scheduled import can read its file the same way. */
  hasMapping: Type.Optional(Type.Boolean()),
  /** Name of the scheduled import that fetched the file. */
  scheduleName: Type.Optional(Type.String()),
  createdDate: Timestamp(),
  startedDate: Type.Optional(Timestamp()),
  updatedDate: Timestamp(),
  finishedDate: Type.Optional(Timestamp()),
})
export type Import = Static<typeof Import>

/** A problem of one row. */
export const ReportRow = Type.Object({
  /** Line of the file, the header being line 1. */
  line: Type.Integer(),
  /** Name of the column, if the problem concerns one. */
  column: Type.Optional(Type.String()),
  handle: Type.Optional(Type.String()),
  severity: OneOf(reportSeverities),
  message: Type.String(),
  /** `message` for readers of any language; absent where there is only the text. */
  cause: Type.Optional(Reason),
})
export type ReportRow = Static<typeof ReportRow>
