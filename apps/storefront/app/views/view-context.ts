/** The language, currency and time of a rendered view. */
export interface ViewContext {
  /** Scheme and host of the shop. */
  readonly origin: string
  /** The day in the shop, `YYYY-MM-DD`. */
  readonly today: string
}
