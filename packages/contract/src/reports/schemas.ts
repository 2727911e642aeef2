import { Guid, Nullable, Omittable, OneOf, Text, Type } from '../kit/index.ts'

/** In minor units of the report's currency. */
const Minor = () => Type.Integer()

const Day = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** At most so many days in one report. */
export const MAX_REPORT_DAYS = 1100

/** Which days, and which of the currencies that the site has sold in. */
export const period = {
  /** The first day, such as `2026-01-01`. */
  from: Day(),
  /** The last day; at most 1,100 days in all. */
  to: Day(),
  /** ISO 4217. Default: the site's. */
  currency: Omittable(Text(3, 3, { pattern: '^[A-Z]{3}$' })),
}

/** The parameters of a report. */
export const reported = {
  ...period,
  currency: Type.String(),
  /** Decimals of the currency: 2 for EUR, 0 for JPY, 3 for KWD. */
  exponent: Type.Integer(),
  /** The time zone of a day's start; the same as for invoices. */
  timeZone: Type.String(),
}

/** Sums of the ledger: `total = sales - discounts + delivery + fees + tax`, `net = total - cancelled - refunded`. */
export const SalesFigures = Type.Object({
  /** Orders that were placed. */
  orders: Type.Integer(),
  /** Lines before discounts, without tax. */
  sales: Minor(),
  discounts: Minor(),
  delivery: Minor(),
  fees: Minor(),
  tax: Minor(),
  /** The total of the orders. */
  total: Minor(),
  /** Totals of cancelled orders, on the day of the cancellation. */
  cancelled: Minor(),
  /** Refunds including tax, on the day of the refund. */
  refunded: Minor(),
  net: Minor(),
})

export const SalesDay = Type.Object({ day: Day(), ...SalesFigures.properties })

export const SalesPeriod = Type.Object({
  from: Day(),
  to: Day(),
  totals: SalesFigures,
  /** Every day of the period, also those on which nothing happened. */
  days: Type.Array(SalesDay),
})

/** The comparison period of a report: the days before, or the same days a year before. */
export const comparisons = ['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'] as const
export type Comparison = (typeof comparisons)[number]

/** Dimensions of sales. */
export const salesDimensions = [
  'PRODUCT',
  'VARIANT',
  'COLLECTION',
  'CHANNEL',
  'COUNTRY',
  'DISCOUNT',
] as const
export type SalesDimension = (typeof salesDimensions)[number]

/**
 * Sales of one product, country and so on, of orders placed in the period. For products, variants and
 * collections the amounts are those of the current lines: delivery and fees are excluded, and edits count on
 * the day of the order. For channels and countries edits count on the day of the edit, as in the sales by
 * day. A product in several collections counts in each.
 */
export const SalesRow = Type.Object({
  /** An id, a channel, or an ISO 3166-1 code of a country; empty for none. */
  key: Type.String(),
  /** The name at the last sale; empty for channels and countries. */
  name: Type.String(),
  orders: Type.Integer(),
  /** 0 for discounts. */
  pieces: Type.Integer(),
  /** Pieces of these that were refunded since. */
  refundedPieces: Type.Integer(),
  sales: Minor(),
  discounts: Minor(),
  tax: Minor(),
  /** With tax; of channels and countries with delivery and fees. */
  total: Minor(),
})

/** Tax by rate, from the ledger. */
export const TaxRow = Type.Object({
  /** ISO 3166-1; empty where unknown. */
  country: Type.String(),
  /** A fraction: `0.19` is 19 %. */
  rate: Type.String(),
  reason: Type.String(),
  charged: Minor(),
  /** Sum of refunds and cancellations. */
  returned: Minor(),
  /** Amount owed to the tax authority. */
  net: Minor(),
})

/** Money by provider, from the ledger. */
export const PaymentRow = Type.Object({
  provider: Type.String(),
  received: Minor(),
  refunded: Minor(),
  disputed: Minor(),
  /** Fees of the provider, from the settlements imported in the period. */
  fees: Minor(),
  /** Payouts of the provider, likewise. */
  paidOut: Minor(),
  /** Received amounts minus refunds and disputes. */
  net: Minor(),
})

/** The value of tracked stock, at all locations. */
export const stockFigures = {
  /** Pieces on hand; nothing below zero. */
  units: Type.Integer(),
  /** Their cost, in minor units of the site's currency; pieces without a cost count as 0. */
  atCost: Minor(),
  /** Their current selling price. */
  atPrice: Minor(),
  /** Number of pieces without a cost. */
  unitsWithoutCost: Type.Integer(),
}

export const StockRow = Type.Object({
  productId: Guid(),
  name: Type.String(),
  ...stockFigures,
  /** Pieces sold in the last 30 days. */
  sold: Type.Integer(),
  /** Share of the stock of 30 days ago and additions since that was sold, from 0 to 1; null without stock. */
  sellThrough: Nullable(Type.Number()),
})

/** Open tasks of the merchant. */
export const OpenWork = Type.Object({
  /** Paid or promised orders with pieces that are not sent yet. */
  toFulfill: Type.Integer(),
  /** Placed orders that are not paid. */
  toPay: Type.Integer(),
  /** Payments that are reserved and not collected. */
  toCapture: Type.Integer(),
  /** Orders whose payment is under review. */
  inReview: Type.Integer(),
  /** Returns that are requested, or received and not settled. */
  returns: Type.Integer(),
  /**
   * Scheduled imports that have failed three times in a row, or wait because their file became much shorter or changes
   * many prices.
   */
  failingImports: Type.Integer(),
})

/**
 * The steps that visitors completed. A visitor who returns on another day counts as another visit. Orders are
 * those of the sales report, in all currencies.
 */
export const FunnelFigures = Type.Object({
  /** People who opened a page of the shop, without robots. */
  visits: Type.Integer(),
  /** The number of these that opened a product page. */
  products: Type.Integer(),
  /** Carts that something was put into, and checkouts without a cart. */
  carts: Type.Integer(),
  checkouts: Type.Integer(),
  /** Orders from a checkout in the shop. */
  orders: Type.Integer(),
  /** Manual, renewed and imported orders and those of other channels, which are not part of the funnel. */
  otherOrders: Type.Integer(),
})

export const FunnelDay = Type.Object({ day: Day(), ...FunnelFigures.properties })

export const FunnelPeriod = Type.Object({
  from: Day(),
  to: Day(),
  totals: FunnelFigures,
  /** Every day of the period, including those without visits. */
  days: Type.Array(FunnelDay),
})

export const VisitSource = Type.Object({
  /** The host of the page before the first one; empty for none, `*` for all beyond the first 200 of a day. */
  source: Type.String(),
  visits: Type.Integer(),
  products: Type.Integer(),
})

export const reportNames = [
  'SALES',
  'FUNNEL',
  'TAXES',
  'PAYMENTS',
  'STOCK',
  ...salesDimensions,
] as const
export type ReportName = (typeof reportNames)[number]

export const ReportFile = Type.Object({
  fileName: Type.String(),
  contentType: Type.String(),
  /** CSV in UTF-8; amounts in the currency's main unit. */
  text: Type.String(),
})

export const reportName = OneOf(reportNames)
