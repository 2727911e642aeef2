/** The reader: visitors neither see nor count hidden products. */
export interface Reader {
  readonly seesHidden: boolean
}
