import type { ReviewStatus } from '@vitrine/contract/product-reviews'

/** What a buyer writes. */
export interface ReviewWords {
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly displayName: string
}

export interface Review extends ReviewWords {
  readonly id: string
  readonly revision: number
  readonly productId: string
  /** As the product was called in the order. */
  readonly productName: string
  readonly orderId: string
  readonly orderNumber: number
  /** The line of the order. */
  readonly lineId: string
  /** Null: of a guest. */
  readonly memberId: string | null
  readonly email: string
  readonly language: string
  readonly status: ReviewStatus
  /** Whether its order was paid. */
  readonly isVerified: boolean
  readonly reply: string | null
  readonly replyDate: Date | null
  /** Reports that nobody has answered. */
  readonly reportCount: number
  readonly createdDate: Date
  readonly updatedDate: Date
  /** When its author has changed it last; null: never. */
  readonly editedDate: Date | null
}

/** What the published reviews of a product come to. */
export interface Rating {
  readonly count: number
  /** Rounded to hundredths. */
  readonly average: number
}
