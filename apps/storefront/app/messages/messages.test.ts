import { catalogueProblems } from '@vitrine/messages/testing'
import { expect, test } from 'vitest'
import { catalogues, en, messagesFor } from './all.ts'

test.each(Object.entries(catalogues))(
  '%s has all messages, with the same values',
  (_, catalogue) => {
    expect(catalogueProblems(en, catalogue)).toEqual([])
  },
)

test('counts have plural forms', () => {
  const { productCount } = messagesFor('en', 'en')
  expect([0, 1, 1234].map((n) => productCount({ n }))).toEqual([
    'No products',
    '1 product',
    '1,234 products',
  ])
})
