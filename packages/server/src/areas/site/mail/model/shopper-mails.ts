/** An amount as exact decimal text, with its ISO 4217 currency. */
export interface MailAmount {
  readonly value: string
  readonly currency: string
}

/** What mails say of an unfinished checkout. */
export interface ReminderMail {
  /** Pages of the shop: where it goes on, and where reminders are ended. */
  readonly path: string
  readonly unsubscribePath: string
  readonly items: readonly {
    readonly name: string
    readonly quantity: number
    readonly total: MailAmount
    /** Address of a picture. */
    readonly picture?: string
  }[]
  /** How many lines are left out. */
  readonly more: number
  readonly total: MailAmount
  readonly name?: string
}

/** What mails say of something that is in stock again. */
export interface BackInStockMail {
  readonly product: string
  /** The choices of the variant, such as `Large, Blue`; empty where there are none. */
  readonly choices: string
  /** Absent where it depends on the variant. */
  readonly price?: MailAmount
  /** Address of a picture. */
  readonly picture?: string
  /** Where it is bought. */
  readonly address: string
  /** The page of the shop that ends such mails. */
  readonly unsubscribePath: string
}

/** What mails say of things on a wish list that cost less. */
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

/** What mails say that ask for reviews of an order. */
export interface ReviewRequestMail {
  readonly number: string
  /** Pages of the shop: where reviews are written, and where such mails are ended. */
  readonly path: string
  readonly unsubscribePath: string
  readonly items: readonly {
    readonly name: string
    /** Address of a picture. */
    readonly picture?: string
  }[]
  readonly name?: string
}
