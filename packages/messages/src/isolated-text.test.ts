import { expect, test } from 'vitest'
import { createMessages, isolatedText } from './index.ts'

const en = {
  sent: 'Sent to {email}',
  left: { one: '{n, number} left', other: '{n, number} left' },
} as const

const messagesIn = (locale: string) => createMessages(en, locale, isolatedText(locale))

test('a value in a language from right to left does not reorder the sentence around it', () => {
  expect(messagesIn('he').sent({ email: 'ada@example.com' })).toBe(
    'Sent to \u2068ada@example.com\u2069',
  )
  expect(messagesIn('ar').sent({ email: '' })).toBe('Sent to ')
})

test('numbers and languages from left to right need none', () => {
  expect(messagesIn('he').left({ n: 1200 })).toBe('1,200 left')
  expect(messagesIn('ja').sent({ email: 'ada@example.com' })).toBe('Sent to ada@example.com')
})
