import type { Page } from '../../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'

/** The searchable text fields of a product: name, SKUs and barcodes of variants, description. */
export type SearchTextField = 'name' | 'sku' | 'barcode' | 'description'

/** A free-text search. */
export interface TextSearch {
  readonly expression: string
  /** Absent: all fields. */
  readonly fields?: readonly SearchTextField[]
  /** Whether all words must match; otherwise any. */
  readonly needsAll: boolean
  /** Also matches words with typing errors. */
  readonly fuzzy: boolean
}

/** A search in domain field names. */
export interface Search {
  readonly filter: Filter
  readonly words?: TextSearch
}

/** One page of results. Default order: best match first with a text, newest first without. */
export interface SearchQuery extends Search, Page {}

export interface RangeBucket {
  readonly from?: number
  readonly to?: number
}

interface Step {
  /** The name of the aggregation in the result. */
  readonly name: string
  readonly field: string
}
/** A level of an aggregation: buckets of a field's values, or a scalar over them. */
export type Level =
  | (Step & {
      readonly kind: 'value'
      readonly limit: number
      readonly sort: { readonly by: 'count' | 'value'; readonly descending: boolean }
      /** Name of the bucket for results without a value; absent: they are omitted. */
      readonly missing?: string
    })
  | (Step & { readonly kind: 'range'; readonly buckets: readonly RangeBucket[] })
  | (Step & { readonly kind: 'date'; readonly interval: string; readonly timeZone: string })
  | (Step & {
      readonly kind: 'scalar'
      readonly type: 'COUNT_DISTINCT' | 'MIN' | 'MAX' | 'SUM' | 'AVG'
    })

/** Nested levels; most aggregations have one. */
export type Aggregation = readonly Level[]

/** The result of one level: a bucket with its count, or an amount. */
export interface AggregationBucket {
  readonly key: string | null
  readonly count: number
  /** An exact decimal; null when no result has a value. */
  readonly amount?: string | null
}
/** One combination of buckets, level by level. */
export type AggregationRow = readonly AggregationBucket[]
