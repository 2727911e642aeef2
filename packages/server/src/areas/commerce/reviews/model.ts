import type { ReviewStatus } from '@vitrine/contract/product-reviews'

/** The texts of a review. */
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
  /** Name of the product in the order. */
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
  /** Number of open reports. */
  readonly reportCount: number
  readonly createdDate: Date
  readonly updatedDate: Date
  /** When its author has changed it last; null: never. */
  readonly editedDate: Date | null
}

/** The rating of a product's published reviews. */
export interface Rating {
  readonly count: number
  /** Rounded to hundredths. */
  readonly average: number
}
