import { reminderConsents } from '@vitrine/contract/abandoned-checkouts'
import type { AddressWithContact } from '@vitrine/contract/carts'
import type { Cart, Estimate, LineView } from '../../cart/index.ts'
import type { Checkout } from '../../checkout/index.ts'
import type { AbandonedLine, Snapshot } from '../model.ts'

interface CheckoutState {
  readonly cart: Cart
  readonly estimate: Estimate
  /** Absent for a cart that was used as a checkout. */
  readonly checkout?: Checkout | undefined
  /** Language of the shop. */
  readonly language: string
}

/** A snapshot of an abandoned checkout. */
export function snapshotOf({ cart, estimate, checkout, language }: CheckoutState): Snapshot {
  const { totals, discounts } = estimate.result
  const { view } = estimate
  return {
    visitorId: cart.visitorId,
    memberId: cart.memberId,
    checkoutId: cart.id,
    isCart: checkout === undefined,
    cartId: checkout ? checkout.sourceCartId : cart.id,
    contactId: cart.contactId,
    email: cart.email ?? '',
    contact: cart.contact,
    buyerName: nameOf(cart.contact) || nameOf(checkout?.billing ?? cart.billing),
    language: cart.language ?? language,
    overrideCheckoutUrl: cart.overrideCheckoutUrl,
    currency: view.currency,
    totals: {
      subtotal: totals.listed,
      discount: totals.subtotal - totals.discount - totals.listed,
      delivery: totals.delivery - totals.deliveryDiscount,
      tax: totals.tax,
      total: totals.total,
    },
    lines: view.lines.map(lineOf),
    discounts: discounts.map(({ promotionId, name, code = null, phase, amount, lines }) => ({
      promotionId,
      name,
      code,
      scope: scopeOf(phase),
      amount,
      lineIds: lines.map(({ lineId }) => lineId),
    })),
    codes: cart.codes,
    hasConsent: hasConsent(checkout),
    touchedDate: cart.updatedDate,
  }
}

const scopeOf = (phase: Estimate['result']['discounts'][number]['phase']) =>
  phase === 'order' ? 'ORDER' : phase === 'delivery-discount' ? 'DELIVERY' : 'LINES'

const lineOf = ({ line, purchasable, ...view }: LineView): AbandonedLine => ({
  id: line.id,
  reference: line.reference,
  quantity: line.quantity,
  name: view.name,
  descriptionLines: view.descriptionLines,
  image: view.image,
  sku: purchasable?.sku ?? line.customItem?.sku ?? null,
  weight: purchasable?.weight ?? line.customItem?.weight ?? null,
  shippable: view.shippable,
  price: view.price,
  linePrice: view.linePrice,
})

const hasConsent = (checkout: Checkout | undefined): boolean =>
  (checkout?.consents ?? []).some(({ key }) =>
    (reminderConsents as readonly string[]).includes(key),
  )

/** Empty without a name. */
const nameOf = (contact: AddressWithContact | null | undefined): string => {
  const { firstName, lastName } = contact?.contactDetails ?? {}
  return [firstName, lastName].filter(Boolean).join(' ')
}
