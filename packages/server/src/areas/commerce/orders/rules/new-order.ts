import type { AddressWithContact } from '@vitrine/contract/carts'
import { hashSnapshot } from '@vitrine/pricing'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, LineView } from '../../cart/index.ts'
import type { CheckoutView } from '../../checkout/index.ts'
import type { Order, OrderLine, OrderPrice } from '../model/order.ts'

/** Data of an order besides that of its checkout. */
export interface NewOrder {
  readonly number: number
  readonly state: Order['state']
  readonly paymentState: Order['paymentState']
  readonly payUntilDate: Date | null
  readonly language: string
}

/** Creates the order of a checkout, with its current state. */
export function orderOf(
  { now, actor }: Pick<Tx, 'now' | 'actor'>,
  caller: CartCaller,
  { checkout, cart: { cart }, estimate }: CheckoutView,
  added: NewOrder,
): Order {
  const { result, snapshot } = estimate
  const billing = checkout.billing ?? cart.contact
  const owner = caller.kind === 'owner' ? caller.owner : { visitorId: null, memberId: null }
  return {
    ...added,
    id: newId(),
    isRehearsal: cart.isRehearsal,
    revision: 1,
    fulfillmentState: 'NONE',
    channel: checkout.channel,
    visitorId: cart.visitorId ?? owner.visitorId,
    memberId: cart.memberId ?? owner.memberId,
    contactId: cart.contactId,
    email: cart.email,
    buyerName: nameOf(cart.contact) || nameOf(billing),
    checkoutId: checkout.id,
    cartId: checkout.sourceCartId,
    purchaseFlowId: cart.purchaseFlowId,
    currency: result.currency,
    pricesIncludeTax: snapshot.settings.pricesIncludeTax,
    totals: result.totals,
    payLaterMinor: result.payment.later.total,
    discounts: result.discounts,
    delivery: result.delivery,
    taxes: result.taxes,
    shipping: cart.contact,
    billing,
    note: cart.note,
    giftMessage: cart.giftMessage,
    customFields: checkout.customFields,
    staffFields: {},
    consents: checkout.consents,
    tags: [],
    publicTags: [],
    archived: false,
    seen: false,
    fees: [],
    externalReference: null,
    attribution: '',
    extendedFields: cart.extendedFields,
    hold: null,
    importedDate: null,
    purchasedDate: null,
    creator: { type: actor.type, id: actor.id },
    createdDate: now,
    updatedDate: now,
    placedDate: added.state === 'PLACED' ? now : null,
  }
}

/** The name of the recipient for lists. */
export const nameOf = (contact: AddressWithContact | null | undefined): string => {
  const { firstName, lastName } = contact?.contactDetails ?? {}
  return [firstName, lastName].filter(Boolean).join(' ')
}

export function linesOf({ cart, estimate }: CheckoutView): OrderLine[] {
  const prices = new Map(estimate.result.lines.map((line) => [line.id, line]))
  const payments = new Map(estimate.snapshot.lines.map(({ id, payment }) => [id, payment]))
  return cart.lines.flatMap((view, position) => {
    const price = prices.get(view.line.id)
    if (!price) return []
    const payment = payments.get(view.line.id) ?? null
    return [{ ...lineOf(view), position, price, payment }]
  })
}

function lineOf(view: LineView): Omit<OrderLine, 'position' | 'price' | 'payment'> {
  const { line, purchasable, name, descriptionLines, image, shippable, availability } = view
  return {
    id: line.id,
    productId: purchasable?.productId ?? null,
    variantId: purchasable?.variantId ?? null,
    reference: line.reference,
    name,
    descriptionLines,
    image,
    sku: purchasable?.sku ?? line.customItem?.sku ?? null,
    kind: kindOf(view),
    shippable,
    weight: purchasable?.weight ?? line.customItem?.weight ?? null,
    quantity: line.quantity,
    taken: 0,
    preordered: 0,
    restocked: 0,
    preorder: availability.isPreorder ? { shipsAt: availability.shipsAt } : null,
    sources: [],
    refunded: 0,
    fulfilled: 0,
    returned: 0,
  }
}

/** Whether it is bought again and again. */
export const isSubscribed = ({ reference }: Pick<OrderLine, 'reference'>): boolean =>
  reference?.subscriptionId !== undefined

function kindOf({ purchasable }: LineView): OrderLine['kind'] {
  if (!purchasable) return 'CUSTOM'
  if (purchasable.isGiftCard) return 'GIFT_CARD'
  return purchasable.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL'
}

export const priceOf = ({ estimate: { result, snapshot } }: CheckoutView): OrderPrice => ({
  engineVersion: result.engineVersion,
  snapshotHash: hashSnapshot(snapshot),
  snapshot,
  trace: result.trace,
})

/** The amount to pay later for an order with given prices; everything if nothing is paid with the order. */
export function payLaterOfLines(
  lines: readonly Pick<OrderLine, 'payment' | 'price' | 'quantity'>[],
  total: number,
): number {
  if (lines.length > 0 && lines.every(({ payment }) => payment?.kind === 'offline')) return total
  return lines.reduce((sum, { payment, price, quantity }) => {
    if (payment?.kind === 'offline') return sum + price.total
    if (payment?.kind !== 'deposit') return sum
    return sum + price.total - Math.min(payment.deposit * quantity, price.total)
  }, 0)
}
