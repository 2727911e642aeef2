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

/** What a report is about, as it was read. */
export const reported = {
  ...period,
  currency: Type.String(),
  /** Decimals of the currency: 2 for EUR, 0 for JPY, 3 for KWD. */
  exponent: Type.Integer(),
  /** Where days begin; the same as for invoices. */
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
  /** What buyers were to pay. */
  total: Minor(),
  /** What was taken back of the totals of orders that were cancelled, on the day of the cancellation. */
  cancelled: Minor(),
  /** What was refunded, with its tax, on the day of the refund. */
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

/** What a report is compared with: the days before, or the same days a year before. */
export const comparisons = ['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'] as const
export type Comparison = (typeof comparisons)[number]

/** By what sales are divided. */
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
 * Sales of one product, country and so on, of orders that were placed in the period. Of products, variants and
 * collections the amounts are those of lines as they are now: delivery and fees belong to none, and what an edit changed
 * counts where the order was made. Of channels and countries it counts on the day of the edit, as in the sales by day.
 * A product in several collections counts in each.
 */
export const SalesRow = Type.Object({
  /** An id, a channel, an ISO 3166-1 code of a country; empty for what has none. */
  key: Type.String(),
  /** As it was sold last; empty for channels and countries. */
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
  /** ISO 3166-1; empty where it is not known. */
  country: Type.String(),
  /** A fraction: `0.19` is 19 %. */
  rate: Type.String(),
  reason: Type.String(),
  charged: Minor(),
  /** Of refunds and cancellations. */
  returned: Minor(),
  /** What is owed to the authority. */
  net: Minor(),
})

/** Money by provider, from the ledger. */
export const PaymentRow = Type.Object({
  provider: Type.String(),
  received: Minor(),
  refunded: Minor(),
  disputed: Minor(),
  /** What the provider took for itself, by the settlements that were imported in the period. */
  fees: Minor(),
  /** What it paid out, likewise. */
  paidOut: Minor(),
  /** Received, less what was refunded and disputed. */
  net: Minor(),
})

/** What tracked stock is worth, at all locations. */
export const stockFigures = {
  /** Pieces on hand; nothing below zero. */
  units: Type.Integer(),
  /** What they cost, in minor units of the site's currency; pieces without a cost count nothing. */
  atCost: Minor(),
  /** What they sell for now. */
  atPrice: Minor(),
  /** Pieces whose cost is not known. */
  unitsWithoutCost: Type.Integer(),
}

export const StockRow = Type.Object({
  productId: Guid(),
  name: Type.String(),
  ...stockFigures,
  /** Pieces sold in the last 30 days. */
  sold: Type.Integer(),
  /** Of what was there 30 days ago and since, the part that was sold, from 0 to 1; null where nothing was there. */
  sellThrough: Nullable(Type.Number()),
})

/** What waits for the merchant. */
export const OpenWork = Type.Object({
  /** Paid or promised orders with pieces that are not sent yet. */
  toFulfill: Type.Integer(),
  /** Placed orders that are not paid. */
  toPay: Type.Integer(),
  /** Payments that are reserved and not collected. */
  toCapture: Type.Integer(),
  /** Orders whose payment is looked into. */
  inReview: Type.Integer(),
  /** Returns that were asked for, or are back and not settled. */
  returns: Type.Integer(),
  /** Scheduled imports that have failed three times in a row, or wait because their file became much shorter. */
  failingImports: Type.Integer(),
})

/**
 * How far people came. Somebody who comes back on another day is another visit. Orders are those that the sales count, of
 * all currencies.
 */
export const FunnelFigures = Type.Object({
  /** People who opened a page of the shop, without robots. */
  visits: Type.Integer(),
  /** Of these, who opened the page of a product. */
  products: Type.Integer(),
  /** Carts that something was put into, and checkouts without a cart. */
  carts: Type.Integer(),
  checkouts: Type.Integer(),
  /** That came out of a checkout in the shop. */
  orders: Type.Integer(),
  /** By hand, renewed, imported or from another channel: no step of the funnel. */
  otherOrders: Type.Integer(),
})

export const FunnelDay = Type.Object({ day: Day(), ...FunnelFigures.properties })

export const FunnelPeriod = Type.Object({
  from: Day(),
  to: Day(),
  totals: FunnelFigures,
  /** Every day of the period, also those on which nobody came. */
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
