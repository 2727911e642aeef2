export interface CustomerSummary {
  readonly id: string
  readonly memberId: string | null
  readonly email: string | null
  readonly name: string
  readonly country: string | null
  readonly orders: number
  /** Total spending in minor units, by currency. */
  readonly spent: Readonly<Record<string, number>>
  readonly firstOrderDate: Date | null
  readonly lastOrderDate: Date | null
  readonly tags: readonly string[]
  readonly createdDate: Date
}

/** A consent given with an order. */
export interface OrderConsent {
  readonly key: string
  readonly text: string
  readonly givenDate: Date
  readonly orderNumber: string
  /** The order's email address. */
  readonly email: string | null
}

export interface Customer extends CustomerSummary {
  readonly revision: number
  readonly note: string
  readonly updatedDate: Date
}

export interface Segment {
  readonly id: string
  readonly name: string
  /** The unparsed filter; `readFilter` parses it. */
  readonly filter: unknown
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** A change after which customers have to be recounted. */
export interface Due {
  readonly kind: 'MEMBER' | 'ORDER' | 'CUSTOMER'
  readonly id: string
}
