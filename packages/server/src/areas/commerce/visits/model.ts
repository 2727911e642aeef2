/** A page that was sent to somebody. */
export interface PageView {
  /** As it was asked for, with its port. */
  readonly host: string
  readonly path: string
  readonly userAgent: string
  /** The address that asked. */
  readonly network: string
  /** The page before; empty for none. */
  readonly referrer: string
}

/** A visitor of some seconds, before it is hashed. Stays in memory. */
export interface Visitor extends Omit<PageView, 'path'> {
  readonly sawProduct: boolean
}

/** A visitor as it is stored until the day is over. */
export interface VisitMark {
  /** Hexadecimal. */
  readonly mark: string
  readonly source: string
  readonly sawProduct: boolean
}

/** How far people came on a day. */
export interface VisitDay {
  readonly day: string
  readonly visits: number
  readonly products: number
  readonly carts: number
  readonly checkouts: number
}

/** Where visits came from. */
export interface VisitSource {
  /** A host; empty for none, `*` for all others. */
  readonly source: string
  readonly visits: number
  readonly products: number
}

/** Days of a time zone, the first and the last one included. */
export interface VisitPeriod {
  readonly from: string
  readonly to: string
  readonly timeZone: string
}
