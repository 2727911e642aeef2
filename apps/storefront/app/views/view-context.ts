/** Where and when something is shown. */
export interface ViewContext {
  /** Scheme and host of the shop. */
  readonly origin: string
  /** The day in the shop, `YYYY-MM-DD`. */
  readonly today: string
}
