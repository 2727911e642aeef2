import type { FileLine, SettlementFile } from '../model.ts'
import type { Row } from './rows.ts'

/** How one kind of file is read. */
export interface FileFormat {
  readonly format: SettlementFile['format']
  readonly isHead: (columns: ReadonlySet<string>) => boolean
  readonly providerOf: (row: Row) => string
  /** Undefined for rows that change no balance. */
  readonly read: (row: Row, columns: ReadonlySet<string>) => FileLine | undefined
}
