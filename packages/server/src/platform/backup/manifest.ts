import type { FileArea } from '../files/areas.ts'
import type { SchemaMigrations, SequenceState, TableShape } from './database-catalog.ts'
import type { RowSum } from './row-sum.ts'

/** The start of an archive. */
export interface Manifest {
  /** The release that wrote it. */
  readonly version: string
  /** When its snapshot was taken, as ISO 8601. */
  readonly createdDate: string
  readonly postgres: string
  readonly schemas: readonly SchemaMigrations[]
  readonly jobsLevel: number
  readonly sequences: readonly SequenceState[]
  readonly hasFiles: boolean
}

/** The secrets without which the installation cannot be used. */
export interface BackupSecrets {
  /** Base64; see `loadSealingKey`. */
  readonly sealingKey: string
  /** The text of `credentials.json`, of development only. */
  readonly credentials: string | null
}

/** The summary at the end of an archive. */
export interface Contents {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Size of the stored files. */
  readonly fileBytes: number
}

export interface FileRef {
  readonly area: FileArea
  readonly key: string
}

/** The records of an archive, in their order; data follows `table` and `file`. */
export type BackupRecord =
  | { readonly manifest: Manifest }
  | { readonly secrets: BackupSecrets }
  | { readonly table: TableShape }
  | { readonly rows: RowSum }
  | { readonly file: FileRef }
  | { readonly bytes: { readonly count: number; readonly sha256: string } }
  | { readonly contents: Contents }

/** How far a run is; totals are estimates while rows are read. */
export interface BackupProgress {
  readonly what: 'rows' | 'bytes'
  readonly done: number
  readonly total: number
}
