export type Account =
  | 'RECEIVABLE'
  | 'SALES'
  | 'DISCOUNT'
  | 'DELIVERY'
  | 'FEES'
  | 'TAX'
  | 'CLEARING'
  | 'BANK'
  | 'PROVIDER_FEES'
  | 'REFUNDS'
  | 'DISPUTES'
  | 'GIFT_CARDS'
  | 'GIFT_CARDS_GIVEN'
  | 'GIFT_CARDS_EXPIRED'
  | 'STORE_CREDIT'
  | 'STORE_CREDIT_GIVEN'
  | 'STORE_CREDIT_EXPIRED'

export type EntryKind =
  | 'SALE'
  | 'PAYMENT'
  | 'REFUND'
  | 'CANCELLATION'
  | 'ISSUE'
  | 'EXPIRY'
  | 'PROVIDER_FEE'
  | 'PAYOUT'

/** One side of a group, in minor units: debit is positive, credit negative. */
export interface Entry {
  readonly account: Account
  /**
   * For tax: country, rate and reason; for clearing and its fees: the provider; for the bank: the payout; for gift
   * cards: `SOLD`, or the payment method; for store credit: the payment method.
   */
  readonly detail?: string
  readonly amountMinor: number
}

/** The subject of an entry. */
export type LedgerSubject =
  | { readonly orderId: string }
  | { readonly giftCardId: string; readonly orderId?: undefined }
  | { readonly storeCreditId: string; readonly orderId?: undefined }
  | { readonly settlementId: string; readonly orderId?: undefined }

/** The entries of one event; they add up to zero. */
export type EntryGroup = LedgerSubject & {
  readonly kind: EntryKind
  readonly currency: string
  /** A key to find it later; by default a new id. */
  readonly groupId?: string
  readonly entries: readonly Entry[]
}

/** An entry of an order. */
export interface StoredEntry extends Entry {
  readonly orderId: string
  readonly groupId: string
  readonly kind: EntryKind
  readonly detail: string
  readonly currency: string
  readonly createdDate: Date
}

/** An entry as a bookkeeper reads it. */
export interface JournalEntry extends Omit<StoredEntry, 'orderId'> {
  /** The number of its order, the end of the code of its gift card, or the end of the id of its store credit or settlement. */
  readonly document: string
}
