import { catalogueProblems } from '@vitrine/messages/testing'
import { expect, test } from 'vitest'
import { de, en, messagesFor } from './all.ts'

test('every language says everything, with the same values', () => {
  expect(catalogueProblems(en, de)).toEqual([])
})

test('counts are spoken', () => {
  const { productCount } = messagesFor('en', 'en')
  expect([0, 1, 1234].map((n) => productCount({ n }))).toEqual([
    'No products',
    '1 product',
    '1,234 products',
  ])
})
