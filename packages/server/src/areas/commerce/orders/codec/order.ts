import type { Order as WireOrder, OrderSummary as WireSummary } from '@vitrine/contract/orders'
import { currencyExponent } from '@vitrine/money'
import type { TaxedAmount } from '@vitrine/pricing'
import type { MediaUrl } from '../../../catalog/index.ts'
import { encodePayment, encodeRefund } from '../../payments/index.ts'
import {
  type Activity,
  buyerActivities,
  type Order,
  type OrderLine,
  type OrderSummary,
  type OrderView,
} from '../model/order.ts'
import { numberOf } from '../rules/number.ts'
import { openSources } from '../rules/open-sources.ts'
import { balanceOf, payLaterOf } from '../rules/states.ts'

/** Options for encoding an order for a caller. */
export interface OrderEncoding {
  readonly mediaUrl: MediaUrl
  readonly isMerchant: boolean
  linkOf(orderId: string): string
}

export function encodeOrder(view: OrderView, encoding: OrderEncoding): WireOrder {
  const { order, lines, payments, refunds, activities } = view
  const { disputed: _, balanceRefunded: __, ...balance } = balanceOf(order.totals.total, view)
  const { isMerchant } = encoding
  return {
    ...encodeFields(order),
    lines: lines.map((line) => encodeLine(line, encoding)),
    balance: { ...balance, payLater: payLaterOf(balance, order.payLaterMinor) },
    payments: payments.map(encodePayment),
    refunds: refunds.map(encodeRefund),
    tags: isMerchant ? [...order.tags] : [],
    seen: isMerchant && order.seen,
    hold: isMerchant ? order.hold : null,
    staffFields: isMerchant ? view.staffFields : {},
    activities: activities
      .filter(({ kind }) => isMerchant || buyerActivities.has(kind))
      .map(encodeActivity),
    ...(order.isRehearsal && { isRehearsal: true }),
    link: encoding.linkOf(order.id),
  }
}

const encodeFields = (order: Order) => ({
  id: order.id,
  number: numberOf(order),
  revision: order.revision,
  state: order.state,
  paymentState: order.paymentState,
  fulfillmentState: order.fulfillmentState,
  channel: order.channel,
  memberId: order.memberId,
  checkoutId: order.checkoutId,
  email: order.email,
  currency: order.currency,
  exponent: currencyExponent(order.currency),
  pricesIncludeTax: order.pricesIncludeTax,
  discounts: order.discounts.map(({ promotionId, name, code = null, amount, lines }) => ({
    promotionId,
    name,
    code,
    amount,
    lines: [...lines],
  })),
  delivery: order.delivery.map(({ lineIds: _, ...one }) => ({ ...one, ...encodeTaxed(one) })),
  taxes: [...order.taxes],
  totals: order.totals,
  shipping: order.shipping,
  billing: order.billing,
  note: order.note,
  giftMessage: order.giftMessage,
  customFields: [...order.customFields],
  consents: [...order.consents],
  language: order.language,
  archived: order.archived,
  payUntilDate: order.payUntilDate,
  createdDate: order.createdDate,
  updatedDate: order.updatedDate,
  placedDate: order.placedDate,
})

const encodeTaxed = ({ beforeTax, tax, afterTax, taxes }: TaxedAmount) => ({
  beforeTax,
  tax,
  afterTax,
  taxes: [...taxes],
})

function encodeLine(
  line: OrderLine,
  { mediaUrl, isMerchant }: OrderEncoding,
): WireOrder['lines'][number] {
  const { price, image } = line
  const { units: _, ...priced } = price
  return {
    ...priced,
    ...encodeTaxed(price),
    productId: line.productId,
    variantId: line.variantId,
    subscriptionId: line.reference?.subscriptionId ?? null,
    name: line.name,
    descriptionLines: line.descriptionLines.map(({ colorCode = null, ...one }) => ({
      ...one,
      colorCode,
    })),
    image: image && {
      id: image.id,
      url: mediaUrl(image.id),
      width: image.width,
      height: image.height,
      altText: image.altText,
      ...(image.focalPoint && { focalPoint: image.focalPoint }),
    },
    sku: line.sku,
    kind: line.kind,
    shippable: line.shippable,
    refunded: line.refunded,
    restocked: line.restocked,
    preorder: line.preorder,
    fulfilled: line.fulfilled,
    sources: isMerchant ? encodeSources(line) : [],
  }
}

/** Empty means that everything comes from the default location. */
function encodeSources(line: OrderLine) {
  const open = openSources(line, '')
  return line.sources.map(({ locationId, quantity, reason }, at) => ({
    locationId,
    quantity,
    reason,
    toSend: open[at]?.quantity ?? 0,
  }))
}

const encodeActivity = ({ id, kind, actor, content, createdDate }: Activity) => ({
  id,
  kind,
  actor: actor.type,
  content: { ...content },
  createdDate,
})

export const encodeSummary = ({
  totalMinor,
  isRehearsal,
  ...order
}: OrderSummary): WireSummary => ({
  ...order,
  number: numberOf({ ...order, isRehearsal }),
  ...(isRehearsal && { isRehearsal }),
  exponent: currencyExponent(order.currency),
  total: totalMinor,
  tags: [...order.tags],
})
