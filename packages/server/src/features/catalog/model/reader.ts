/** Who reads: visitors never see hidden products, and never count them. */
export interface Reader {
  readonly seesHidden: boolean
  /** Whether hidden collections are there as well; as hidden products are, unless told. */
  readonly seesHiddenCollections?: boolean
}
