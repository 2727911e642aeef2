/** An amount as exact decimal text, with its ISO 4217 currency. */
export interface MailAmount {
  readonly value: string
  readonly currency: string
}

/** Data of an abandoned checkout. */
export interface ReminderMail {
  /** Paths of the shop: for continuing the checkout, and for unsubscribing from reminders. */
  readonly path: string
  readonly unsubscribePath: string
  readonly items: readonly {
    readonly name: string
    readonly quantity: number
    readonly total: MailAmount
    /** Address of a picture. */
    readonly picture?: string
  }[]
  /** Number of lines that are not listed. */
  readonly more: number
  readonly total: MailAmount
  readonly name?: string
}

/** Data of a product that is back in stock. */
export interface BackInStockMail {
  readonly product: string
  /** The choices of the variant, such as `Large, Blue`; empty where there are none. */
  readonly choices: string
  /** Absent where it depends on the variant. */
  readonly price?: MailAmount
  /** Address of a picture. */
  readonly picture?: string
  /** The page to buy it. */
  readonly address: string
  /** The page of the shop to unsubscribe from such mails. */
  readonly unsubscribePath: string
}

/** Data of wish list products with a reduced price. */
export interface PriceDropsMail {
  /** Pages of the shop: the list, and where such mails are ended. */
  readonly path: string
  readonly unsubscribePath: string
  readonly items: readonly {
    readonly name: string
    /** The choices of the variant, such as `Large, Blue`; empty where there are none. */
    readonly choices: string
    readonly before: MailAmount
    readonly now: MailAmount
    /** Address of a picture. */
    readonly picture?: string
  }[]
}

/** Data of a review request. */
export interface ReviewRequestMail {
  readonly number: string
  /** Pages of the shop: to write reviews, and to unsubscribe from such mails. */
  readonly path: string
  readonly unsubscribePath: string
  readonly items: readonly {
    readonly name: string
    /** Address of a picture. */
    readonly picture?: string
  }[]
  readonly name?: string
}
