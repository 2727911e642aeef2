export interface CustomerSummary {
  readonly id: string
  readonly memberId: string | null
  readonly email: string | null
  readonly name: string
  readonly country: string | null
  readonly orders: number
  /** Minor units by currency. */
  readonly spent: Readonly<Record<string, number>>
  readonly firstOrderDate: Date | null
  readonly lastOrderDate: Date | null
  readonly tags: readonly string[]
  readonly createdDate: Date
}

/** What was agreed to with an order. */
export interface OrderConsent {
  readonly key: string
  readonly text: string
  readonly givenDate: Date
  readonly orderNumber: string
  /** Of the order. */
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
  /** As it was sent; `readFilter` reads it. */
  readonly filter: unknown
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** What changed since a customer was counted. */
export interface Due {
  readonly kind: 'MEMBER' | 'ORDER' | 'CUSTOMER'
  readonly id: string
}
