import type { Estimate } from '@vitrine/contract/cart'
import type { Checkout, CheckoutViolation } from '@vitrine/contract/checkout'
import type { PaymentOffer } from '@vitrine/contract/payments'
import { fromMinorUnits } from '@vitrine/money'
import { type CartView, viewCart } from '../cart/cart-view.ts'
import { type CostsView, type Place, viewCosts } from '../cart/costs-view.ts'
import { viewRules } from '../cart/rule-views.ts'
import type { Messages } from '../messages/index.ts'
import type { ViewContext } from '../views/view-context.ts'
import type { CheckoutFields } from './checkout-form.ts'

/** A payment method, and why it cannot be chosen. */
export type MethodView = {
  id: string
  name: string
  description: string
  refusal?: { reason: string; amount?: string }
}

export type CheckoutView = Pick<
  CartView,
  'currency' | 'lines' | 'problems' | 'rules' | 'subtotal' | 'needsDelivery'
> & {
  id: string
  costs: CostsView
  /** The destination, once the buyer has entered it. */
  place?: Place
  /** The last input. */
  fields: CheckoutFields
  methods: readonly MethodView[]
  /** In minor units: the total that the buyer agrees to. */
  total: number
  /** The store credit of the signed-in buyer, and whether it is used; absent without any. */
  credit?: CreditView
  /** In minor units: amount due after gift cards and store credit. */
  due: number
  /** The code of a gift card that was refused. */
  typedGiftCard?: string
  /** Whether the order only needs the buyer's confirmation. */
  isReady: boolean
}

export type CreditView = { balance: string; isUsed: boolean }

export type CheckoutReply = {
  checkout: Checkout
  estimate: Estimate
  violations: readonly CheckoutViolation[]
}

/** Violations that the next step resolves. */
const answeredBelow = new Set(['MISSING_DELIVERY_METHOD'])

export function viewCheckout(
  { checkout, estimate, violations }: CheckoutReply,
  offers: readonly PaymentOffer[],
  { messages, ...shown }: ViewContext & { readonly messages: Messages },
): CheckoutView {
  const rules = viewRules(violations, messages)
  const cart = viewCart({ ...checkout, contact: null, deliveryChoice: null }, shown, { rules })
  const place = placeOf(checkout)
  const errors = violations.filter(
    ({ severity, code }) => severity === 'ERROR' && !answeredBelow.has(code),
  )
  const costs = viewCosts(estimate, { place, needsDelivery: cart.needsDelivery })
  return {
    id: checkout.id,
    currency: cart.currency,
    lines: cart.lines,
    problems: cart.problems,
    rules: cart.rules,
    subtotal: cart.subtotal,
    needsDelivery: cart.needsDelivery,
    costs,
    ...(place && { place }),
    fields: fieldsOf(checkout),
    methods: estimate.due > 0 ? offers.map((offer) => viewMethod(offer, cart.currency)) : [],
    total: estimate.totals.total,
    due: estimate.due,
    isReady: place !== undefined && errors.length === 0 && !costs.isUndeliverable,
  }
}

function placeOf({ shipping, deliveryChoices }: Checkout): Place | undefined {
  const { country, postalCode } = shipping?.address ?? {}
  if (!country) return undefined
  return { country, postalCode: postalCode ?? '', option: deliveryChoices[0]?.code ?? '' }
}

/** The buyer's input. */
export function fieldsOf({
  email,
  shipping,
  deliveryChoices,
}: Pick<Checkout, 'email' | 'shipping' | 'deliveryChoices'>): CheckoutFields {
  const { address, contactDetails } = shipping ?? {}
  const { firstName, lastName } = contactDetails ?? {}
  return {
    email: email ?? '',
    name: [firstName, lastName].filter(Boolean).join(' '),
    country: address?.country ?? '',
    address: address?.addressLine ?? '',
    address2: address?.addressLine2 ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    subdivision: address?.subdivision ?? '',
    phone: contactDetails?.phone ?? '',
    company: contactDetails?.company ?? '',
    vatId: contactDetails?.vatId?.id ?? '',
    delivery: deliveryChoices[0]?.code ?? '',
    payment: '',
  }
}

function viewMethod(offer: PaymentOffer, currency: string): MethodView {
  const { id, name, description, offered, reason, need } = offer
  if (offered) return { id, name, description }
  const amount = typeof need === 'number' ? fromMinorUnits(BigInt(need), currency) : undefined
  return { id, name, description, refusal: { reason, ...(amount && { amount }) } }
}
