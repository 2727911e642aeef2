import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'

/** Where words of a product stand: its name, SKUs and barcodes of its variants, its description. */
export type TextPlace = 'name' | 'sku' | 'barcode' | 'description'

/** Free text that is looked for. */
export interface Words {
  readonly expression: string
  /** Everywhere when absent. */
  readonly places?: readonly TextPlace[]
  /** All words must be there; else one of them. */
  readonly needsAll: boolean
  /** Also finds words that differ by a slip of the fingers. */
  readonly fuzzy: boolean
}

/** What is searched for, in the domain's field names. */
export interface Search {
  readonly filter: Filter
  readonly words?: Words
}

/** One page of what is found. Without a sort the best match comes first, without words the latest. */
export interface SearchQuery extends Search, Page {}

export interface Bucket {
  readonly from?: number
  readonly to?: number
}

interface Step {
  /** Its name in the result. */
  readonly name: string
  readonly field: string
}
/** How the found things are told apart by a field, or what its values amount to. */
export type Level =
  | (Step & {
      readonly kind: 'value'
      readonly limit: number
      readonly sort: { readonly by: 'count' | 'value'; readonly descending: boolean }
      /** Name of the bucket of things without a value; absent: they are left out. */
      readonly missing?: string
    })
  | (Step & { readonly kind: 'range'; readonly buckets: readonly Bucket[] })
  | (Step & { readonly kind: 'date'; readonly interval: string; readonly timeZone: string })
  | (Step & {
      readonly kind: 'scalar'
      readonly type: 'COUNT_DISTINCT' | 'MIN' | 'MAX' | 'SUM' | 'AVG'
    })

/** Levels within each other; most have one. */
export type Aggregation = readonly Level[]

/** What one level tells: its bucket and how many things are in it, or an amount. */
export interface Told {
  readonly key: string | null
  readonly count: number
  /** An exact decimal; null when nothing has a value. */
  readonly amount?: string | null
}
/** One combination of buckets, level by level. */
export type AggregationRow = readonly Told[]
