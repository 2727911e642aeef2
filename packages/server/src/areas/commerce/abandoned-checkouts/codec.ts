import type {
  AbandonedAnalytics,
  AbandonedCheckout as WireCheckout,
  AbandonedLine as WireLine,
  AbandonedCheckoutSummary as WireSummary,
} from '@vitrine/contract/abandoned-checkouts'
import { currencyExponent } from '@vitrine/money'
import type { MediaUrl } from '../../catalog/index.ts'
import type { AbandonedCheckout, AbandonedLine } from './model.ts'
import type { AbandonedSum } from './store/query.ts'

export const encodeSummary = (one: AbandonedCheckout): WireSummary => ({
  id: one.id,
  status: one.status,
  email: one.email,
  buyerName: one.buyerName,
  memberId: one.memberId,
  currency: one.currency,
  exponent: currencyExponent(one.currency),
  total: one.totals.total,
  itemCount: one.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  firstLine: one.lines[0]?.name ?? '',
  mailsSent: one.mailsSent,
  createdDate: one.createdDate,
  updatedDate: one.updatedDate,
  recoveredDate: one.recoveredDate,
})

/** Data from outside of the checkout. */
interface EncodingContext {
  readonly mediaUrl: MediaUrl
  readonly isUnsubscribed: boolean
  readonly restorePath: string
}

export const encodeAbandoned = (
  one: AbandonedCheckout,
  { mediaUrl, isUnsubscribed, restorePath }: EncodingContext,
): WireCheckout => ({
  ...encodeSummary(one),
  checkoutId: one.checkoutId,
  cartId: one.cartId,
  orderId: one.orderId,
  language: one.language,
  lines: one.lines.map((line) => encodeLine(line, mediaUrl)),
  totals: one.totals,
  codes: [...one.codes],
  hasConsent: one.hasConsent,
  isUnsubscribed,
  nextMailDate: one.mailDueDate,
  activities: [...one.activities],
  restorePath,
})

const encodeLine = (line: AbandonedLine, mediaUrl: MediaUrl): WireLine => ({
  id: line.id,
  productId: line.reference?.productId ?? null,
  name: line.name,
  descriptionLines: line.descriptionLines.map(({ colorCode = null, ...one }) => ({
    ...one,
    colorCode,
  })),
  image: line.image && {
    id: line.image.id,
    url: mediaUrl(line.image.id),
    width: line.image.width,
    height: line.image.height,
    altText: line.image.altText,
  },
  sku: line.sku,
  quantity: line.quantity,
  price: line.price,
  linePrice: line.linePrice,
})

export function encodeAnalytics(
  sums: readonly AbandonedSum[],
  currency: string,
): AbandonedAnalytics {
  const of = (status: AbandonedSum['status']) => sums.find((one) => one.status === status)
  const [left, recovered] = [of('ABANDONED'), of('RECOVERED')]
  return {
    currency,
    exponent: currencyExponent(currency),
    abandonedCount: left?.count ?? 0,
    abandonedTotal: left?.totalMinor ?? 0,
    recoveredCount: recovered?.count ?? 0,
    recoveredTotal: recovered?.totalMinor ?? 0,
    mailsSent: sums.reduce((all, { mailsSent }) => all + mailsSent, 0),
  }
}
