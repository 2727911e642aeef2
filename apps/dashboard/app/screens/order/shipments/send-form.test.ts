import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { english } from '../../../messages/english.fixture.ts'
import { storedLine, storedOrder } from '../order.fixture.ts'
import {
  checkSend,
  countOf,
  linkPreview,
  newSendForm,
  sendRequest,
  trackingFormOf,
  trackingOf,
} from './send-form.ts'

const order = storedOrder({
  lines: [
    storedLine({ quantity: 3, fulfilled: 1, refunded: 1 }),
    storedLine({ id: 'l2', quantity: 1, fulfilled: 1 }),
    storedLine({ id: 'l3', kind: 'DIGITAL', shippable: false }),
  ],
})
const form = newSendForm(order)

describe('a parcel', () => {
  test('starts with the remaining pieces', () => {
    expect(form.pieces).toEqual({ l1: '1' })
    expect(form.notify).toBe(true)
    expect(newSendForm({ ...order, email: null }).notify).toBe(false)
  })

  test('counts sent and remaining pieces', () => {
    expect(countOf(form, order)).toEqual({ sent: 1, left: 0 })
    expect(countOf({ ...form, pieces: {} }, order)).toEqual({ sent: 0, left: 1 })
  })

  test('refuses more pieces than are left', () => {
    const check = (typed: string) =>
      checkSend({ ...form, pieces: { l1: typed } }, order, english)['pieces.l1']
    expect(['', '0', '2', ' 1 '].map(check)).toEqual([undefined, undefined, undefined, undefined])
    expect(['3', '-1', 'x', '1.5'].map(check)).toEqual(
      Array.from({ length: 4 }, () => 'Enter a whole number from 0 to 2.'),
    )
  })

  test('is sent with its pieces and its tracking', () => {
    const tracked = { ...form, carrier: 'ups', number: ' 1Z ' } as const
    expect(sendRequest(tracked, order)).toEqual({
      orderId: 'o1',
      lines: [{ lineId: 'l1', quantity: 1 }],
      carrier: 'ups',
      trackingNumber: '1Z',
      notify: true,
    })
  })
})

describe('tracking', () => {
  const other = { carrier: 'other', carrierName: 'Bicycle', number: '7', link: '' } as const

  test('of another carrier needs its name, and accepts web addresses only', () => {
    const errorsOf = (change: object) => checkSend({ ...form, ...other, ...change }, order, english)
    expect(errorsOf({})).toEqual({})
    expect(Object.keys(errorsOf({ carrierName: ' ' }))).toEqual(['carrierName'])
    expect(Object.keys(errorsOf({ link: 'javascript:alert(1)' }))).toEqual(['link'])
  })

  test('shows the tracking link before it is saved', () => {
    expect(linkPreview({ ...other, carrier: 'dhl', number: '47 11' })).toMatch(/47%2011$/)
    expect(linkPreview(other)).toBeNull()
    expect(linkPreview({ ...other, link: 'https://a.example/7' })).toBe('https://a.example/7')
    expect(linkPreview({ ...other, carrier: 'dhl', number: '' })).toBeNull()
  })

  test('is the same after it was saved and opened again', () => {
    const text = fc.stringMatching(/^[a-z0-9]{1,9}$/)
    const typed = fc.record({
      carrier: fc.constantFrom('', 'dhl', 'fedex', 'other'),
      carrierName: text,
      number: fc.oneof(fc.constant(''), text),
      link: fc.oneof(fc.constant(''), fc.constant('https://a.example/7')),
    })
    fc.assert(
      fc.property(typed, (one) => {
        const stored = trackingOf(one as never)
        const link = linkPreview(one as never)
        expect(trackingOf(trackingFormOf({ ...stored, trackingLink: link }))).toEqual(stored)
      }),
    )
  })
})
