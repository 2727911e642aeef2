/** How amounts of the shop are written. */
export interface Money {
  readonly currency: string
  readonly locale: string
  /** After the point. */
  readonly digits: number
}
