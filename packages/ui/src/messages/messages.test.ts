import { describe, expect, test } from 'vitest'
import { createMessages, type Translation } from './messages.ts'

const catalogue = {
  greeting: 'Welcome back, {name}.',
  found: { none: 'Nothing found', one: '{n} object', other: '{n} objects' },
  close: 'Close',
} as const

const polish: Translation<typeof catalogue> = {
  greeting: 'Witaj, {name}.',
  found: { one: '{n} rzecz', few: '{n} rzeczy', many: '{n} rzeczy…', other: '{n} rzeczy?' },
  close: 'Zamknij',
}

describe('createMessages', () => {
  const { t } = createMessages(catalogue, 'en')

  test('fills in names', () => {
    expect(t('greeting', { name: 'Ada' })).toBe('Welcome back, Ada.')
    expect(t('close')).toBe('Close')
  })

  test('chooses the plural form and writes the number as the language does', () => {
    expect(t('found', { n: 0 })).toBe('Nothing found')
    expect(t('found', { n: 1 })).toBe('1 object')
    expect(t('found', { n: 48120 })).toBe('48,120 objects')
  })

  test('follows the plural rules of each language', () => {
    const { t: po } = createMessages(polish, 'pl')
    expect([1, 3, 5, 22, 25].map((n) => po('found', { n }))).toEqual([
      '1 rzecz',
      '3 rzeczy',
      '5 rzeczy…',
      '22 rzeczy',
      '25 rzeczy…',
    ])
  })

  test('does not read a value as another placeholder', () => {
    expect(t('greeting', { name: '{name} $& $1' })).toBe('Welcome back, {name} $& $1.')
  })

  test('says which value is missing instead of showing a blank', () => {
    // @ts-expect-error the placeholder is required
    expect(() => t('greeting')).toThrow('needs a value for {name}')
    // @ts-expect-error the count is required
    expect(() => t('found', {})).toThrow('needs n as a number')
    // @ts-expect-error the key does not exist
    expect(() => t('nothing')).toThrow('"nothing" is not in the catalogue')
  })
})
