import type { Tx } from '../../../platform/tx.ts'
import type { ProductRows, RowProblem } from '../model.ts'
import type { ImportWorld } from './world.ts'

/** What a file consists of: products, and rows that belong to none. */
export type Entry = ProductRows | RowProblem

export const rowsOf = (entry: Entry): number => (entry.kind === 'product' ? entry.rows.length : 1)

/** One run of an import: where it stands, and work in its site's name. */
export interface Run {
  readonly world: ImportWorld
  readonly id: string
  /** Entries of the file that earlier runs have decided. */
  readonly skip: number
  /** Entries decided so far, this run's included. */
  entriesDone: number
  /** Entries after which PostgreSQL looks at the tables' sizes again. */
  nextStatistics: number
  open(): Promise<AsyncIterable<Uint8Array>>
  work<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
