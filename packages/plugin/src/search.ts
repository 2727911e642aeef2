/** The searchable text of a visible product, as shown on its page. */
export interface SearchDocument {
  readonly id: string
  /** Newer products have larger numbers. */
  readonly numericId: number
  readonly name: string
  /** SKUs and barcodes of visible variants. */
  readonly codes: readonly string[]
  /** Subtitle, brand, ribbons, options, choices, modifiers, tags and info sections. */
  readonly words: string
  /** Without markup. */
  readonly description: string
}

/** Full-text search for products. Contains the visible products of each site, separated by site. */
export interface SearchPort {
  /** Identifies the engine, without secrets: an engine at a new address is filled again. */
  readonly address: string
  /**
   * Returns the best matches first, and the number of all matches; null for a site that is not filled yet, which is
   * then filled. Timeout: one second. After a failure PostgreSQL searches, and the plug-in is called again after ten
   * seconds.
   */
  find(call: {
    readonly siteId: string
    /** The visitor's input: at most 100 characters. */
    readonly expression: string
    readonly limit: number
    readonly offset: number
    readonly signal: AbortSignal
  }): Promise<{ readonly ids: readonly string[]; readonly total: number } | null>
  holds(siteId: string): Promise<boolean>
  /** Replaces all documents of a site at once, after all of them have arrived. */
  fill(call: {
    readonly siteId: string
    /** Groups of synonymous words. */
    readonly synonyms: readonly (readonly string[])[]
    readonly batches: AsyncIterable<readonly SearchDocument[]>
  }): Promise<void>
  /** Adds or replaces documents, and removes others; resolves once searches include the change. Retried on failure. */
  put(call: {
    readonly siteId: string
    readonly documents: readonly SearchDocument[]
    readonly removed: readonly string[]
  }): Promise<void>
}
