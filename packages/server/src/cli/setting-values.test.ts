import { expect, test } from 'vitest'
import { readTestBankFaults } from './setting-values.ts'

test('the test bank is reliable unless a seed is given', () => {
  expect(readTestBankFaults({}, 'production')).toBeUndefined()
  expect(readTestBankFaults({ TEST_BANK_FAULTS: '' }, 'development')).toBeUndefined()
  expect(readTestBankFaults({ TEST_BANK_FAULTS: '7' }, 'development')).toBe(7)
})

test('a seed that is none, and any in production, is refused in words', () => {
  const read = (text: string, mode: 'development' | 'production') => () =>
    readTestBankFaults({ TEST_BANK_FAULTS: text }, mode)
  expect(read('often', 'development')).toThrow('TEST_BANK_FAULTS is "often"; it must be a whole')
  expect(read('7', 'production')).toThrow('production runs without it')
})
