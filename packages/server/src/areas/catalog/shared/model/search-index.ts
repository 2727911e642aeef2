import type { Tx } from '../../../../platform/tx.ts'

/** A visitor's search, and the products of the result to show. */
export interface WordSearch {
  /** At most 100 characters. */
  readonly expression: string
  readonly limit: number
  readonly offset: number
  /** Whether to return the filter data of the matches too, where known without the database. */
  readonly withFacets?: boolean | undefined
}

export interface WordMatches {
  /** Ids of visible products, the best match first. */
  readonly ids: string[]
  /** Number of matches on all pages. */
  readonly total: number
  readonly facets?: MatchFacets
}

/** The fields by which shoppers filter matches. */
export interface MatchFacets {
  /** Side by side with the ids. */
  readonly numericIds: readonly number[]
  /** For each of `shopFields`, side by side with the ids, the values; equal lists are the same object. */
  readonly lists: Readonly<Record<string, readonly (readonly string[])[]>>
}

/**
 * Finds products by words for visitors: with PostgreSQL, or with a configured search engine. Callers need not
 * know which.
 */
export interface SearchIndex {
  find(tx: Tx, question: WordSearch): Promise<WordMatches>
}

/** Side by side: products, their numbers, and their ranks in millionths; in no order. */
export interface AllMatches {
  readonly ids: readonly string[]
  readonly numericIds: readonly number[]
  readonly ranks: readonly number[]
}

/** A set of product numbers: for each from the first to the last a bit, the lowest of a byte first. */
export interface NumberSet {
  readonly first: number
  readonly last: number
  readonly bits: Uint8Array
}

/** The start of a page by cursor. */
export interface RankedWalk {
  /** Absent at the start of the list. */
  readonly place?: { readonly rank: number; readonly numericId: number }
  readonly backwards: boolean
  /** Whether the product at the cursor is part of the page. */
  readonly inclusive: boolean
}

/** Which of the matches, the best first. */
export interface RankedPage {
  readonly limit: number
  readonly offset: number
  readonly walk?: RankedWalk | undefined
}

export interface RankedMatches {
  /** Backwards from a cursor the nearest first. */
  readonly matches: readonly {
    readonly id: string
    readonly rank: number
    readonly numericId: number
  }[]
  /** Number of matches on all pages. */
  readonly total: number
  /** For each counted field: how many matches have which list of values. */
  readonly counts: readonly FacetCounts[]
}

/** Lists of values of a field, each once, and how many products have each of them. */
export type FacetCounts = readonly { readonly values: readonly string[]; readonly count: number }[]

interface MatchReader {
  readonly seesHidden: boolean
}

/** The matches of a search that are known without the database. */
export interface KnownMatches {
  /** All matches; undefined where they are too many to be handed over. */
  all(reader: MatchReader): AllMatches | undefined
  /** The numbers of all matches without their ranks; undefined where these are few, or spread too far. */
  numbers(reader: MatchReader): Promise<NumberSet | undefined>
  /** A page of them, with the values that all of them have in these fields. */
  page(reader: MatchReader, page: RankedPage, fields: readonly string[]): Promise<RankedMatches>
  /** Fields with known values. */
  readonly fields: ReadonlySet<string>
}

/** Finds matches without the database; undefined where the database has to find them. */
export type FindKnown = (
  tx: Tx,
  question: { readonly terms: readonly (readonly string[])[]; readonly needsAll: boolean },
) => Promise<KnownMatches | undefined>
