import type {
  checkout as checkoutService,
  CheckoutViolation as WireViolation,
} from '@vitrine/contract/checkout'
import type { Input, Output } from '@vitrine/contract/kit'
import { type CartEncoding, encodeCart, encodeEstimate } from '../../cart/index.ts'
import type { CheckoutView, Violation } from '../model.ts'
import type { CheckoutChanges } from '../service/change-checkout.ts'

type Operations = (typeof checkoutService)['operations']

export function encodeCheckout(
  { checkout, cart, estimate, violations }: CheckoutView,
  encoding: CartEncoding,
): Output<Operations['get']> {
  const { contact, deliveryChoice: _, ...shared } = encodeCart(cart, encoding)
  return {
    checkout: {
      ...shared,
      cartId: checkout.sourceCartId,
      state: checkout.state === 'open' ? 'OPEN' : 'COMPLETED',
      channel: checkout.channel,
      shipping: contact,
      billing: checkout.billing,
      useStoreCredit: cart.cart.useStoreCredit,
      deliveryChoices: [...checkout.deliveryChoices],
      customFields: [...checkout.customFields],
      consents: [...checkout.consents],
      completedDate: checkout.completedDate,
    },
    estimate: encodeEstimate(estimate),
    violations: violations.map(encodeViolation),
  }
}

export const encodeViolation = (one: Violation): WireViolation => ({
  code: one.code,
  severity: one.severity,
  field: one.field ?? null,
  lineId: one.lineId ?? null,
  description: one.description,
  data: { ...one.data },
})

type BuyerFields = Pick<
  Input<Operations['update']>,
  | 'email'
  | 'language'
  | 'shipping'
  | 'billing'
  | 'note'
  | 'giftMessage'
  | 'deliveryChoices'
  | 'customFields'
  | 'consents'
  | 'useStoreCredit'
>

/** Changes of a buyer. */
export const decodeChanges = ({
  shipping,
  billing,
  deliveryChoices,
  customFields,
  consents,
  ...fields
}: BuyerFields): CheckoutChanges => ({
  cart: {
    email: fields.email,
    language: fields.language,
    note: fields.note,
    giftMessage: fields.giftMessage,
    contact: shipping,
    useStoreCredit: fields.useStoreCredit,
  },
  own: {
    ...(billing !== undefined && { billing }),
    ...(deliveryChoices !== undefined && { deliveryChoices: deliveryChoices ?? [] }),
    ...(customFields !== undefined && { customFields: customFields ?? [] }),
  },
  ...(consents && { consents }),
})
