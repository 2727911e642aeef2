import { divideRounded } from '@vitrine/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { price } from './price.ts'
import {
  lineOf,
  netSettings,
  promotionOf,
  rateOf,
  snapshotOf,
  snapshots,
} from './snapshot.test.fixture.ts'
import type { TaxGroupRates } from './snapshot.ts'

/** Base × rate of up to six decimals, rounded once. */
const taxOn = (base: number, rate: string, mode: 'half-up' | 'half-even') =>
  Number(divideRounded(BigInt(base) * BigInt(Math.round(Number(rate) * 1e6)), 1_000_000n, mode))

describe('tax on prices without tax', () => {
  test('per rate is base × rate rounded once, and they sum to the total tax (EN 16931)', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const settings = {
          ...snapshot.settings,
          pricesIncludeTax: false,
          roundTaxPer: 'rate' as const,
        }
        const { taxes, totals, lines, delivery, fees } = price({ ...snapshot, settings })
        for (const { base, rate, amount } of taxes) {
          expect(amount).toBe(taxOn(base, rate, settings.roundingMode))
        }
        expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.tax)
        const items = [...lines, ...delivery, ...fees].flatMap((item) => item.taxes)
        for (const { rateId, base } of taxes) {
          const own = items.filter((item) => item.rateId === rateId)
          expect(own.reduce((sum, item) => sum + item.base, 0)).toBe(base)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('per line is the line × rate, each rounded', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const settings = {
          ...snapshot.settings,
          pricesIncludeTax: false,
          roundTaxPer: 'line' as const,
        }
        for (const { total, taxes } of price({ ...snapshot, settings }).lines) {
          for (const { rate, amount } of taxes) {
            expect(amount).toBe(taxOn(total, rate, settings.roundingMode))
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  test('depends on where it is rounded', () => {
    const lines = ['a', 'b', 'c'].map((id) => lineOf(id, { unitPrice: 10, taxGroupId: 'goods' }))
    const taxes = [{ taxGroupId: 'goods', rates: [rateOf('standard', '0.05')] }]
    const taxOf = (roundTaxPer: 'line' | 'rate', roundingMode: 'half-up' | 'half-even') =>
      price(snapshotOf({ lines, taxes, settings: { ...netSettings, roundTaxPer, roundingMode } }))
        .totals.tax
    expect(taxOf('line', 'half-up')).toBe(3)
    expect(taxOf('line', 'half-even')).toBe(0)
    expect(taxOf('rate', 'half-up')).toBe(2)
    expect(taxOf('rate', 'half-even')).toBe(2)
  })
})

describe('tax in prices', () => {
  const settings = { ...netSettings, pricesIncludeTax: true }

  test('never changes the total', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const gross = { ...snapshot, settings: { ...snapshot.settings, pricesIncludeTax: true } }
        const { totals, lines } = price(gross)
        expect(totals.total).toBe(price({ ...gross, taxes: [] }).totals.total)
        expect(totals.tax).toBe(0)
        for (const line of lines) expect(line.afterTax).toBe(line.total)
      }),
      { numRuns: 200 },
    )
  })

  test('is the part of the price by its rates, and the price without it is the base', () => {
    const taxes: TaxGroupRates[] = [
      { taxGroupId: 'goods', rates: [rateOf('gst', '0.05'), rateOf('pst', '0.07')] },
    ]
    const lines = [lineOf('cup', { unitPrice: 11_200, taxGroupId: 'goods' })]
    const result = price(snapshotOf({ lines, taxes, settings }))
    expect(result.lines[0]).toMatchObject({ beforeTax: 10_000, tax: 1200, afterTax: 11_200 })
    expect(result.taxes).toMatchObject([
      { rateId: 'gst', base: 10_000, amount: 500, isIncluded: true },
      { rateId: 'pst', base: 10_000, amount: 700, isIncluded: true },
    ])
    expect(result.totals).toMatchObject({ tax: 0, includedTax: 1200, total: 11_200 })
  })

  test('can depend on the tax group', () => {
    const taxes: TaxGroupRates[] = [
      { taxGroupId: 'goods', rates: [rateOf('vat', '0.25')] },
      { taxGroupId: 'services', rates: [rateOf('vat', '0.25')], includedInPrice: false },
    ]
    const lines = [
      lineOf('cup', { taxGroupId: 'goods' }),
      lineOf('repair', { taxGroupId: 'services' }),
    ]
    const { totals, taxes: found } = price(snapshotOf({ lines, taxes, settings }))
    expect(totals).toMatchObject({ includedTax: 200, tax: 250, total: 2250 })
    expect(found.map(({ isIncluded, base, amount }) => [isIncluded, base, amount])).toEqual([
      [false, 1000, 250],
      [true, 800, 200],
    ])
  })
})

test('every line has a tax with a reason, zero included', () => {
  const taxes: TaxGroupRates[] = [
    { taxGroupId: 'goods', rates: [rateOf('rc', '0', { reason: 'reverse-charge' })] },
    { taxGroupId: 'nothing', rates: [] },
  ]
  const lines = [
    lineOf('a', { taxGroupId: 'goods' }),
    lineOf('b', { taxGroupId: 'nothing' }),
    lineOf('c', { taxGroupId: 'unknown' }),
    lineOf('d'),
  ]
  const promotions = [promotionOf('p', { kind: 'percent-off-price', percent: '100' })]
  const { lines: priced } = price(snapshotOf({ lines, taxes, promotions }))
  expect(priced.map((line) => line.taxes.map(({ reason, amount }) => [reason, amount]))).toEqual([
    [['reverse-charge', 0]],
    [['no-rate', 0]],
    [['no-rate', 0]],
    [['no-rate', 0]],
  ])
})
