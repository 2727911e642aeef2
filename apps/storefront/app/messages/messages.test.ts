import { createMessages } from '@vitrine/ui/messages'
import { expect, test } from 'vitest'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'

const english: Record<string, string | object> = en
const german: Record<string, string | object> = de
const placeholders = (message: string | object) =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort()

test('every language says everything', () => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
})

test.each(Object.keys(english))('%s takes the same values in every language', (key) => {
  expect(placeholders(german[key] ?? '')).toEqual(placeholders(english[key] ?? ''))
})

test('counts are spoken', () => {
  const { t } = createMessages(en, 'en')
  expect([0, 1, 1234].map((n) => t('productCount', { n }))).toEqual([
    'No products',
    '1 product',
    '1,234 products',
  ])
})
