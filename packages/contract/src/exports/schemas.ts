import { Guid, OneOf, type Page, type Static, Timestamp, Type } from '../kit/index.ts'

/**
 * `csv`: products in the columns of the import, for spreadsheets. `jsonl`: the whole catalog, one entity per
 * line, for import into another site.
 */
export const exportFormats = ['csv', 'jsonl'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** QUEUED → RUNNING → DONE or FAILED; CANCELLED from the first two. */
export const exportStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const
export type ExportState = (typeof exportStates)[number]

/** How long the file of an export is stored, in days; the export is deleted with it. */
export const EXPORT_DAYS = 7
/** How long a download address works. A transfer that has started by then goes on. */
export const EXPORT_ADDRESS_MINUTES = 10

/** One export of products to a file, with its progress. */
export const Export = Type.Object({
  id: Guid(),
  format: OneOf(exportFormats),
  /** The name it is downloaded under. */
  fileName: Type.String(),
  state: OneOf(exportStates),
  /** Products that fitted when it was started. */
  productsTotal: Type.Integer(),
  productsDone: Type.Integer(),
  /** Lines of the file so far, the header not counted. */
  rowsDone: Type.Integer(),
  /** Size of the file; 0 until it is done. */
  bytes: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }),
  /** Measured over the present run; absent until something is measured. */
  rowsPerSecond: Type.Optional(Type.Number()),
  /** While it is running and its pace is known. */
  secondsLeft: Type.Optional(Type.Integer()),
  failure: Type.Optional(Type.String()),
  createdDate: Timestamp(),
  startedDate: Type.Optional(Timestamp()),
  updatedDate: Timestamp(),
  finishedDate: Type.Optional(Timestamp()),
  /** When the file is removed; only while there is one. */
  expiresDate: Type.Optional(Timestamp()),
})
export type Export = Static<typeof Export>

export const ExportFile = Type.Unsafe<Page>({ description: 'The bytes of the file' })
