import { addDecimals } from '@vitrine/money'
import { expect, test } from 'vitest'
import type { ResolvedRate } from './rates-for.ts'
import { type TaxRounding, taxesOf } from './tax-of.ts'

const rate = { rate: '0.19' } as ResolvedRate
const perLine: TaxRounding = { digits: 2, mode: 'half-up', point: 'part' }
const taxes = (amounts: readonly string[], isIncluded: boolean, rounding = perLine) =>
  taxesOf(
    amounts.map((amount) => ({ amount, rate, isIncluded })),
    rounding,
  ).map(({ tax, taxable }) => [tax, taxable])
const of = (amount: string, isIncluded: boolean, rounding = perLine) =>
  taxes([amount], isIncluded, rounding)[0]

test('tax is added to an amount, or contained in it, rounded half up', () => {
  expect(of('100.00', false)).toEqual(['19.00', '100.00'])
  expect(of('119.00', true)).toEqual(['19.00', '100.00'])
  expect(of('0.50', false)).toEqual(['0.10', '0.50'])
  expect(of('0.13', false)).toEqual(['0.02', '0.13'])
  expect(of('0.00', true)).toEqual(['0.00', '0.00'])
})

test('half a cent is rounded to the even neighbour if the site sets that', () => {
  const halfEven = { ...perLine, mode: 'half-even' } as const
  expect(of('0.50', false, halfEven)).toEqual(['0.10', '0.50'])
  expect(of('1.50', false)).toEqual(['0.29', '1.50'])
  expect(of('1.50', false, halfEven)).toEqual(['0.28', '1.50'])
})

test('rounded per rate, the taxes of amounts add up to the tax of their sum', () => {
  const perRate = { ...perLine, point: 'sum' } as const
  const three = ['0.13', '0.13', '0.13']
  const sumOf = (all: (string | undefined)[][]) =>
    all.reduce((sum, [tax = '0']) => addDecimals(sum, tax), '0')
  expect(sumOf(taxes(three, false))).toBe('0.06')
  expect(sumOf(taxes(three, false, perRate))).toBe('0.07')
  expect(of('0.39', false)).toEqual(['0.07', '0.39'])
})
