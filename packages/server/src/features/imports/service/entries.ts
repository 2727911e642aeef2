import type { Tx } from '../../../platform/tx.ts'
import type { LineEntry, ProductRows, RowProblem } from '../model.ts'
import { toNewProduct } from '../rules/to-new-product.ts'
import type { ImportWorld } from './world.ts'

/** What a file consists of: products, and rows that belong to none; or the lines of an export. */
export type Entry = ProductRows | LineEntry | RowProblem

export const rowsOf = (entry: Entry): number => (entry.kind === 'product' ? entry.rows.length : 1)

const products = new WeakMap<ProductRows, ReturnType<typeof toNewProduct>>()

/** The rows of a product as the product they describe, which is worked out once. */
export function toProduct(entry: ProductRows): ReturnType<typeof toNewProduct> {
  const known = products.get(entry) ?? toNewProduct(entry)
  products.set(entry, known)
  return known
}

/** Rows it takes to write it. */
export function weightOf(entry: Entry): number {
  if (entry.kind !== 'line') return rowsOf(entry)
  const { value } = entry
  if (value.type === 'membership') return value.productIds.length
  return 'variants' in value ? value.variants.length : 1
}

/** Entries of different kinds never share a transaction; problems go with any. */
export const kindOf = (entry: Entry): string => (entry.kind === 'line' ? entry.value.type : 'row')

/** One run of an import: where it stands, and work in its site's name. */
export interface Run {
  readonly world: ImportWorld
  readonly id: string
  /** When it began, which no other run did. */
  readonly startedDate: Date
  /** Entries of the file that earlier runs have decided. */
  readonly skip: number
  /** Entries decided so far, this run's included. */
  entriesDone: number
  /** Entries after which PostgreSQL looks at the tables' sizes again. */
  nextStatistics: number
  open(part?: { readonly start: number; readonly end: number }): Promise<AsyncIterable<Uint8Array>>
  work<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
