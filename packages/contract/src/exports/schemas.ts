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

/** How many days the file of an export is stored; the export is deleted with it. */
export const EXPORT_DAYS = 7
/** How many minutes a download URL is valid. A running transfer continues after that. */
export const EXPORT_ADDRESS_MINUTES = 10

/** One export of products to a file, with its progress. */
export const Export = Type.Object({
  id: Guid(),
  format: OneOf(exportFormats),
  /** The file name of the download. */
  fileName: Type.String(),
  state: OneOf(exportStates),
  /** Number of matching products at the start. */
  productsTotal: Type.Integer(),
  productsDone: Type.Integer(),
  /** Lines in the file so far, without the header. */
  rowsDone: Type.Integer(),
  /** Size of the file; 0 until it is done. */
  bytes: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }),
  /** Measured in the current run; absent until known. */
  rowsPerSecond: Type.Optional(Type.Number()),
  /** Only while running, once the speed is known. */
  secondsLeft: Type.Optional(Type.Integer()),
  failure: Type.Optional(Type.String()),
  createdDate: Timestamp(),
  startedDate: Type.Optional(Timestamp()),
  updatedDate: Timestamp(),
  finishedDate: Type.Optional(Timestamp()),
  /** When the file will be deleted; only while it exists. */
  expiresDate: Type.Optional(Timestamp()),
})
export type Export = Static<typeof Export>

export const ExportFile = Type.Unsafe<Page>({ description: 'The bytes of the file' })
