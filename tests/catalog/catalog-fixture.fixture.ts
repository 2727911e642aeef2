/** Entities for the writes: one product with managed variants, one without, a picture and a collection. */
export interface CatalogFixture {
  readonly managed: string
  readonly plain: string
  readonly mediaId: string
  readonly collectionId: string
  readonly fileId: string
}
