import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { moneySentences, totalSteps } from './money-texts.ts'
import { nextStepOf } from './next-step.ts'
import { storedLine, storedOrder } from './order.fixture.ts'
import { activityText } from './timeline-texts.ts'

const writing = { messages: english, locale: 'en' }
const paid = { paid: 1390, pending: 0, due: 0 }

describe('the next step', () => {
  test.each([
    ['record', 1390, storedOrder()],
    ['waits', 1390, storedOrder({ state: 'AWAITING_PAYMENT', payUntilDate: new Date(0) })],
    ['review', 0, storedOrder({ state: 'IN_REVIEW' })],
    ['capture', 1390, storedOrder({ paymentState: 'AUTHORIZED', balance: { authorized: 1390 } })],
    ['send', 0, storedOrder({ paymentState: 'PAID', balance: paid })],
    [
      'deliver',
      0,
      storedOrder({
        paymentState: 'PAID',
        balance: paid,
        delivery: [],
        lines: [storedLine({ kind: 'DIGITAL', shippable: false })],
      }),
    ],
    ['sendRest', 0, storedOrder({ paymentState: 'PAID', balance: paid, fulfillmentState: 'PART' })],
    ['sent', 0, storedOrder({ paymentState: 'PAID', balance: paid, fulfillmentState: 'ALL' })],
    [
      'onHold',
      0,
      storedOrder({
        paymentState: 'PAID',
        balance: paid,
        hold: { reason: '', createdDate: new Date(0) },
      }),
    ],
    [
      'overpaid',
      610,
      storedOrder({ paymentState: 'OVERPAID', balance: { ...paid, paid: 2000, due: -610 } }),
    ],
    [
      'send',
      0,
      storedOrder({
        paymentState: 'PARTLY_REFUNDED',
        balance: { paid: 2000, due: -610, refunded: 610 },
      }),
    ],
    ['endedPaid', 1390, storedOrder({ state: 'CANCELLED', balance: paid })],
    ['ended', 0, storedOrder({ state: 'EXPIRED', balance: { pending: 0 } })],
    ['disputed', 0, storedOrder({ paymentState: 'DISPUTED', balance: paid })],
  ] as const)('is %s', (kind, amount, order) => {
    expect(nextStepOf(order)).toMatchObject({ kind, amount })
  })
})

describe('texts about money', () => {
  test('show what is charged, paid, refunded and due', () => {
    expect(moneySentences(storedOrder(), writing).join(' ')).toBe(
      'The order costs €13.90. Nothing is paid yet. €13.90 is still due.',
    )
    const refunded = storedOrder({ balance: { ...paid, refunded: 400, refunding: 90 } })
    expect(moneySentences(refunded, writing).join(' ')).toBe(
      'The order costs €13.90. €13.90 is paid. €4.00 of it was refunded. €0.90 is being refunded. Nothing is due.',
    )
    const over = storedOrder({ balance: { paid: 1500, due: -110 } })
    expect(moneySentences(over, writing).at(-1)).toBe('€1.10 was paid too much.')
    const cancelled = storedOrder({ state: 'CANCELLED' })
    expect(moneySentences(cancelled, writing).join(' ')).not.toContain('due')
  })

  test('the steps add up to the total, and included tax follows it', () => {
    const steps = totalSteps(storedOrder(), writing)
    expect(steps.map(({ label, amount, kind }) => [label, amount, kind])).toEqual([
      ['Products', '€9.00', 'step'],
      ['Delivery: Parcel', '€4.90', 'step'],
      ['Total', '€13.90', 'total'],
      ['of which VAT 19%', '€2.22', 'contained'],
    ])
  })

  test('discounts are named with their codes, added tax with its base', () => {
    const { totals, taxes } = storedOrder()
    const order = storedOrder({
      totals: { ...totals, subtotal: 800, discount: 100, tax: 152, total: 1342 },
      discounts: [{ promotionId: 'x', name: 'Spring', code: 'TEN', amount: 100, lines: [] }],
      taxes: taxes.map((tax) => ({ ...tax, isIncluded: false, base: 800, amount: 152 })),
    })
    expect(totalSteps(order, writing).map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Products €9.00',
      'Reductions of products -€1.00',
      'Discounts: Spring (code TEN) -€1.00',
      'Delivery: Parcel €4.90',
      'VAT 19% on €8.00 €1.52',
      'Total €13.42',
    ])
  })
})

describe('the timeline', () => {
  const toText = (kind: string, content: Record<string, string | number | boolean> = {}) =>
    activityText(
      { id: 'a', kind, actor: 'staff', content, createdDate: new Date(0) },
      storedOrder(),
      english.order,
      'en',
    )

  test('shows event, author and comment', () => {
    expect(toText('PLACED')).toEqual({
      what: 'The order was placed.',
      text: '',
      who: 'by the team',
    })
    expect(toText('REFUNDED', { amount: 450, reason: 'Broken' })).toMatchObject({
      what: 'A refund of €4.50 was started.',
      text: 'Reason: Broken',
    })
    expect(toText('NOTE', { text: 'Call her' })).toMatchObject({ what: 'Note', text: 'Call her' })
    expect(toText('PAID_LATE', { isRecovered: true }).what).toContain('Everything was still there')
    expect(toText('PAID_LATE', { isRecovered: false }).what).toContain('sold out')
  })

  test('shows events of an unknown kind, too', () => {
    expect(toText('SHIPPED').what).toBe('Something else: SHIPPED')
  })
})
