import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { addressFormOf, addressOf, checkAddress, parcelLines } from './address-form.ts'
import { storedLine, storedOrder, storedPayment } from './order.fixture.ts'
import {
  checkRefund,
  emptyRefund,
  minorOf,
  refundablePayments,
  refundOf,
  wholeRefund,
} from './refund-form.ts'

const order = storedOrder({
  lines: [storedLine({ quantity: 3, refunded: 1 }), storedLine({ id: 'l2', kind: 'DIGITAL' })],
})
const check = (own: Partial<typeof emptyRefund>) =>
  checkRefund({ ...emptyRefund, ...own }, order, english)

describe('a refund', () => {
  test('has pieces, restocked quantities, deliveries and an amount', () => {
    const form = {
      pieces: { l1: '2', l2: '1' },
      restock: ['l1'],
      deliveryGroupIds: ['g1'],
      amount: '12,50',
      reason: ' Broken ',
      paymentId: '',
      to: 'PAYMENTS' as const,
    }
    expect(refundOf(form, order)).toEqual({
      id: 'o1',
      lines: [
        { lineId: 'l1', quantity: 2, restock: 2 },
        { lineId: 'l2', quantity: 1, restock: 0 },
      ],
      deliveryGroupIds: ['g1'],
      amount: 1250,
      reason: 'Broken',
    })
  })

  test('is empty while nothing is chosen', () => {
    expect(refundOf({ ...emptyRefund, amount: '1', to: 'STORE_CREDIT' }, order)).toMatchObject({
      to: 'STORE_CREDIT',
    })
    expect(refundOf({ ...emptyRefund, amount: '1', paymentId: 'y1' }, order)).toMatchObject({
      amount: 100,
      paymentId: 'y1',
    })
    expect(refundOf({ ...emptyRefund, reason: 'Broken', pieces: { l1: '0' } }, order)).toBe(
      undefined,
    )
  })

  test('refuses more pieces than are left', () => {
    expect(check({ pieces: { l1: '2' } })).toEqual({})
    const sentence = 'Enter a whole number from 0 to 2.'
    for (const typed of ['3', '-1', '1.5', 'all']) {
      expect(check({ pieces: { l1: typed } })).toEqual({ 'pieces.l1': sentence })
    }
  })

  test('refuses an amount of zero, and more decimals than the currency', () => {
    expect(check({ amount: '0' })).toHaveProperty('amount')
    expect(check({ amount: '1.005' })).toHaveProperty('amount')
    expect(minorOf('1,234.50', { currency: 'EUR', exponent: 2 })).toBe(123_450)
    expect(minorOf('1990', { currency: 'JPY', exponent: 0 })).toBe(1990)
  })

  test('of everything excludes earlier refunds', () => {
    const paid = { ...order, balance: { ...order.balance, paid: 1390, due: 0 } }
    expect(wholeRefund(paid)).toEqual({
      pieces: { l1: '2', l2: '2' },
      restock: ['l1'],
      deliveryGroupIds: ['g1'],
      amount: '',
    })
    const partly = { ...paid, balance: { ...paid.balance, refunded: 90, refunding: 100 } }
    expect(wholeRefund(partly).amount).toBe('12.00')
    const refund = {
      id: 'f1',
      amount: 490,
      state: 'DONE' as const,
      reason: '',
      lines: [],
      deliveryGroupIds: ['g1'],
      payments: [
        {
          paymentId: 'y1',
          amount: 490,
          state: 'DONE' as const,
          isExternal: true,
          toStoreCredit: false,
          toOrderId: null,
        },
      ],
      createdDate: new Date(0),
    }
    expect(wholeRefund(storedOrder({ refunds: [refund] })).deliveryGroupIds).toEqual([])
    const failed = { ...refund, payments: [{ ...refund.payments[0]!, state: 'FAILED' as const }] }
    expect(wholeRefund(storedOrder({ refunds: [failed] })).deliveryGroupIds).toEqual(['g1'])
  })
})

test('a payment is offered for a refund while something of it is left', () => {
  const paid = storedPayment({ id: 'y1', captured: 900 })
  const later = storedPayment({ id: 'y2', captured: 490 })
  const back = (state: 'DONE' | 'FAILED') => ({
    id: 'r1',
    amount: 490,
    state,
    reason: '',
    lines: [],
    deliveryGroupIds: [],
    payments: [
      {
        paymentId: 'y2',
        amount: 490,
        state,
        isExternal: false,
        toStoreCredit: false,
        toOrderId: null,
      },
    ],
    createdDate: new Date(0),
  })
  const left = (refunds: Parameters<typeof refundablePayments>[0]['refunds']) =>
    refundablePayments(storedOrder({ payments: [paid, later], refunds: [...refunds] })).map(
      ({ id }) => id,
    )
  expect(left([])).toEqual(['y1', 'y2'])
  expect(left([back('DONE')])).toEqual(['y1'])
  expect(left([back('FAILED')])).toEqual(['y1', 'y2'])
})

describe('an address', () => {
  const parts = {
    address: {
      country: 'DE',
      city: 'Berlin',
      postalCode: '10117',
      streetAddress: { name: 'Linden', number: '1' },
    },
    contactDetails: { firstName: 'Ada', vatId: { id: 'DE1' } },
  }

  test('has the format of a parcel label', () => {
    expect(parcelLines(parts, 'en')).toEqual(['Ada', 'Linden 1', '10117 Berlin', 'Germany'])
    expect(parcelLines(null, 'en')).toEqual([])
  })

  test('does not lose fields that the form does not show', () => {
    const form = addressFormOf(parts)
    expect(addressOf(form, parts)).toMatchObject({
      address: { streetAddress: { name: 'Linden', number: '1' } },
      contactDetails: { vatId: { id: 'DE1' } },
    })
    expect(addressOf({ ...form, addressLine: 'Ring 2' }, parts).address).toMatchObject({
      addressLine: 'Ring 2',
      streetAddress: null,
    })
  })

  test('has a subdivision of its country', () => {
    const form = { ...addressFormOf(parts), subdivision: 'somewhere' }
    expect(checkAddress(form, english)).toHaveProperty('subdivision')
    expect(checkAddress({ ...form, subdivision: 'BE' }, english)).toEqual({})
  })
})
