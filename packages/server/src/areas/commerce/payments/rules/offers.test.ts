import { expect, test } from 'vitest'
import type { PaymentMethod } from '../model/payment.ts'
import { offerOf, type Payable } from './offers.ts'

const reasonOf = (
  delivery: PaymentMethod['delivery'],
  deliveryKinds: Payable['deliveryKinds'],
): string => {
  const limits = { countries: [], minTotal: null, maxTotal: null }
  const method = { ...limits, delivery } as unknown as PaymentMethod
  return offerOf(method, { totalMinor: 1990, country: 'DE', deliveryKinds }).reason
}

test.each([
  ['ANY', ['shipping'], 'offered'],
  ['ANY', ['none'], 'offered'],
  ['PICKUP', ['pickup'], 'offered'],
  ['PICKUP', ['shipping'], 'other-delivery'],
  ['PICKUP', ['local'], 'other-delivery'],
  ['PICKUP', ['pickup', 'shipping'], 'other-delivery'],
  ['PICKUP', ['none'], 'other-delivery'],
  ['SHIPPING', ['shipping'], 'offered'],
  ['SHIPPING', ['local', 'shipping'], 'offered'],
  ['SHIPPING', ['pickup'], 'other-delivery'],
  ['SHIPPING', ['none'], 'other-delivery'],
  // No delivery is chosen yet, or its kind is unknown.
  ['PICKUP', [], 'offered'],
  ['SHIPPING', [undefined], 'offered'],
] as const)('a method for %s and a delivery of %j: %s', (delivery, kinds, reason) =>
  expect(reasonOf(delivery, kinds)).toBe(reason),
)
