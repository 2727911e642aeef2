import type { Review } from '@vitrine/contract/product-reviews'
import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { ReviewsPage } from './page.tsx'
import { readReviewsSearch, reviewsQuery } from './search.ts'

const review: Review = {
  id: 'r1',
  revision: 1,
  rating: 4,
  title: 'Warm light',
  text: 'It stands by my bed.',
  displayName: 'Ada',
  isVerified: true,
  createdDate: new Date('2026-05-01T11:00:00Z'),
  updatedDate: new Date('2026-05-01T11:00:00Z'),
  editedDate: null,
  reply: null,
  status: 'PENDING',
  language: 'en',
  productId: 'p1',
  productName: 'Lamp',
  orderId: 'o1',
  orderNumber: '10001',
  memberId: null,
  email: 'ada@example.com',
  reportCount: 2,
}
const page = (own: Partial<Parameters<typeof ReviewsPage>[0]> = {}) => (
  <ReviewsPage
    search={readReviewsSearch({})}
    rows={[review, { ...review, id: 'r2', title: '', text: '', reportCount: 0 }]}
    total={2}
    cursors={{}}
    now={new Date('2026-05-01T12:00:00Z')}
    stale={false}
    {...own}
  />
)

test('a row shows product, stars, text and state', () => {
  const text = textOf(page())
  expect(text).toContain('2 reviews')
  expect(text).toContain('Warm light – It stands by my bed.')
  expect(text).toContain('Waits for you')
  expect(text).toContain('2 reports')
  expect(text).toContain('Stars only')
  expect(markupOf(page())).toContain('aria-label="4 of 5 stars"')
  expect(markupOf(page())).toContain('/dashboard/reviews?open=r1')
})

test('has texts for loading, errors, an empty list and no matches', () => {
  expect(markupOf(page({ rows: undefined }))).toContain('class="skeleton"')
  expect(textOf(page({ error: denied, onRetry: () => {} }))).toContain('Try again')
  expect(textOf(page({ rows: [] }))).toContain('No reviews yet')
  const search = readReviewsSearch({ show: 'REJECTED' })
  expect(textOf(page({ rows: [], search }))).toContain('Nothing fits')
})

test('the address is the query of the list', () => {
  const filterOf = (raw: object) => reviewsQuery(readReviewsSearch({ ...raw })).query?.filter
  expect(filterOf({})).toEqual({})
  expect(filterOf({ show: 'PENDING', stars: '2' })).toEqual({ status: 'PENDING', rating: 2 })
  expect(filterOf({ show: 'REPORTED' })).toEqual({ reportCount: { $gt: 0 } })
  expect(filterOf({ show: 'none', stars: '9' })).toEqual({})
  expect(reviewsQuery(readReviewsSearch({ cursor: 'c' }))).toEqual({
    query: { cursorPaging: { cursor: 'c', limit: 50 } },
  })
})
