import type { OrderLineItem } from '@vitrine/contract/ecom'
import { addDecimals } from '@vitrine/money'
import type { TaxedAmount } from '@vitrine/pricing'
import { rawPicture } from '../../../areas/catalog/index.ts'
import type { Order, OrderLine } from '../../../areas/commerce/orders/index.ts'
import { encodeDescription } from './description.ts'
import { encodePayment } from './line-payment.ts'
import type { OrderShop, WriteAmount } from './order-shop.ts'
import { encodeReference } from './references.ts'

const SKU_LENGTH = 40

/** A line of an order, as bought. */
export function encodeOrderLine(
  { mediaUrl }: OrderShop,
  money: WriteAmount,
  { pricesIncludeTax }: Pick<Order, 'pricesIncludeTax'>,
  line: OrderLine,
): OrderLineItem {
  const { price, reference, image, name, quantity } = line
  return {
    id: line.id,
    productName: { original: name, translated: name },
    ...(reference && {
      catalogReference: encodeReference(reference),
      rootCatalogItemId: reference.productId,
    }),
    quantity,
    descriptionLines: line.descriptionLines.map(encodeDescription),
    ...(image && { image: rawPicture(image, mediaUrl) }),
    physicalProperties: {
      ...(line.weight !== null && { weight: Number(line.weight) }),
      ...(line.sku && { sku: line.sku.slice(0, SKU_LENGTH) }),
      shippable: line.shippable,
    },
    itemType: line.kind === 'CUSTOM' ? { custom: 'custom' } : { preset: line.kind },
    price: money(Math.round(price.subtotal / quantity)),
    priceBeforeDiscounts: money(price.unitPrice),
    lineItemPrice: money(price.subtotal),
    totalDiscount: money(price.discount),
    totalPriceBeforeTax: money(price.beforeTax),
    totalPriceAfterTax: money(price.afterTax),
    taxInfo: encodeTaxInfo(money, price, pricesIncludeTax),
    taxDetails: encodeTaxDetails(money, price),
    ...encodePayment(line.payment, money),
    refundQuantity: line.refunded,
    restockQuantity: line.restocked,
    priceUndetermined: false,
    fixedQuantity: false,
    modifierGroups: [],
    locations: [],
  }
}

const rateOf = ({ taxes }: TaxedAmount) =>
  taxes.reduce((sum, { rate }) => addDecimals(sum, rate), '0')

export const encodeTaxDetails = (money: WriteAmount, taxed: TaxedAmount) => ({
  taxableAmount: money(taxed.beforeTax),
  taxRate: rateOf(taxed),
  totalTax: money(taxed.tax),
})

const encodeTaxInfo = (
  money: WriteAmount,
  taxed: TaxedAmount,
  taxIncludedInPrice: boolean,
): OrderLineItem['taxInfo'] => ({
  taxAmount: money(taxed.tax),
  taxableAmount: money(taxed.beforeTax),
  taxRate: rateOf(taxed),
  taxIncludedInPrice,
  taxBreakdown: taxed.taxes
    .filter(({ reason }) => reason !== 'no-rate')
    .map(({ name, rate, country, jurisdiction = country, base, amount }) => ({
      taxName: name,
      rate,
      jurisdiction,
      taxAmount: money(amount),
      taxableAmount: money(base),
    })),
})
