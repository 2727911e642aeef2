import { ApplicationError } from '@vitrine/contract/kit'
import { isLess } from '@vitrine/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricesOf } from '../../products/rules/prices.ts'
import type { Product, Subscription, Variant } from '../../shared/model/product.ts'
import { sampleProducts } from '../../shared/model/sample-products.ts'
import { adjustVariants, type VariantAdjustments } from './adjust-variants.ts'

const [specimen] = sampleProducts as [Product]
const [blank] = specimen.variants as [Variant]

/** Ten-thousandths, so that the tests use integers; formatted with at least two decimals. */
const unit = 10_000n
const text = (value: bigint): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(5, '0')
  const [whole, part] = [digits.slice(0, -4), digits.slice(-4).replace(/0{1,2}$/, '')]
  return `${value < 0n ? '-' : ''}${whole}.${part}`
}
const MAX = 9_999_999_999_900n
const stored = fc.bigInt({ min: 0n, max: MAX })
const step = fc.bigInt({ min: -MAX / 100n, max: MAX / 100n }).map((cents) => cents * 100n)
const percent = fc.integer({ min: -100, max: 1000 })
const roundings = { NONE: 4, CURRENCY: 2, WHOLE: 0 } as const
const rounding = fc.constantFrom('NONE', 'CURRENCY', 'WHOLE')

interface Money {
  readonly actual: bigint
  readonly compareAt: bigint | null
  readonly cost: bigint | null
}
const money: fc.Arbitrary<Money> = fc
  .tuple(stored, stored, fc.boolean(), fc.option(stored))
  .map(([a, b, compared, cost]) => {
    const [low, high] = a < b ? [a, b] : [b, a]
    return { actual: low, compareAt: compared && low < high ? high : null, cost }
  })

const sold = (id: string, { actual, compareAt, cost }: Money): Variant => ({
  ...blank,
  id,
  price: text(compareAt ?? actual),
  salePrice: compareAt === null ? null : text(actual),
  cost: cost === null ? null : text(cost),
})
const product = (variants: readonly Money[], rest: Partial<Product> = {}): Product => ({
  ...specimen,
  subscriptions: null,
  discount: { type: 'NONE', value: '0' },
  variants: variants.map((one, at) => sold(`v${at}`, one)),
  ...rest,
})

/** A value in ten-thousandths after a step in millionths of it, rounded half up. */
function rounded(millionths: bigint, digits: number): bigint {
  const size = 10n ** BigInt(6 - digits)
  const half = millionths < 0n ? -size / 2n : size / 2n
  return (((millionths + half) / size) * size) / 100n
}
const byAmount = (value: bigint, amount: bigint, digits: number) =>
  rounded((value + amount) * 100n, digits)
const byRate = (value: bigint, rate: number, digits: number) =>
  rounded(value * BigInt(100 + rate), digits)

const codeOf = (work: () => unknown): string | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof ApplicationError) return error.definition.code
    throw error
  }
}
const adjusted = (before: Product, asked: VariantAdjustments) => adjustVariants(before, asked, 2)

describe('adjusting variants', () => {
  test('changes the price by an amount exactly, or names the limit that it would exceed', () => {
    fc.assert(
      fc.property(money, step, rounding, (one, amount, how) => {
        const wanted = byAmount(one.actual, amount, roundings[how])
        const asked = {
          actualPrice: { kind: 'amount', value: text(amount) },
          rounding: how,
        } as const
        const before = product([one])
        if (wanted < 0n || wanted > MAX || wanted > (one.compareAt ?? MAX)) {
          expect(codeOf(() => adjusted(before, asked))).toBe('ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE')
          return
        }
        const [after] = adjusted(before, asked).variants as [Variant]
        expect(pricesOf(after).actual).toBe(text(wanted))
        const compareAt = one.compareAt === wanted ? null : one.compareAt
        expect(pricesOf(after).compareAt).toBe(compareAt === null ? null : text(compareAt))
        expect(after.cost).toBe(one.cost === null ? null : text(one.cost))
      }),
    )
  })

  test('changes costs by percents exactly, and adds no missing cost', () => {
    fc.assert(
      fc.property(money, percent, rounding, (one, rate, how) => {
        const asked = { cost: { kind: 'percent', value: String(rate) }, rounding: how } as const
        const before = product([one])
        const wanted = one.cost === null ? null : byRate(one.cost, rate, roundings[how])
        if (wanted !== null && wanted > MAX) {
          expect(codeOf(() => adjusted(before, asked))).toBe('ADJUSTED_COST_OUT_OF_RANGE')
          return
        }
        const [after] = adjusted(before, asked).variants as [Variant]
        expect(after.cost).toBe(wanted === null ? null : text(wanted))
        expect(pricesOf(after)).toEqual(pricesOf(before.variants[0] as Variant))
      }),
    )
  })

  test('subtracts a discount from the compare-at price, or from the price when there is none', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 0, max: 100 }), (one, rate) => {
        const asked = {
          compareAtPriceDiscount: { kind: 'percent', value: String(rate) },
          rounding: 'NONE',
        } as const
        const [after] = adjusted(product([one]), asked).variants as [Variant]
        const compareAt = one.compareAt ?? one.actual
        const actual = byRate(compareAt, -rate, 4)
        const compared = actual < compareAt ? text(compareAt) : null
        expect(pricesOf(after)).toEqual({ actual: text(actual), compareAt: compared })
      }),
    )
  })

  test('leaves every product valid: prices in range, a higher compare-at price, correct ranges', () => {
    const adjustment = fc.option(
      fc.oneof(
        step.map((value) => ({ kind: 'amount', value: text(value) }) as const),
        percent.map((value) => ({ kind: 'percent', value: String(value) }) as const),
      ),
      { nil: undefined },
    )
    const asking = fc.record({
      actualPrice: adjustment,
      compareAtPrice: adjustment,
      cost: adjustment,
      rounding,
    })
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 5 }), asking, (some, asked) => {
        const given = Object.fromEntries(
          Object.entries(asked).filter(([, value]) => value !== undefined),
        ) as unknown as VariantAdjustments
        const before = product(some)
        const code = codeOf(() => adjusted(before, given))
        if (code !== undefined) {
          expect(code).toMatch(/^ADJUSTED_(ACTUAL_PRICE|COMPARE_AT_PRICE|COST)_OUT_OF_RANGE$/)
          return
        }
        const after = adjusted(before, given)
        for (const one of after.variants) {
          const { actual, compareAt } = pricesOf(one)
          if (compareAt !== null) expect(isLess(actual, compareAt)).toBe(true)
        }
        const paid = after.variants.map((one) => Number(pricesOf(one).actual))
        expect(Number(after.aggregates.price.min)).toBe(Math.min(...paid))
        expect(Number(after.aggregates.price.max)).toBe(Math.max(...paid))
      }),
    )
  })

  const one = (actual: bigint, compareAt: bigint | null = null): Money => ({
    actual: actual * unit,
    compareAt: compareAt === null ? null : compareAt * unit,
    cost: null,
  })
  const amount = (value: string) => ({ kind: 'amount', value }) as const
  const percents = (value: string) => ({ kind: 'percent', value }) as const

  test('changes no variant when one of them would leave its range', () => {
    const before = product([one(100n), one(5n)])
    const asked = { actualPrice: amount('-10'), rounding: 'NONE' } as const
    expect(codeOf(() => adjusted(before, asked))).toBe('ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE')
  })

  test('does not let a compare-at price fall below the price', () => {
    const before = product([one(90n, 100n)])
    const asked = { compareAtPrice: amount('-20'), rounding: 'NONE' } as const
    expect(codeOf(() => adjusted(before, asked))).toBe('ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE')
  })

  test('does not lower a price to the discount of a subscription', () => {
    const subscription: Subscription = {
      id: 's',
      title: 'Monthly',
      description: '',
      visible: true,
      billingCycles: null,
      frequency: 'MONTH',
      interval: 1,
      discount: { type: 'AMOUNT', value: '8' },
    }
    const before = product([one(10n)], {
      subscriptions: { items: [subscription], allowOneTimePurchases: true },
    })
    const asked = (value: string) =>
      codeOf(() => adjusted(before, { actualPrice: amount(value), rounding: 'NONE' }))
    expect(asked('-2')).toBe('CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT')
    expect(asked('-1.99')).toBeUndefined()
  })

  test('ends a discount of the whole product and saves the resulting prices', () => {
    const before = product([one(90n, 100n)], { discount: { type: 'PERCENT', value: '10' } })
    const after = adjusted(before, { actualPrice: percents('-50'), rounding: 'NONE' })
    expect(after.discount.type).toBe('NONE')
    expect(pricesOf(after.variants[0] as Variant)).toEqual({ actual: '45.00', compareAt: '100.00' })
  })

  test('changes the product’s own price, too', () => {
    const before = product([one(20n), one(10n)], { base: { ...specimen.base, price: '10' } })
    const after = adjusted(before, { actualPrice: percents('10'), rounding: 'NONE' })
    expect(after.base.price).toBe('11.00')
  })

  test.each([
    ['NONE', '3.5555'],
    ['CURRENCY', '3.56'],
    ['WHOLE', '4.00'],
  ] as const)('rounds with %s to %s', (how, price) => {
    const before = product([{ actual: 35_500n, compareAt: null, cost: null }])
    const asked = { actualPrice: percents('0.15493'), rounding: how } as const
    expect(adjusted(before, asked).variants[0]?.price).toBe(price)
  })
})
