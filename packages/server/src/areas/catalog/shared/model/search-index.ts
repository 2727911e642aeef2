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
