import { expect, test } from 'vitest'
import { formatPercent, fractionOf, percentOf } from './percent.ts'

test.each([
  ['19', '0.19'],
  ['8.25', '0.0825'],
  ['0', '0'],
  ['100', '1'],
  ['5.5', '0.055'],
  ['0.0001', '0.000001'],
  ['999.9999', '9.999999'],
])('%s percent is %s', (percent, fraction) => {
  expect(fractionOf(percent)).toBe(fraction)
  expect(percentOf(fraction)).toBe(percent)
})

test('a rate is shown in the format of the language', () => {
  expect(fractionOf(' 7,7 %')).toBe('0.077')
  for (const wrong of ['', '-1', '1000', 'much', '1.23456']) {
    expect(fractionOf(wrong)).toBeUndefined()
  }
  expect(percentOf('0.20')).toBe('20')
  expect(percentOf('1.000000')).toBe('100')
  expect(formatPercent('0.0825', 'en')).toBe('8.25%')
})
