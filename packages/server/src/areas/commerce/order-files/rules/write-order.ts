import { toWire } from '@vitrine/contract/kit'
import {
  type OrderFileFormat,
  type OrderFileItem,
  OrderFileLine,
} from '@vitrine/contract/order-files'
import { currencyDigits, fromMinorUnits, toFixedDecimal } from '@vitrine/money'
import { writeCsvHeader, writeCsvRow } from '../../../../platform/csv/write-csv.ts'
import { balanceOf, type OrderLine, type OrderView } from '../../orders/index.ts'
import { writeCell } from './cells.ts'
import { columns } from './columns.ts'

/** The beginning of a file before the first order. */
export const headOf = (format: OrderFileFormat): string =>
  format === 'csv' ? writeCsvHeader(columns.map(([name]) => name)) : ''

/** An order as text of a file. */
export function textOf(format: OrderFileFormat, view: OrderView): string {
  const line = lineOf(view)
  if (format === 'jsonl') return `${JSON.stringify(toWire(OrderFileLine, line))}\n`
  return line.items.map((item, at) => rowOf(line, item, at)).join('')
}

/** The first row contains the whole order; further ones the id and a line. */
function rowOf(line: OrderFileLine, item: OrderFileItem, at: number): string {
  const cells = columns.map(([, path]) => {
    const [first = '', ...rest] = path.split('.')
    if (first === 'items') return writeCell(valueAt(item, rest))
    return at === 0 || path === 'externalId' ? writeCell(valueAt(line, [first, ...rest])) : ''
  })
  return writeCsvRow(cells)
}

const valueAt = (from: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], from)

function lineOf(view: OrderView): OrderFileLine {
  const { order, lines } = view
  const { totals } = order
  const amount = amountIn(order.currency)
  const { paid, refunded } = balanceOf(totals.total, view)
  const tax = totals.tax + totals.includedTax
  return {
    externalId: order.externalReference?.id || order.id,
    number: String(order.number),
    purchasedDate: order.purchasedDate ?? order.createdDate,
    state: order.state,
    currency: order.currency,
    pricesIncludeTax: order.pricesIncludeTax,
    ...(order.email && { email: order.email }),
    language: order.language,
    items: lines.map((line) => itemOf(line, amount)),
    ...deliveryOf(view, amount),
    ...discountOf(view, amount),
    tax: amount(tax),
    total: amount(totals.total),
    paid: amount(paid),
    ...(refunded > 0 && { refunded: amount(refunded) }),
    ...methodOf(view),
    sent: order.fulfillmentState === 'ALL',
    ...(order.shipping && { shipping: order.shipping }),
    ...(order.billing && { billing: order.billing }),
    ...(order.note && { note: order.note }),
    ...(order.tags.length > 0 && { tags: [...order.tags] }),
  }
}

type WriteAmount = (minor: number) => string

const amountIn =
  (currency: string): WriteAmount =>
  (minor) =>
    toFixedDecimal(fromMinorUnits(BigInt(minor), currency), currencyDigits(currency))

function itemOf(line: OrderLine, amount: WriteAmount): OrderFileItem {
  const { price, sku, productId, variantId, fulfilled } = line
  const discount = price.listed - price.total
  return {
    name: line.name,
    ...(sku && { sku }),
    quantity: line.quantity,
    price: amount(price.unitPrice),
    ...(discount > 0 && { discount: amount(discount) }),
    tax: amount(price.tax),
    ...(price.taxes[0] && { taxRate: price.taxes[0].rate }),
    ...(productId && { productId }),
    ...(variantId && { variantId }),
    ...(fulfilled > 0 && { sent: fulfilled }),
  }
}

function deliveryOf({ order: { delivery, totals } }: OrderView, amount: WriteAmount) {
  if (delivery.length === 0) return {}
  return {
    deliveryTitle: delivery.map(({ title }) => title).join(', '),
    deliveryPrice: amount(totals.delivery + totals.fees),
    deliveryTax: amount(delivery.reduce((sum, { tax }) => sum + tax, 0)),
  }
}

/** Discounts besides those of the lines: on deliveries. */
function discountOf({ order: { totals }, lines }: OrderView, amount: WriteAmount) {
  const ofLines = lines.reduce((sum, { price }) => sum + price.listed - price.total, 0)
  const parts = totals.listed - ofLines + totals.delivery + totals.fees + totals.tax
  const rest = parts - totals.total
  return rest > 0 ? { discount: amount(rest) } : {}
}

function methodOf({ payments }: OrderView) {
  const name = payments.findLast(({ capturedMinor }) => capturedMinor > 0)?.name
  return name ? { paymentMethod: name } : {}
}
