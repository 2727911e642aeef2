/** The origin and date with which a view is rendered. */
export interface ViewContext {
  /** Scheme and host of the shop. */
  readonly origin: string
  /** The day in the shop, `YYYY-MM-DD`. */
  readonly today: string
}
