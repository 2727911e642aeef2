/** Paths of reads: public, custom host, the writes' prefix, which older integrations use, and bare. */
export const reads = ['/stores-reader', '/_api/catalog-reader-server', '/stores', ''] as const
/** Paths of writes: public, custom host, bare. */
export const writes = ['/stores', '/_api/catalog-server', ''] as const
/** The second version of collection reads has no prefix on any host. */
export const plainReads = ['', '/stores-reader', '/stores'] as const
