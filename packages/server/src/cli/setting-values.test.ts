import { expect, test } from 'vitest'
import { readDatabaseDirectUrl, readTestBankFaults } from './setting-values.ts'

test('the test bank is reliable unless a seed is given', () => {
  expect(readTestBankFaults({}, 'production')).toBeUndefined()
  expect(readTestBankFaults({ TEST_BANK_FAULTS: '' }, 'development')).toBeUndefined()
  expect(readTestBankFaults({ TEST_BANK_FAULTS: '7' }, 'development')).toBe(7)
})

test('an invalid seed, and any in production, is refused with a clear error', () => {
  const read = (text: string, mode: 'development' | 'production') => () =>
    readTestBankFaults({ TEST_BANK_FAULTS: text }, mode)
  expect(read('often', 'development')).toThrow('TEST_BANK_FAULTS is "often"; it must be a whole')
  expect(read('7', 'production')).toThrow('production runs without it')
})

test('the direct address is read in addition to the one of a pooler, and refused without it or when invalid', () => {
  const pooler = { DATABASE_URL: 'postgresql://shop@pooler:6432/shop' }
  const direct = 'postgresql://shop@database:5432/shop'
  expect(readDatabaseDirectUrl(pooler)).toBeUndefined()
  expect(readDatabaseDirectUrl({ ...pooler, DATABASE_DIRECT_URL: '' })).toBeUndefined()
  expect(readDatabaseDirectUrl({ ...pooler, DATABASE_DIRECT_URL: direct })).toBe(direct)
  expect(() => readDatabaseDirectUrl({ DATABASE_DIRECT_URL: direct })).toThrow(
    'DATABASE_DIRECT_URL is set without DATABASE_URL',
  )
  const other = { ...pooler, DATABASE_DIRECT_URL: 'mysql://root:secret@127.0.0.1/shop' }
  expect(() => readDatabaseDirectUrl(other)).toThrow('DATABASE_DIRECT_URL is no address')
  expect(() => readDatabaseDirectUrl(other)).not.toThrow('secret')
})
