import { addressLines } from '@vitrine/addresses'
import type {
  FulfillmentState,
  Order,
  OrderPaymentState,
  OrderState,
} from '@vitrine/contract/orders'
import type { PaymentOffer, PaymentStep } from '@vitrine/contract/payments'
import { countryName } from '@vitrine/messages/countries'
import { fromMinorUnits } from '@vitrine/money'
import type { CostsView, Place } from '../cart/costs-view.ts'
import type { SummaryLine } from '../checkout/summary-lines.tsx'
import { drawQr, type QrPicture } from '../flow/qr.ts'
import { viewPicture } from '../views/picture.ts'
import type { ViewContext } from '../views/view-context.ts'
import type { ParcelView } from './parcel-view.ts'
import { type DeliveryPromise, deliveryPromiseOf } from './promised.ts'

export type TransferView = {
  holder: string
  iban: string
  bic: string
  amount: string
  reference: string
  /** ISO 8601, UTC. */
  due?: string
  qr?: QrPicture
}

/** An invoice or a credit note. */
export type DocumentView = {
  id: string
  kind: 'INVOICE' | 'CREDIT_NOTE'
  number: string
  /** Address of the document. */
  pdfUrl: string
  /** Address of the e-invoice. */
  xmlUrl: string
}

export type OrderView = {
  id: string
  number: string
  state: OrderState
  money: OrderPaymentState
  email: string
  currency: string
  lines: readonly (SummaryLine & {
    refunded: number
    /** The promised shipping day of unsent pieces. */
    promised?: DeliveryPromise
  })[]
  subtotal: string
  needsDelivery: boolean
  costs: CostsView
  place?: Place
  /** The refunded amount. */
  refunded?: string
  /** The amount due with its deadline; absent if nothing is due. */
  due?: { amount: string; until?: string }
  instructions?: string
  transfer?: TransferView
  /** Lines of an address. */
  shipping?: string
  billing?: string
  /** How much of it is sent; absent where nothing has to be. */
  sent?: FulfillmentState
  isPickup: boolean
  /** The pickup address and notes, by lines. */
  collection?: string
  /** The delivery time, as text of the shop. */
  deliveryTime?: string
  parcels: readonly ParcelView[]
  documents: readonly DocumentView[]
  methods: readonly Pick<PaymentOffer, 'id' | 'name' | 'description'>[]
}

type OrderContext = ViewContext & { readonly locale: string }

export function viewOrder(order: Order, { origin, today, locale }: OrderContext): OrderView {
  const { currency, totals, shipping, billing, balance } = order
  const amount = (units: number) => fromMinorUnits(BigInt(units), currency)
  const place = placeOf(order)
  const isOpen = order.state === 'AWAITING_PAYMENT'
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    money: order.paymentState,
    email: order.email ?? '',
    currency,
    lines: order.lines.map((line) => ({
      id: line.id,
      name: line.name,
      ...(line.image && { picture: viewPicture(line.image, origin, line.name) }),
      details: line.descriptionLines.map(({ name, value }) => ({ name, value })),
      quantity: line.quantity,
      total: amount(line.listed),
      refunded: line.refunded,
      ...(line.preorder &&
        line.fulfilled < line.quantity && { promised: deliveryPromiseOf(line.preorder, today) }),
    })),
    subtotal: amount(totals.listed),
    needsDelivery: order.lines.some(({ shippable }) => shippable),
    costs: costsOf(order, amount),
    ...(place && { place }),
    ...(balance.refunded > 0 && { refunded: amount(balance.refunded) }),
    ...(isOpen && {
      due: {
        amount: amount(balance.due - balance.payLater),
        ...(order.payUntilDate && { until: order.payUntilDate.toISOString() }),
      },
    }),
    ...instructionsOf(order, amount),
    ...(shipping && { shipping: envelopeLines(shipping, locale) }),
    ...(billing && { billing: envelopeLines(billing, locale) }),
    ...(order.delivery.length > 0 && { sent: order.fulfillmentState }),
    isPickup: order.delivery[0]?.kind === 'pickup',
    ...collectionOf(order, locale),
    parcels: [],
    documents: [],
    methods: [],
  }
}

function placeOf({ shipping, billing }: Order): Place | undefined {
  const address = (shipping ?? billing)?.address
  if (!address?.country) return undefined
  return { country: address.country, postalCode: address.postalCode ?? '', option: '' }
}

/** Gift card and store credit payments, active or pending; excludes failed and immediately returned ones. */
const tendersOf = ({ payments }: Order, ...kinds: readonly string[]) =>
  payments.filter(({ provider, state }) => kinds.includes(provider) && paying.has(state))
const paying: ReadonlySet<string> = new Set(['PENDING', 'AUTHORIZED', 'CAPTURED'])

function costsOf(order: Order, amount: (units: number) => string): CostsView {
  const { totals, discounts, delivery, taxes, balance } = order
  const giftCards = tendersOf(order, 'GIFT_CARD')
  const credits = tendersOf(order, 'STORE_CREDIT', 'ORDER_CREDIT')
  const sumOf = (tenders: typeof credits) => tenders.reduce((sum, one) => sum + one.amount, 0)
  const [first] = delivery
  return {
    listed: amount(totals.listed),
    discounts: discounts.map(({ promotionId, name, code, amount: units }) => ({
      id: promotionId,
      name,
      ...(code && { code }),
      amount: amount(-units),
    })),
    offers: [],
    ...(first && {
      delivery: { id: first.optionId, title: first.title, price: amount(totals.delivery) },
    }),
    isUndeliverable: false,
    taxes: taxes
      .filter((one) => one.amount > 0)
      .map(({ rateId, name, rate, amount: units, isIncluded }) => ({
        id: `${rateId} ${isIncluded}`,
        name,
        rate,
        amount: amount(units),
        isIncluded,
      })),
    ...(totals.fees > 0 && { fees: amount(totals.fees) }),
    total: amount(totals.total),
    giftCards: giftCards.map(({ id, name, amount: units }) => ({
      id,
      lastFour: name.slice(-4),
      amount: amount(units),
      isSpent: false,
    })),
    ...(credits.length > 0 && { storeCredit: amount(sumOf(credits)) }),
    due: amount(totals.total - sumOf(giftCards) - sumOf(credits) - balance.payLater),
    ...(balance.payLater > 0 && {
      payLater: amount(balance.payLater),
      isPaid: balance.due === balance.payLater,
    }),
  }
}

/** How an order is paid that is paid outside of the shop, until it is. */
function instructionsOf(
  { state, balance, payments }: Order,
  amount: (units: number) => string,
): Pick<OrderView, 'instructions' | 'transfer'> {
  const step = payments.findLast((one) => one.state === 'PENDING')?.step
  if (state !== 'PLACED' || balance.due <= 0 || step?.kind !== 'INSTRUCTIONS') return {}
  const { text, transfer } = step
  return {
    ...(text && { instructions: text }),
    ...(transfer && { transfer: viewTransfer(transfer, amount) }),
  }
}

/** The data of a bank transfer. */
export const viewTransfer = (
  transfer: NonNullable<PaymentStep['transfer']>,
  amount: (units: number) => string,
): TransferView => ({
  holder: transfer.holder,
  iban: transfer.iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
  bic: transfer.bic,
  amount: amount(transfer.amount),
  reference: transfer.reference,
  ...(transfer.dueDate && { due: new Date(transfer.dueDate).toISOString() }),
  ...(transfer.epc && { qr: drawQr(transfer.epc) }),
})

function collectionOf(
  { delivery: [first] }: Order,
  locale: string,
): Pick<OrderView, 'collection' | 'deliveryTime'> {
  const { pickup = null, instructions = '', deliveryTime = '' } = first?.details ?? {}
  const lines = pickup && [
    first?.title,
    ...addressLines(pickup),
    countryName(pickup.country, locale),
    instructions,
  ]
  return {
    ...(lines && { collection: lines.filter(Boolean).join('\n') }),
    ...(deliveryTime && { deliveryTime }),
  }
}

/** An address for an envelope, by lines. */
function envelopeLines(
  { address, contactDetails }: NonNullable<Order['shipping']>,
  locale: string,
): string {
  const { firstName, lastName, company } = contactDetails ?? {}
  const country = address?.country
  return [
    company,
    [firstName, lastName].filter(Boolean).join(' '),
    ...(country ? addressLines({ ...address, country }) : []),
    country && countryName(country, locale),
  ]
    .filter(Boolean)
    .join('\n')
}
