import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventKind, PaymentEvent } from '../model/payment.ts'
import { foldEvents } from './fold.ts'

const kinds: readonly EventKind[] = [
  'ACTION_REQUIRED',
  'PROCESSING',
  'AUTHORIZED',
  'CAPTURED',
  'FAILED',
  'CANCELLED',
  'RELEASED',
  'REFUNDED',
  'REFUND_SENT',
  'REFUND_FAILED',
  'DISPUTED',
  'DISPUTE_WON',
  'NOTED',
]

const event = (id: string, kind: EventKind, amountMinor = 100, at = 0): PaymentEvent => ({
  provider: 'TEST_BANK',
  account: 'test',
  id,
  paymentId: 'p',
  kind,
  amountMinor,
  currency: 'EUR',
  date: new Date(at),
  details: { reference: `${id} ${kind}` },
})

const anyEvents = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom(...kinds),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    at: fc.integer({ min: 0, max: 5 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
)

describe('the state of a payment from its events', () => {
  test('is the same in any order, with any of them delivered again', () => {
    fc.assert(
      fc.property(anyEvents, fc.infiniteStream(fc.nat()), (sent, numbers) => {
        const events = sent.map(({ id, kind, amount, at }) => event(id, kind, amount, at))
        const next = () => Number(numbers.next().value)
        const repeated = [...events, ...events.filter(() => next() % 3 === 0)]
        const shuffled = repeated
          .map((one) => ({ one, key: next() }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(foldEvents(shuffled)).toEqual(foldEvents(events))
      }),
      { numRuns: 500 },
    )
  })

  test('counts received money, whatever other events exist', () => {
    const events = [event('1', 'FAILED'), event('2', 'CAPTURED', 250), event('3', 'CANCELLED')]
    expect(foldEvents(events)).toMatchObject({ state: 'CAPTURED', capturedMinor: 250 })
  })

  test('does not count a returned refund, in any order of events', () => {
    const details = { refundId: 'r' }
    const done = { ...event('2', 'REFUNDED', 100), details }
    const failed = { ...event('3', 'REFUND_FAILED', 100), details }
    const captured = event('1', 'CAPTURED', 250)
    expect(foldEvents([captured, done]).refundedMinor).toBe(100)
    expect(foldEvents([captured, done, failed]).refundedMinor).toBe(0)
    expect(foldEvents([failed, done, captured]).refundedMinor).toBe(0)
  })

  test('takes the latest event', () => {
    const events = [event('1', 'PROCESSING', 0, 2), event('2', 'CAPTURED', 250, 1)]
    expect(foldEvents(events).reference).toBe('1 PROCESSING')
    expect(foldEvents([])).toMatchObject({ state: 'PENDING', capturedMinor: 0, reference: null })
  })
})
