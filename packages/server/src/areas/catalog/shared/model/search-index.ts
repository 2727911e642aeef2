import type { Tx } from '../../../../platform/tx.ts'

/** What a visitor typed, and which products of the result to show. */
export interface WordSearch {
  /** At most 100 characters. */
  readonly expression: string
  readonly limit: number
  readonly offset: number
}

export interface WordMatches {
  /** Of visible products, the best first. */
  readonly ids: string[]
  /** Of all pages. */
  readonly total: number
}

/**
 * Finds products by words for visitors. PostgreSQL does it unless a search engine is configured; nobody else knows
 * which one answers.
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

/** All products that match, as a reader sees them; undefined where they are too many to be handed over. */
export type KnownMatches = (reader: { readonly seesHidden: boolean }) => AllMatches | undefined

/** Says what matches without the database; undefined where the database has to find it. */
export type FindKnown = (
  tx: Tx,
  question: { readonly terms: readonly (readonly string[])[]; readonly needsAll: boolean },
) => Promise<KnownMatches | undefined>
