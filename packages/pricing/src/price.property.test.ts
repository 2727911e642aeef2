import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { price } from './price.ts'
import type { Promotion } from './promotion.ts'
import { replayTrace, targetKey } from './replay.ts'
import type { PriceResult, TaxedAmount, UnitAllocation } from './result.ts'
import { lineOf, snapshots } from './snapshot.test.fixture.ts'
import type { PriceSnapshot, SnapshotLine } from './snapshot.ts'
import { hashSnapshot } from './snapshot-hash.ts'

const runs = { numRuns: 400 }
const sum = <T>(items: readonly T[], amountOf: (item: T) => number) =>
  items.reduce((total, item) => total + amountOf(item), 0)
const sumUnits = (units: readonly UnitAllocation[], amountOf: (unit: UnitAllocation) => number) =>
  sum(units, (unit) => unit.count * amountOf(unit))
const discountOf = (unit: UnitAllocation) => sum(unit.discounts, ({ amount }) => amount)
const taxedParts = (result: PriceResult): TaxedAmount[] => [
  ...result.lines,
  ...result.delivery,
  ...result.fees,
]

/** Every number in a result. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('a price', () => {
  test('is the sum of its pieces, lines, deliveries and fees', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const result = price(snapshot)
        for (const line of result.lines) {
          expect(sum(line.units, ({ count }) => count)).toBe(line.quantity)
          expect(sumUnits(line.units, ({ listed }) => listed)).toBe(line.listed)
          expect(sumUnits(line.units, discountOf)).toBe(line.listed - line.total)
          expect(sumUnits(line.units, ({ beforeTax }) => beforeTax)).toBe(line.beforeTax)
          expect(sumUnits(line.units, ({ tax }) => tax)).toBe(line.tax)
          expect(sumUnits(line.units, ({ afterTax }) => afterTax)).toBe(line.afterTax)
          expect(line.subtotal - line.discount).toBe(line.total)
        }
        const { totals } = result
        expect(sum(taxedParts(result), ({ afterTax }) => afterTax)).toBe(totals.total)
        expect(
          totals.subtotal -
            totals.discount +
            totals.delivery -
            totals.deliveryDiscount +
            totals.fees +
            totals.tax,
        ).toBe(totals.total)
        expect(sum(result.taxes, ({ amount }) => amount)).toBe(totals.tax + totals.includedTax)
      }),
      runs,
    )
  })

  test('has discounts that add up to the reductions of lines and deliveries', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const { discounts, totals } = price(snapshot)
        const { listed, subtotal, discount, deliveryDiscount } = totals
        expect(sum(discounts, ({ amount }) => amount)).toBe(
          listed - subtotal + discount + deliveryDiscount,
        )
        for (const { amount, lines, delivery } of discounts) {
          expect(sum(lines, (one) => one.amount) + sum(delivery, (one) => one.amount)).toBe(amount)
        }
      }),
      runs,
    )
  })

  test('has no negative or fractional amounts, except for reductions in the trace', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const { trace: _, ...result } = price(snapshot)
        const strange = numbersIn(result).filter((one) => !Number.isSafeInteger(one) || one < 0)
        expect(strange).toEqual([])
      }),
      runs,
    )
  })

  test('does not depend on the order of lines, promotions, options, fees or taxes', () => {
    const reversed = (snapshot: PriceSnapshot): PriceSnapshot => ({
      ...snapshot,
      lines: [...snapshot.lines].reverse(),
      promotions: [...snapshot.promotions].reverse(),
      fees: [...snapshot.fees].reverse(),
      taxes: [...snapshot.taxes].reverse(),
    })
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        expect(price(reversed(snapshot))).toEqual(price(snapshot))
        expect(hashSnapshot(reversed(snapshot))).toBe(hashSnapshot(snapshot))
      }),
      runs,
    )
  })

  test('is the sum of amounts now, later and after a trial; tenders and the due amount are those of now', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const { payment, totals, tenders, due } = price(snapshot)
        expect(sum(Object.values(payment), ({ total }) => total)).toBe(totals.total)
        expect(due + sum(tenders, ({ amount }) => amount)).toBe(payment.now.total)
      }),
      runs,
    )
  })

  test('has one verdict for each promotion, and applies those with a discount', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const { verdicts, discounts } = price(snapshot)
        const ofPromotions = verdicts.filter(({ subject }) => subject === 'promotion')
        expect(ofPromotions.map(({ id }) => id).sort()).toEqual(
          snapshot.promotions.map(({ id }) => id).sort(),
        )
        expect(ofPromotions.filter(({ applies }) => applies).map(({ id }) => id)).toEqual(
          discounts.map(({ promotionId }) => promotionId),
        )
      }),
      runs,
    )
  })
})

describe('the trace', () => {
  test('contains the amount of every target, and the total, without the snapshot', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const result = price(snapshot)
        const replay = replayTrace(result.trace)
        expect(replay.total).toBe(result.totals.total)
        expect(result.payment.now.total - replay.tendered).toBe(result.due)
        for (const { id, afterTax } of result.lines) {
          expect(replay.targets.get(targetKey({ kind: 'line', id }))).toBe(afterTax)
        }
      }),
      runs,
    )
  })

  test('shows when a step was changed', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const { trace, totals } = price(snapshot)
        const at = trace.findIndex(({ phase }) => phase === 'line' || phase === 'order')
        fc.pre(at !== -1)
        const changed = trace.map((step, index) =>
          index === at ? { ...step, amount: step.amount - 1 } : step,
        )
        const replayed = () => replayTrace(changed).total
        expect(() => expect(replayed()).toBe(totals.total)).toThrow()
      }),
    )
  })
})

/** The snapshot with its first line of several pieces split in two. */
function split(snapshot: PriceSnapshot): PriceSnapshot | undefined {
  const line = snapshot.lines.find(({ quantity }) => quantity > 1)
  if (line === undefined) return undefined
  const parts: SnapshotLine[] = [
    { ...line, quantity: 1 },
    { ...line, id: `${line.id}-rest`, quantity: line.quantity - 1 },
  ]
  return { ...snapshot, lines: snapshot.lines.flatMap((one) => (one === line ? parts : [one])) }
}

/**
 * Limits the number of discounts on sums: each is allocated to pieces with remainders that depend on the lines, which
 * affects the next one.
 */
const withSumEffects = (snapshot: PriceSnapshot, most: number): PriceSnapshot => {
  const isSum = ({ effect }: Promotion) => effect.kind.endsWith('-sum')
  const allowed = snapshot.promotions.filter(isSum).slice(0, most)
  const promotions = snapshot.promotions.filter((one) => !isSum(one) || allowed.includes(one))
  return { ...snapshot, promotions }
}

describe('splitting a line', () => {
  test('changes no discount, and nothing at all when tax is rounded for each rate', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const oneGroup: PriceSnapshot = {
          ...withSumEffects(snapshot, 1),
          settings: { ...snapshot.settings, roundTaxPer: 'rate' },
          lines: snapshot.lines.map((line) => ({ ...line, taxGroupId: 'goods' })),
        }
        const parts = split(oneGroup)
        fc.pre(parts !== undefined)
        const { totals, discounts } = price(oneGroup)
        const after = price(parts as PriceSnapshot)
        expect(after.totals).toEqual(totals)
        expect(after.discounts.map(({ amount }) => amount)).toEqual(
          discounts.map(({ amount }) => amount),
        )
      }),
      runs,
    )
  })

  test('changes the tax of a rate by one minor unit at most', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const isPerRate = snapshot.settings.roundTaxPer === 'rate'
        const whole = withSumEffects(snapshot, isPerRate ? 1 : 0)
        const parts = split(whole)
        fc.pre(parts !== undefined)
        const before = price(whole)
        const after = price(parts as PriceSnapshot)
        for (const [index, { amount }] of after.taxes.entries()) {
          expect(Math.abs(amount - (before.taxes[index]?.amount ?? 0))).toBeLessThanOrEqual(1)
        }
      }),
      runs,
    )
  })
})

test('a line without promotions changes nothing for the others', () => {
  fc.assert(
    fc.property(snapshots, fc.integer({ min: 1, max: 5000 }), (snapshot, unitPrice) => {
      const named: PriceSnapshot = {
        ...snapshot,
        promotions: snapshot.promotions.filter(
          ({ scope, conditions, effect }) =>
            scope?.productIds &&
            !conditions &&
            (effect.kind !== 'buy-to-get' || effect.bought.productIds),
        ),
      }
      const stranger = lineOf('a-stranger', { unitPrice, quantity: 3, productId: 'lamp' })
      const others = price(named).lines.map(({ id, total }) => ({ id, total }))
      const [, ...after] = price({ ...named, lines: [...named.lines, stranger] }).lines
      expect(after.map(({ id, total }) => ({ id, total }))).toEqual(others)
    }),
    runs,
  )
})
