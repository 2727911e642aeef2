import { expect, test } from 'vitest'
import { links } from '../links.ts'
import { choiceFromSearch, readReport } from './review-choice.ts'

const choiceOf = (search: string) => choiceFromSearch(new URLSearchParams(search))

test('an address has the filters of the listed reviews, without the defaults', () => {
  const choice = { sort: 'LOWEST', stars: 4, page: 2 } as const
  const address = links.reviews('jar', { Glaze: 'Celadon', 'review-reported': 'r' }, choice)
  expect(address).toBe(
    '/products/jar?Glaze=Celadon&review-sort=lowest&review-stars=4&review-page=2#reviews',
  )
  expect(choiceOf(new URL(address, 'http://shop.test').search)).toEqual(choice)
  expect(links.reviews('jar', {}, { sort: 'NEWEST', page: 1 })).toBe('/products/jar#reviews')
})

test('invalid values are the default', () => {
  expect(choiceOf('review-sort=odd&review-stars=6&review-page=-1')).toEqual({
    sort: 'NEWEST',
    page: 1,
  })
})

test('a report has a review and one of the reasons', () => {
  const form = new FormData()
  expect(readReport(form)).toBeUndefined()
  form.set('report', 'r')
  form.set('reason', 'BECAUSE')
  expect(readReport(form)).toBeUndefined()
  form.set('reason', 'SPAM')
  expect(readReport(form)).toEqual({ id: 'r', reason: 'SPAM' })
})
