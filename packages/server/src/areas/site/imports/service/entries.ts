import type { Tx } from '../../../../platform/tx.ts'
import type { LineEntry, ProductRows, RowProblem } from '../model.ts'
import type { FileMapping } from '../rules/file-mapping.ts'
import { toNewProduct } from '../rules/to-new-product.ts'
import type { ImportServiceDeps } from './deps.ts'

/** The entries of a file: products and rows without one, or the lines of an export. */
export type Entry = ProductRows | LineEntry | RowProblem

export const rowsOf = (entry: Entry): number =>
  entry.kind === 'product' ? (entry.fileRows ?? entry.rows.length) : 1

const products = new WeakMap<ProductRows, ReturnType<typeof toNewProduct>>()

/** The product of its rows, memoised. */
export function toProduct(entry: ProductRows): ReturnType<typeof toNewProduct> {
  const existing = products.get(entry) ?? toNewProduct(entry)
  products.set(entry, existing)
  return existing
}

/** Number of rows to write. */
export function weightOf(entry: Entry): number {
  if (entry.kind !== 'line') return rowsOf(entry)
  const { value } = entry
  if (value.type === 'membership') return value.productIds.length
  return 'variants' in value ? value.variants.length : 1
}

/** Entries of different kinds never share a transaction; problems go with any. */
export const kindOf = (entry: Entry): string => (entry.kind === 'line' ? entry.value.type : 'row')

/** One run of an import: its progress, and unit of work for its site. */
export interface Run {
  readonly deps: ImportServiceDeps
  readonly id: string
  /** The mapping; undefined: columns are matched by their names. */
  readonly mapping: FileMapping | undefined
  /** Start of the run; unique for each run. */
  readonly startedDate: Date
  /** Entries processed by earlier runs. */
  readonly skip: number
  /** Entries processed so far, including this run. */
  entriesDone: number
  /** Number of entries after which table statistics are refreshed. */
  nextStatistics: number
  open(part?: { readonly start: number; readonly end: number }): Promise<AsyncIterable<Uint8Array>>
  work<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
