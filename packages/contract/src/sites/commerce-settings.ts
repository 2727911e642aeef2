import { OneOf, type Static, Text, Type } from '../kit/index.ts'

const Count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })
const Switch = () => Type.Boolean()

/** The country that the site sells from, and how it charges tax. */
export const TaxSettings = {
  /** Whether the prices of products include tax; a tax region may override it. */
  pricesIncludeTax: Switch(),
  /** ISO 3166-1 code of the country that is sold from; empty until it is known. */
  originCountry: Type.String({ pattern: '^([A-Z]{2})?$' }),
  /** ISO 3166-2, such as `US-NY`; empty for the whole country. */
  originSubdivision: Text(0, 50),
  originPostalCode: Text(0, 50),
  /**
   * Sales to another member state of the EU: `ORIGIN` applies domestic rates, for shops below the threshold;
   * `OSS` the rates of the buyer's country, declared through the One-Stop Shop; `DESTINATION` those of the
   * site's tax regions only. Within one country `ORIGIN` applies the rates of the seller's address.
   */
  scheme: OneOf(['ORIGIN', 'DESTINATION', 'OSS']),
  /** The tax group of products that name none, and of delivery; empty: the one that every site has. */
  defaultGroupId: Type.String({ pattern: '^([0-9a-f-]{36})?$' }),
  /** The rounding of tax: for each line, or once for the sum of each rate, as EN 16931 requires. */
  roundTaxPer: OneOf(['LINE', 'RATE']),
  /** How half a minor unit is rounded in carts, taxes and discounts: up, or to the even neighbour. */
  roundingMode: OneOf(['HALF_UP', 'HALF_EVEN']),
}

/** Carts of visitors and members. */
export const CartSettings = {
  /**
   * How a visitor’s cart is merged when a member with a cart signs in: `SUM` adds its lines, `NEWEST` keeps
   * the cart changed last, `MEMBER` keeps the member’s. The lines of the other one are deleted. A member
   * without a cart always takes over the visitor’s.
   */
  mergeAtSignIn: OneOf(['SUM', 'NEWEST', 'MEMBER']),
  /** Days until an unchanged cart is deleted; applies to each cart from its next change on. */
  visitorDays: Count(1, 365),
  memberDays: Count(1, 365),
}

/** Abandoned checkouts with an e-mail address, and the mails about them. */
export const AbandonedCheckoutSettings = {
  /** Minutes without a change after which a checkout is abandoned. */
  afterMinutes: Count(10, 10_080),
  /** Whether its buyer is reminded by mail. */
  remind: Switch(),
  /** Hours from then to each reminder: at most three, each later than the one before. */
  reminderHours: Type.Array(Count(1, 720), { minItems: 1, maxItems: 3 }),
  /** Whether only those are reminded who have agreed to `reminders` or `newsletter` in the checkout. */
  onlyWithConsent: Switch(),
  /** Days until an abandoned checkout is deleted. */
  keepDays: Count(1, 730),
}

/** Mails about products that are back in stock. */
export const BackInStockSettings = {
  /** Whether the shop accepts requests; existing ones are mailed either way. */
  collect: Switch(),
}

/** Mails about lower prices of wish list items. */
export const PriceDropSettings = {
  /** Whether wish list owners who requested it are mailed when a price falls. */
  mail: Switch(),
}

/** The newsletter, besides the forms of pages. */
export const NewsletterSettings = {
  /** Whether the checkout and the account pages offer it. */
  offer: Switch(),
  /**
   * Whether an address gets it only once the link that was mailed to it is confirmed. Who has unsubscribed before always
   * confirms; an address that an account has confirmed never does.
   */
  doubleOptIn: Switch(),
}

/** Mails about members' store credit. */
export const StoreCreditSettings = {
  /** Whether members are mailed before credit expires, once for each amount. */
  mailBeforeEnd: Switch(),
  /** Days from that mail to the end. */
  mailDaysBefore: Count(1, 90),
}

/** Gift cards that the shop sells. */
export const GiftCardSettings = {
  /**
   * Months of validity of a purchased gift card, from the day it is issued or sent; many countries require
   * years by law. 0: unlimited.
   */
  validMonths: Count(0, 240),
}

/** Product reviews, and the mails that request them. */
export const ReviewSettings = {
  /** Whether the shop accepts reviews; published ones stay either way. */
  collect: Switch(),
  /** Whether a review is shown immediately, or after approval by staff. */
  publish: OneOf(['AT_ONCE', 'AFTER_APPROVAL']),
  /** Whether the rating for search engines only includes reviews of paid orders. */
  markVerifiedOnly: Switch(),
  /** Whether buyers are mailed a request, once per order. */
  request: Switch(),
  /** Days from the moment everything is sent, or delivered where that is known, to the mail. */
  requestAfterDays: Count(1, 90),
  /**
   * Whether only buyers with the consent `review-request` or `newsletter` are asked; otherwise all who have
   * not unsubscribed, where the law lets a shop write to its customers.
   */
  requestOnlyWithConsent: Switch(),
}

/** Feeds of all products for platforms such as Google Merchant Center. */
export const ProductFeedSettings = {
  /** Whether they are there, at public addresses of the shop. */
  offer: Switch(),
}

/** How orders are taken. */
export const OrderSettings = {
  /**
   * When stock is reduced: when the order is placed, or when it is paid; until then the stock is reserved. In
   * both cases unavailable stock is never sold.
   */
  takeStock: OneOf(['ON_ORDER_PLACED', 'ON_ORDER_PAID']),
  /** How long an order waits for an online payment, with its stock reserved, in minutes. */
  holdMinutes: Count(5, 1440),
  /**
   * Minimum subtotal of a basket, in minor units of the site’s currency: after discounts of lines, before
   * coupons, delivery and tax. Does not apply to orders created by merchants. 0: no minimum.
   */
  minimumSubtotal: Count(0, 100_000_000_000),
}

/** The parts of the settings that are about selling. */
const CommerceSettings = Type.Object({
  taxes: Type.Object(TaxSettings),
  orders: Type.Object(OrderSettings),
  carts: Type.Object(CartSettings),
  abandonedCheckouts: Type.Object(AbandonedCheckoutSettings),
  backInStock: Type.Object(BackInStockSettings),
  priceDrops: Type.Object(PriceDropSettings),
  newsletter: Type.Object(NewsletterSettings),
  giftCards: Type.Object(GiftCardSettings),
  storeCredit: Type.Object(StoreCreditSettings),
  reviews: Type.Object(ReviewSettings),
  productFeeds: Type.Object(ProductFeedSettings),
})
type CommerceSettings = Static<typeof CommerceSettings>

/** Defaults of sites without changes. */
export const commerceDefaults: CommerceSettings = {
  taxes: {
    pricesIncludeTax: false,
    originCountry: '',
    originSubdivision: '',
    originPostalCode: '',
    scheme: 'DESTINATION',
    defaultGroupId: '',
    roundTaxPer: 'LINE',
    roundingMode: 'HALF_UP',
  },
  orders: { takeStock: 'ON_ORDER_PLACED', holdMinutes: 20, minimumSubtotal: 0 },
  carts: { mergeAtSignIn: 'SUM', visitorDays: 30, memberDays: 90 },
  abandonedCheckouts: {
    afterMinutes: 60,
    remind: false,
    reminderHours: [1, 24, 72],
    onlyWithConsent: true,
    keepDays: 90,
  },
  backInStock: { collect: true },
  priceDrops: { mail: true },
  newsletter: { offer: false, doubleOptIn: true },
  giftCards: { validMonths: 0 },
  storeCredit: { mailBeforeEnd: true, mailDaysBefore: 14 },
  reviews: {
    collect: true,
    publish: 'AFTER_APPROVAL',
    markVerifiedOnly: true,
    request: false,
    requestAfterDays: 14,
    requestOnlyWithConsent: true,
  },
  productFeeds: { offer: true },
}
