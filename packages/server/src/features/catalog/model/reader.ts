/** Who reads: visitors never see hidden products, and never count them. */
export interface Reader {
  readonly seesHidden: boolean
}
