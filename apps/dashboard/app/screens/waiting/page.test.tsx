import type { AwaitedItem } from '@vitrine/contract/back-in-stock'
import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { WaitingPage } from './page.tsx'
import { readWaitingSearch, requestsQuery, waitingQuery } from './search.ts'

const item: AwaitedItem = {
  productId: 'p1',
  variantId: 'v1',
  name: 'Moon jar',
  choices: 'Large, Celadon',
  count: 12,
  firstDate: new Date('2026-05-01T10:00:00Z'),
  lastDate: new Date('2026-05-01T11:00:00Z'),
}
const page = (own: Partial<Parameters<typeof WaitingPage>[0]> = {}) => (
  <WaitingPage
    search={readWaitingSearch({})}
    items={[item, { ...item, variantId: null, choices: '', count: 1 }]}
    total={60}
    requestCount={13}
    isCollecting
    now={new Date('2026-05-01T12:00:00Z')}
    stale={false}
    {...own}
  />
)

test('a row shows the product, the number of waiting people, and the first date', () => {
  const text = textOf(page())
  expect(text).toContain('13 people wait')
  expect(text).toContain('Moon jar Large, Celadon 2h ago 1h ago 12')
  expect(text).toContain('Moon jar Any option 2h ago 1h ago 1')
  expect(markupOf(page())).toContain('/dashboard/waiting?open=p1.v1')
  expect(markupOf(page())).toContain('/dashboard/waiting?page=2')
})

test('has texts for loading, errors, an empty list, and when nothing is collected', () => {
  expect(markupOf(page({ items: undefined }))).toContain('class="skeleton"')
  expect(textOf(page({ error: denied, onRetry: () => {} }))).toContain('Try again')
  expect(textOf(page({ items: [] }))).toContain('Nobody is waiting')
  const search = readWaitingSearch({ q: 'cup' })
  expect(textOf(page({ items: [], search }))).toContain('Nothing fits')
  expect(textOf(page({ isCollecting: false }))).toContain('takes no requests')
})

test('the address is the query of the list', () => {
  expect(waitingQuery(readWaitingSearch({ q: ' jar ', page: '3' }))).toEqual({
    search: 'jar',
    limit: 50,
    offset: 100,
  })
  expect(requestsQuery('p1.v1', '').query).toMatchObject({
    filter: { productId: 'p1', variantId: 'v1', status: 'RECEIVED' },
  })
  expect(requestsQuery('p1', '').query?.filter).toMatchObject({ variantId: null })
  expect(requestsQuery('p1', 'c')).toEqual({ query: { cursorPaging: { cursor: 'c', limit: 50 } } })
})
