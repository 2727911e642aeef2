import type { SearchDocument as EngineDocument } from '@vitrine/plugin'
import type { WordMatches, WordSearch } from '../../shared/model/search-index.ts'

export type { SearchDocument as EngineDocument } from '@vitrine/plugin'

/**
 * A search engine beside PostgreSQL: an adapter for each kind. It holds the visible products of each site, apart from
 * those of others. Every method fails with an error when the engine does not answer.
 */
export interface SearchEngine {
  /** For logs. */
  readonly name: string
  /** Says which installation of the engine it is, without secrets. */
  readonly address: string
  /** The best matches; fails with `NotFilled` for a site that it does not hold. */
  find(siteId: string, question: WordSearch): Promise<WordMatches>
  holds(siteId: string): Promise<boolean>
  /** Replaces all documents of a site at once, when all of them have arrived. */
  fill(siteId: string, content: SiteContent): Promise<void>
  /** Adds or replaces documents, and removes others; returns when searches see it. */
  put(
    siteId: string,
    documents: readonly EngineDocument[],
    removed: readonly string[],
  ): Promise<void>
}

export interface SiteContent {
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  readonly batches: AsyncIterable<readonly EngineDocument[]>
}

/** The engine answers, but was never given the products of this site, or lost them. */
export class NotFilled extends Error {
  override readonly name = 'NotFilled'
}
