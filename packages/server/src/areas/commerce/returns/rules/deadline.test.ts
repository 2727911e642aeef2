import { describe, expect, test } from 'vitest'
import { arrivalOf, isOver, lastMoment } from './deadline.ts'

const day = (date: string) => new Date(`2026-07-${date}T10:00:00Z`)
const order = { placedDate: day('01'), createdDate: day('01'), fulfillmentState: 'ALL' as const }
const parcel = (id: string, date: string) => ({ id, createdDate: day(date) })
const delivered = (fulfillmentId: string, date: string) => ({
  kind: 'DELIVERED' as const,
  content: { fulfillmentId },
  createdDate: day(date),
})

describe('the days of a return', () => {
  test('count from the latest delivery', () => {
    const parcels = [parcel('a', '03'), parcel('b', '04')]
    const { date } = arrivalOf(order, parcels, [delivered('b', '06'), delivered('a', '09')])
    expect(date).toEqual(day('09'))
  })

  test('count from sending without a recorded delivery, and from placing when nothing is sent', () => {
    expect(arrivalOf(order, [parcel('a', '05')], []).date).toEqual(day('05'))
    expect(arrivalOf(order, [], []).date).toEqual(day('01'))
  })

  test('end with the last day, and never before everything is sent', () => {
    const arrival = arrivalOf(order, [parcel('a', '05')], [])
    expect(lastMoment(arrival, 14)).toEqual(new Date('2026-07-19T23:59:59Z'))
    expect(isOver(arrival, 14, day('19'))).toBe(false)
    expect(isOver(arrival, 14, day('20'))).toBe(true)
    const part = arrivalOf({ ...order, fulfillmentState: 'PART' }, [parcel('a', '05')], [])
    expect(isOver(part, 14, day('31'))).toBe(false)
  })
})
