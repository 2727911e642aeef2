import { expect, test } from 'vitest'
import type { ResolvedRate } from './rates-for.ts'
import { taxOf } from './tax-of.ts'

const rate = { rate: '0.19' } as ResolvedRate
const of = (amount: string, isIncluded: boolean) => {
  const { tax, taxable } = taxOf({ amount, rate, isIncluded, digits: 2 })
  return [tax, taxable]
}

test('tax is added to an amount, or contained in it, rounded half up', () => {
  expect(of('100.00', false)).toEqual(['19.00', '100.00'])
  expect(of('119.00', true)).toEqual(['19.00', '100.00'])
  expect(of('0.50', false)).toEqual(['0.10', '0.50'])
  expect(of('0.13', false)).toEqual(['0.02', '0.13'])
  expect(of('0.00', true)).toEqual(['0.00', '0.00'])
})
