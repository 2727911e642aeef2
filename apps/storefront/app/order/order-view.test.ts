import type { Order } from '@vitrine/contract/orders'
import { expect, test } from 'vitest'
import { viewOrder } from './order-view.ts'

const payment = (provider: string, state: string, name: string, amount: number) => ({
  id: name,
  provider,
  state,
  name,
  amount,
  step: null,
})
const totals = {
  listed: 1800,
  subtotal: 1800,
  discount: 0,
  delivery: 490,
  deliveryDiscount: 0,
  fees: 0,
  tax: 0,
  includedTax: 0,
  total: 2290,
}
const order = (payments: object[]) =>
  ({
    id: 'order',
    number: '10001',
    state: 'PLACED',
    paymentState: 'PARTLY_PAID',
    email: 'ada@example.com',
    currency: 'EUR',
    lines: [],
    totals,
    discounts: [],
    delivery: [],
    taxes: [],
    shipping: null,
    billing: null,
    balance: { due: 1790, payLater: 0, refunded: 0 },
    payments,
    payUntilDate: null,
    fulfillmentState: 'NONE',
  }) as unknown as Order

test('an order shows the part paid with store credit', () => {
  const { costs } = viewOrder(
    order([
      payment('STORE_CREDIT', 'CAPTURED', '', 800),
      payment('BANK_TRANSFER', 'PENDING', 'Bank transfer', 1490),
    ]),
    { origin: 'https://shop.example', today: '2026-11-28', locale: 'en' },
  )
  expect(costs).toMatchObject({ giftCards: [], storeCredit: '8.00', due: '14.90' })
})

test('an order shows the part paid with gift cards, and the rest; unused cards are left out', () => {
  const { costs } = viewOrder(
    order([
      payment('GIFT_CARD', 'CAPTURED', '•••• AB12', 500),
      payment('GIFT_CARD', 'RELEASED', '•••• CD34', 700),
      payment('BANK_TRANSFER', 'PENDING', 'Bank transfer', 1790),
    ]),
    { origin: 'https://shop.example', today: '2026-11-28', locale: 'en' },
  )
  expect(costs.giftCards).toEqual([
    { id: '•••• AB12', lastFour: 'AB12', amount: '5.00', isSpent: false },
  ])
  expect(costs.due).toBe('17.90')
})
