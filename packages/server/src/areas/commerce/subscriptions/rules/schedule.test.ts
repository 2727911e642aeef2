import { subscriptionPeriods } from '@vitrine/contract/cart'
import { subscriptionStatuses } from '@vitrine/contract/subscriptions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cycleAfter, dateOf } from './schedule.ts'
import { after, isEnded, type Step, transitions } from './transitions.ts'

const monthly = { frequency: 'MONTH', interval: 1, billingCycles: null } as const
const day = (date: Date) => date.toISOString().slice(0, 10)
const datesOf = (start: string, plan: Parameters<typeof dateOf>[1], count: number) =>
  Array.from({ length: count }, (_, cycle) => day(dateOf(new Date(start), plan, cycle)))

describe('the dates of a subscription', () => {
  test('of the 31st are the last days of shorter months, and the 31st again', () => {
    expect(datesOf('2027-10-31T23:30:00Z', monthly, 6)).toEqual([
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ])
  })

  test('of the 29th of February are the 28th between leap years', () => {
    const yearly = { ...monthly, frequency: 'YEAR' } as const
    expect(datesOf('2028-02-29T12:00:00Z', yearly, 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
  })

  const plan = fc.record({
    frequency: fc.constantFrom(...subscriptionPeriods),
    interval: fc.integer({ min: 1, max: 50 }),
    billingCycles: fc.constant(null),
  })
  const start = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  })

  test('increase, have the same time of day, and are at most a few days off', () => {
    fc.assert(
      fc.property(start, plan, fc.integer({ min: 0, max: 200 }), (date, one, cycle) => {
        const here = dateOf(date, one, cycle)
        const next = dateOf(date, one, cycle + 1)
        expect(next.getTime()).toBeGreaterThan(here.getTime())
        expect(here.toISOString().slice(-13)).toBe(date.toISOString().slice(-13))
        const isByMonth = one.frequency === 'MONTH' || one.frequency === 'YEAR'
        if (isByMonth) expect(here.getUTCDate()).toBeLessThanOrEqual(date.getUTCDate())
      }),
    )
  })

  test('that come next are the first after a given date', () => {
    fc.assert(
      fc.property(start, plan, fc.integer({ min: 0, max: 2000 }), (date, one, days) => {
        const now = new Date(date.getTime() + days * 86_400_000)
        const dates = { startDate: date, ...one }
        const next = cycleAfter(dates, 1, now)
        expect(dateOf(date, one, next).getTime()).toBeGreaterThan(now.getTime())
        if (next > 1)
          expect(dateOf(date, one, next - 1).getTime()).toBeLessThanOrEqual(now.getTime())
      }),
    )
  })
})

describe('the states of a subscription', () => {
  const steps = Object.keys(transitions) as Step[]

  test('are final when they have ended, and only a first payment starts one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), (happens) => {
        let status: (typeof subscriptionStatuses)[number] = 'PENDING'
        for (const step of happens) {
          const next = after(status, step)
          if (isEnded(status)) expect(next).toBeUndefined()
          if (status === 'PENDING' && next) expect(['START', 'CANCEL']).toContain(step)
          expect(next).not.toBe('PENDING')
          status = next ?? status
        }
      }),
    )
  })

  test('can all be cancelled until they have ended', () => {
    for (const status of subscriptionStatuses) {
      expect(after(status, 'CANCEL')).toBe(isEnded(status) ? undefined : 'CANCELLED')
    }
  })
})
