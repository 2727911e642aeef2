import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endingsOf } from './endings.ts'

const lot = fc.record({
  leftMinor: fc.integer({ min: 1, max: 10_000 }),
  expirationDate: fc.option(
    fc.integer({ min: 0, max: 5 }).map((day) => new Date(day * 86_400_000)),
  ),
})

test('each date is listed once, in order, with all credit that expires then', () => {
  fc.assert(
    fc.property(fc.array(lot), (lots) => {
      const endings = endingsOf(lots)
      const moments = endings.map(({ expirationDate }) => expirationDate.getTime())
      expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other))
      const ending = lots.filter(({ expirationDate }) => expirationDate !== null)
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
      expect(sum(endings.map(({ amountMinor }) => amountMinor))).toBe(
        sum(ending.map(({ leftMinor }) => leftMinor)),
      )
    }),
  )
})
