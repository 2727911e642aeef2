/** The text of a visible product, as its page shows it. */
export interface SearchDocument {
  readonly id: string
  /** The larger, the newer. */
  readonly numericId: number
  readonly name: string
  /** SKUs and barcodes of visible variants. */
  readonly codes: readonly string[]
  /** Subtitle, brand, ribbons, options, choices, modifiers, tags and info sections. */
  readonly words: string
  /** Without tags. */
  readonly description: string
}

/** Finds products by words. It holds the visible products of each site, apart from those of others. */
export interface SearchPort {
  /** Says which installation of an engine it is, without secrets: one at another address is filled anew. */
  readonly address: string
  /**
   * The best matches first, and how many there are on all pages; null for a site that it does not hold, which is then
   * filled. May take a second; while it fails PostgreSQL searches, and it is asked again after ten seconds.
   */
  find(call: {
    readonly siteId: string
    /** What the visitor typed: at most 100 characters. */
    readonly expression: string
    readonly limit: number
    readonly offset: number
    readonly signal: AbortSignal
  }): Promise<{ readonly ids: readonly string[]; readonly total: number } | null>
  holds(siteId: string): Promise<boolean>
  /** Replaces all documents of a site at once, when all of them have arrived. */
  fill(call: {
    readonly siteId: string
    /** Groups of words that mean the same. */
    readonly synonyms: readonly (readonly string[])[]
    readonly batches: AsyncIterable<readonly SearchDocument[]>
  }): Promise<void>
  /** Adds or replaces documents, and removes others; returns when searches see it. Tried again when it fails. */
  put(call: {
    readonly siteId: string
    readonly documents: readonly SearchDocument[]
    readonly removed: readonly string[]
  }): Promise<void>
}
