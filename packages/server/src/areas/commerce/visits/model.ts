/** A page view. */
export interface PageView {
  /** Host of the request, including the port. */
  readonly host: string
  readonly path: string
  readonly userAgent: string
  /** The client's network address. */
  readonly network: string
  /** The page before; empty for none. */
  readonly referrer: string
}

/** A visitor of some seconds, before it is hashed. Stays in memory. */
export interface Visitor extends Omit<PageView, 'path'> {
  readonly sawProduct: boolean
}

/** A visitor, stored until the end of the day. */
export interface VisitMark {
  /** Hexadecimal. */
  readonly mark: string
  readonly source: string
  readonly sawProduct: boolean
}

/** The steps that visitors reached on a day. */
export interface VisitDay {
  readonly day: string
  readonly visits: number
  readonly products: number
  readonly carts: number
  readonly checkouts: number
}

/** The source of visits. */
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
