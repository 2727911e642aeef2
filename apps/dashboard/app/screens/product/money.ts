/** The format of the shop's amounts. */
export interface Money {
  readonly currency: string
  readonly locale: string
  /** After the point. */
  readonly digits: number
}
