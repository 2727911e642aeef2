import type { Cart, Estimate } from '@vitrine/contract/cart'
import { expect, test } from 'vitest'
import { chooseOption, commonOptions, viewCodes, viewCosts } from './costs-view.ts'

const offer = (groupId: string, optionId: string, price: number) => ({
  groupId,
  optionId,
  title: optionId,
  price,
})
const taxed = { beforeTax: 0, tax: 0, afterTax: 0, taxes: [] }
const estimate = (own: Partial<Estimate> = {}): Estimate => ({
  engineVersion: '1',
  currency: 'EUR',
  exponent: 2,
  lines: [],
  discounts: [
    { promotionId: 'p', name: 'Spring', code: 'Spring', amount: 840, lines: [] },
    { promotionId: 'q', name: 'Nothing', code: null, amount: 0, lines: [] },
  ],
  deliveryOffers: [offer('parcel', 'standard', 490), offer('parcel', 'express', 990)],
  delivery: [{ ...offer('parcel', 'standard', 490), discount: 0, total: 490, ...taxed }],
  isDeliveryMissing: false,
  taxes: [
    {
      rateId: 'v',
      name: 'VAT',
      rate: '0.19',
      country: 'DE',
      reason: 'standard',
      base: 6763,
      amount: 1285,
      isIncluded: true,
    },
  ],
  totals: {
    listed: 8400,
    subtotal: 8400,
    discount: 840,
    delivery: 490,
    deliveryDiscount: 0,
    fees: 0,
    tax: 0,
    includedTax: 1285,
    total: 8050,
  },
  giftCards: [{ id: 'g', lastFour: 'H4WZ', amount: 1000, balance: 1000, reason: 'applies' }],
  storeCredit: null,
  due: 7050,
  payLater: 0,
  trace: [],
  verdicts: [],
  ...own,
})
const place = { country: 'DE', postalCode: '', option: '' }

test('amounts are exact decimals of the currency', () => {
  expect(viewCosts(estimate(), { place, needsDelivery: true })).toEqual({
    listed: '84.00',
    discounts: [{ id: 'p', name: 'Spring', code: 'Spring', amount: '-8.40' }],
    offers: [
      { id: 'standard', title: 'standard', price: '4.90' },
      { id: 'express', title: 'express', price: '9.90' },
    ],
    delivery: { id: 'standard', title: 'standard', price: '4.90' },
    isUndeliverable: false,
    taxes: [{ id: 'v true', name: 'VAT', rate: '0.19', amount: '12.85', isIncluded: true }],
    total: '80.50',
    giftCards: [{ id: 'g', lastFour: 'H4WZ', amount: '10.00', isSpent: false }],
    due: '70.50',
  })
})

test('the chosen delivery is one that every parcel has', () => {
  const offers = [
    offer('small', 'standard', 490),
    offer('large', 'standard', 2000),
    offer('small', 'express', 990),
  ]
  expect(commonOptions(offers)).toEqual([{ id: 'standard', title: 'standard', price: 2490 }])
  const one = [offer('parcel', 'standard', 490), offer('parcel', 'fetch', 0)]
  expect(chooseOption(one, 'fetch')?.id).toBe('fetch')
  expect(chooseOption(one, 'gone')?.id).toBe('standard')
  expect(chooseOption([], '')).toBeUndefined()
})

test('a country without delivery is undeliverable, but not for files', () => {
  const nothing = estimate({ deliveryOffers: [], delivery: [] })
  expect(viewCosts(nothing, { place, needsDelivery: true }).isUndeliverable).toBe(true)
  expect(viewCosts(nothing, { place, needsDelivery: false }).isUndeliverable).toBe(false)
  expect(viewCosts(nothing, { place: undefined, needsDelivery: true }).isUndeliverable).toBe(false)
})

test('codes show whether they have an effect', () => {
  const cart = { codes: ['SPRING', 'FREE'] } as Cart
  expect(viewCodes(cart, estimate()).map(({ state }) => state)).toEqual(['APPLIES', 'IDLE'])
  const refused = { subject: 'promotion', id: 'f', have: null, need: null, amount: null }
  const verdicts = [{ ...refused, applies: false, reason: 'no-delivery-cost' }]
  const statesOf = (own: Partial<Estimate>) =>
    viewCodes(cart, estimate({ verdicts, ...own })).map(({ state }) => state)
  expect(statesOf({ delivery: [] })).toEqual(['APPLIES', 'DELIVERY'])
  expect(statesOf({})).toEqual(['APPLIES', 'FREE'])
})
