import { type AddressProblem, checkAddress } from '@vitrine/addresses'
import { type CartProblem, giftCardUses } from '../../cart/index.ts'
import type { CheckoutRule, Violation } from '../model.ts'

const error = (code: string, description: string, more: Partial<Violation> = {}): Violation => ({
  code,
  severity: 'ERROR',
  description,
  ...more,
})

/** Problems of lines; a changed price is only a warning. */
const validateLines: CheckoutRule = ({ cart }) =>
  cart.lines.length === 0
    ? [error('EMPTY_CHECKOUT', 'There is nothing in this checkout', { field: 'lines' })]
    : cart.problems.map(lineViolation)

function lineViolation(problem: CartProblem): Violation {
  const { lineId } = problem
  const line = { field: 'lines', lineId }
  if (problem.kind === 'PRICE_CHANGED') {
    const { before, after } = problem
    const description = `The price of one piece was ${before} and is ${after} now`
    const data = { before, after }
    return { code: 'LINE_PRICE_CHANGED', severity: 'WARNING', description, ...line, data }
  }
  if (problem.kind === 'SHORT_STOCK') {
    const { available } = problem
    const description = `Only ${available} are left`
    return error('LINE_SHORT_STOCK', description, { ...line, data: { available } })
  }
  if (problem.kind === 'BELOW_MINIMUM') {
    const { minimum } = problem
    const sentence = `An order takes ${minimum} or more of this product`
    return error('LINE_BELOW_MINIMUM', sentence, { ...line, data: { minimum } })
  }
  if (problem.kind === 'ABOVE_MAXIMUM') {
    const { maximum } = problem
    const sentence = `An order takes ${maximum} at most of this product`
    return error('LINE_ABOVE_MAXIMUM', sentence, { ...line, data: { maximum } })
  }
  return error(`LINE_${problem.kind}`, lineSentences[problem.kind], line)
}

const lineSentences = {
  SOLD_OUT: 'Nothing is left of this product',
  GONE: 'This product is not sold any more',
  CHOICES_CHANGED: 'The options of this product have changed; choose again',
} as const

const validateBuyer: CheckoutRule = ({ cart: { cart } }) =>
  cart.email === null
    ? [error('MISSING_EMAIL', 'An e-mail address is needed for the order', { field: 'email' })]
    : []

/** Items that a merchant wrote for members only. */
const validateMembership: CheckoutRule = ({ cart: { cart, lines } }) =>
  cart.memberId === null
    ? lines
        .filter(({ line }) => line.customItem?.isForMembers)
        .map(({ line }) =>
          error('MEMBERS_ONLY_ITEM', 'Sign in to order this; it is for members', {
            field: 'lines',
            lineId: line.id,
          }),
        )
    : []

/** Shippable lines require an address, and a delivery for each group. */
const validateDelivery: CheckoutRule = ({ cart, checkout, estimate }) => {
  if (!cart.lines.some(({ shippable, availability }) => shippable && availability.sellable > 0)) {
    return []
  }
  if (!cart.cart.contact?.address?.country) {
    const sentence = 'An address is needed that this can be delivered to'
    return [error('MISSING_DELIVERY_ADDRESS', sentence, { field: 'shipping.address' })]
  }
  const field = 'deliveryChoices'
  if (estimate.isChoiceMissing) {
    const offered = new Set(estimate.result.deliveryOffers.map(({ optionId }) => optionId))
    const gone = checkout.deliveryChoices.filter(({ code }) => !offered.has(code))
    return gone.length > 0
      ? [
          error('DELIVERY_METHOD_NO_LONGER_AVAILABLE', 'The chosen delivery is not offered', {
            field,
            data: { codes: gone.map(({ code }) => code) },
          }),
        ]
      : [error('MISSING_DELIVERY_METHOD', 'A delivery is needed for each group', { field })]
  }
  return checkout.deliveryChoices.length === 0
    ? [error('MISSING_DELIVERY_METHOD', 'Choose how this is delivered', { field })]
    : []
}

/** A checkout that costs something needs a billing address; default: the shipping address. */
const validateBilling: CheckoutRule = ({ cart, checkout, estimate }) => {
  const { address } = checkout.billing ?? cart.cart.contact ?? {}
  if (estimate.result.totals.total === 0 || address?.country) return []
  const sentence = 'An address is needed for the bill'
  return [error('MISSING_BILLING_ADDRESS', sentence, { field: 'billing.address' })]
}

/**
 * Checks the address by the format of its country. A missing state is an error, because tax depends on it;
 * the rest is left to the people who ship.
 */
const validateAddress: CheckoutRule = ({ cart }) => {
  const address = cart.cart.contact?.address
  if (!address?.country) return []
  const { country } = address
  const addressLine = address.addressLine ?? address.streetAddress?.name
  return checkAddress({ ...address, country, addressLine }).map(addressViolation)
}

function addressViolation({ field, kind, expected }: AddressProblem): Violation {
  const isState = field === 'subdivision' && (kind === 'MISSING' || kind === 'UNKNOWN')
  return {
    code: kind === 'MISSING' ? 'ADDRESS_INCOMPLETE' : 'ADDRESS_IMPLAUSIBLE',
    severity: isState ? 'ERROR' : 'WARNING',
    field: `shipping.address.${field}`,
    description: addressSentences[kind],
    data: { kind, ...(expected !== undefined && { expected }) },
  }
}

const addressSentences = {
  MISSING: 'Addresses of this country have this field',
  WRONG_FORM: 'Postal codes of this country look different',
  UNKNOWN: 'This country has no such subdivision',
  OTHER_SUBDIVISION: 'The postal code lies in another subdivision',
} as const

/** A code without effect does not prevent ordering. */
const validateCodes: CheckoutRule = ({ estimate: { uselessCodes } }) =>
  uselessCodes.map(({ code, reason, have = null, need = null }) => ({
    code: 'CODE_TAKES_NOTHING_OFF',
    severity: 'WARNING',
    field: 'codes',
    description: `The code ${code} takes nothing off`,
    data: { code, reason, have, need },
  }))

/** A gift card that no longer pays must be removed, so that nobody pays more than is shown. */
const validateGiftCards: CheckoutRule = ({ estimate }) =>
  giftCardUses(estimate)
    .filter(({ reason }) => reason === 'no-balance')
    .map(({ id, lastFour }) =>
      error('GIFT_CARD_UNUSABLE', `Nothing can be paid with the gift card ending in ${lastFour}`, {
        field: 'giftCards',
        data: { giftCardId: id, lastFour },
      }),
    )

/** The rules of every shop, in the order in which a buyer meets them. */
export const ownRules: readonly CheckoutRule[] = [
  validateLines,
  validateBuyer,
  validateMembership,
  validateDelivery,
  validateAddress,
  validateBilling,
  validateCodes,
  validateGiftCards,
]
