export type Account =
  | 'RECEIVABLE'
  | 'SALES'
  | 'DISCOUNT'
  | 'DELIVERY'
  | 'FEES'
  | 'TAX'
  | 'CLEARING'
  | 'REFUNDS'
  | 'DISPUTES'
  | 'GIFT_CARDS'

export type EntryKind = 'SALE' | 'PAYMENT' | 'REFUND' | 'CANCELLATION'

/** One side of a group, in minor units: debit is positive, credit negative. */
export interface Entry {
  readonly account: Account
  /** Of tax: country, rate and reason; of clearing: the provider. */
  readonly detail?: string
  readonly amountMinor: number
}

/** What one event books; the entries add up to zero. */
export interface EntryGroup {
  readonly orderId: string
  readonly kind: EntryKind
  readonly currency: string
  /** What it is found by later; default: an id of its own. */
  readonly groupId?: string
  readonly entries: readonly Entry[]
}

export interface StoredEntry extends Entry {
  readonly orderId: string
  readonly groupId: string
  readonly kind: EntryKind
  readonly detail: string
  readonly currency: string
  readonly createdDate: Date
}

/** An entry with the number of its order. */
export interface JournalEntry extends StoredEntry {
  readonly orderNumber: number
}
