import type { SearchDocument as EngineDocument } from '@vitrine/plugin'
import type { WordMatches, WordSearch } from '../../shared/model/search-index.ts'

export type { SearchDocument as EngineDocument } from '@vitrine/plugin'

/**
 * A search engine besides PostgreSQL: an adapter for each kind. It contains the visible products of each
 * site, separated by site. Every method throws when the engine does not respond.
 */
export interface SearchEngine {
  /** For logs. */
  readonly name: string
  /** Identifies the installation of the engine, without secrets. */
  readonly address: string
  /** The best matches; throws `NotFilled` for a site that is not in the engine. */
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
  /** Groups of synonyms. */
  readonly synonyms: readonly (readonly string[])[]
  readonly batches: AsyncIterable<readonly EngineDocument[]>
}

/** The engine responds, but does not have the products of this site. */
export class NotFilled extends Error {
  override readonly name = 'NotFilled'
}
