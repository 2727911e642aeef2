import type { BackInStockStatus } from '@vitrine/contract/back-in-stock'

/** The item of a request. */
export interface AwaitedReference {
  readonly productId: string
  /** Null: any variant of the product. */
  readonly variantId: string | null
}

export interface BackInStockRequest extends AwaitedReference {
  readonly id: string
  /** The product and its choices, as they were called at the request. */
  readonly name: string
  readonly choices: string
  readonly email: string
  readonly memberId: string | null
  readonly language: string | null
  readonly itemUrl: string | null
  readonly status: BackInStockStatus
  /** Null until the person is notified. */
  readonly autoNotified: boolean | null
  readonly createdDate: Date
  readonly notifiedDate: Date | null
}

/** A new request. */
export interface NewBackInStockRequest extends AwaitedReference {
  readonly email: string
  readonly memberId: string | null
  readonly language: string | null
  readonly itemUrl: string | null
}

/** Overrides of catalog data in the mail; absent parts use the catalog. */
export interface ReportedItem {
  readonly name?: string | undefined
  /** Exact decimal text in the shop's currency. */
  readonly price?: string | undefined
  /** Address of a picture. */
  readonly picture?: string | undefined
}

/** How many wait for something. */
export interface AwaitedStock extends AwaitedReference {
  readonly name: string
  readonly choices: string
  readonly count: number
  readonly firstDate: Date
  readonly lastDate: Date
}
