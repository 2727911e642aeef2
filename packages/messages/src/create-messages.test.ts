import { describe, expect, test } from 'vitest'
import { createMessages, type Translation, textOf } from './index.ts'

const en = {
  greeting: 'Welcome back, {name}.',
  found: { none: 'Nothing found', one: '{n, number} object', other: '{n, number} objects' },
  template: 'Write {{name}} where {what} stands',
  button: { close: 'Close', lines: ['First', 'Then {what}'] },
  state: { other: 'Other', new: 'New' },
  sent: 'Sent {at, date}',
  range: ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min}–${max}`),
} as const

const polish: Translation<typeof en> = {
  greeting: 'Witaj, {name}.',
  found: { one: '{n} rzecz', few: '{n} rzeczy', many: '{n} rzeczy…', other: '{n} rzeczy?' },
  template: '{{name}} zamiast {what}',
  button: { close: 'Zamknij', lines: ['Najpierw', 'Potem {what}'] },
  state: { other: 'Inne', new: 'Nowe' },
  sent: 'Wysłano {at, date}',
  range: ({ min, max }) => `${min}…${max}`,
}

describe('createMessages', () => {
  const messages = createMessages(en, 'en')

  test('constant texts are texts, at any depth', () => {
    expect(messages.button.close).toBe('Close')
    expect(messages.button.lines[0]).toBe('First')
    expect(messages.state.other).toBe('Other')
    expect(messages).toMatchObject({ locale: 'en', direction: 'ltr' })
  })

  test('a branch is the same object each time it is read, also in a copy', () => {
    const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(messages))
    expect(messages.button).toBe(messages.button)
    expect(copy).toEqual(messages)
    expect((copy as typeof messages).button).toBe(messages.button)
  })

  test('fills in values', () => {
    expect(messages.greeting({ name: 'Ada' })).toBe('Welcome back, Ada.')
    expect(messages.button.lines[1]({ what: 'rest' })).toBe('Then rest')
    expect(messages.range({ min: 2, max: 2 })).toBe('2')
  })

  test('doubled braces are braces', () => {
    expect(messages.template({ what: 'it' })).toBe('Write {name} where it stands')
  })

  test('chooses the plural form, and formats numbers of the language where requested', () => {
    expect(messages.found({ n: 0 })).toBe('Nothing found')
    expect(messages.found({ n: 1 })).toBe('1 object')
    expect(messages.found({ n: 48120 })).toBe('48,120 objects')
    const plain = createMessages({ found: { one: '{n} one', other: '{n} more' } }, 'en')
    expect(plain.found({ n: 48120 })).toBe('48120 more')
  })

  test('follows the plural rules of each language', () => {
    const { found } = createMessages<typeof en>(polish, 'pl')
    expect([1, 3, 5, 22, 25].map((n) => found({ n }))).toEqual([
      '1 rzecz',
      '3 rzeczy',
      '5 rzeczy…',
      '22 rzeczy',
      '25 rzeczy…',
    ])
  })

  test('formats dates and other values with the given formats', () => {
    const date = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : '')
    const { sent } = createMessages(en, 'en', { date })
    expect(sent({ at: new Date('2026-03-05T14:07:00Z') })).toBe('Sent 2026-03-05')
    expect(() => messages.sent({ at: new Date() })).toThrow('names the unknown format date')
  })

  test('does not read a value as another placeholder', () => {
    expect(messages.greeting({ name: '{name} $& $1' })).toBe('Welcome back, {name} $& $1.')
  })

  test('names a missing value instead of showing a blank', () => {
    // @ts-expect-error the placeholder is required
    expect(() => messages.greeting({})).toThrow('"greeting" needs a value for {name}')
    // @ts-expect-error the count is required
    expect(() => messages.found({})).toThrow('needs n as a number')
  })
})

test('a message chosen by a key can have values or none', () => {
  const { greeting, button } = createMessages(en, 'en')
  for (const message of [greeting, button.close]) {
    expect(textOf(message, { name: 'Ada' })).toMatch(/^(Welcome back, Ada\.|Close)$/)
  }
})
