import type { AbandonedCheckoutSummary } from '@vitrine/contract/abandoned-checkouts'
import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { AbandonedPage } from './page.tsx'
import { abandonedQuery, readAbandonedSearch } from './search.ts'

const one: AbandonedCheckoutSummary = {
  id: 'a1',
  status: 'ABANDONED',
  email: 'ada@example.com',
  buyerName: 'Ada Lovelace',
  memberId: null,
  currency: 'EUR',
  exponent: 2,
  total: 2290,
  itemCount: 3,
  firstLine: 'Lamp',
  mailsSent: 1,
  createdDate: new Date('2026-05-01T10:00:00Z'),
  updatedDate: new Date('2026-05-01T10:00:00Z'),
  recoveredDate: null,
}
const page = (own: Partial<Parameters<typeof AbandonedPage>[0]> = {}) => (
  <AbandonedPage
    search={readAbandonedSearch({})}
    abandoned={[one, { ...one, id: 'a2', buyerName: '', status: 'RECOVERED', mailsSent: 0 }]}
    total={2}
    cursors={{ next: 'older' }}
    locale="en"
    now={new Date('2026-05-01T12:00:00Z')}
    stale={false}
    {...own}
  />
)

test('a row shows the buyer, the products, the total, and whether it was recovered', () => {
  const text = textOf(page())
  expect(text).toContain('2 checkouts')
  expect(text).toContain('Ada Lovelace 2h ago Lamp and 2 more Abandoned 1 mail €22.90')
  expect(text).toContain('ada@example.com 2h ago Lamp and 2 more Recovered None €22.90')
  expect(markupOf(page())).toContain('/dashboard/abandoned?cursor=older')
  expect(markupOf(page())).toContain('/dashboard/abandoned?open=a1')
})

test('has texts for loading and errors, and a next step when it is empty', () => {
  expect(markupOf(page({ abandoned: undefined }))).toContain('class="skeleton"')
  expect(textOf(page({ abandoned: undefined, error: denied, onRetry: () => {} }))).toContain(
    'Try again',
  )
  expect(textOf(page({ abandoned: [] }))).toContain('Set up reminders')
  const search = readAbandonedSearch({ show: 'RECOVERED' })
  expect(textOf(page({ abandoned: [], search }))).toContain('No checkout fits')
})

test('the address is the query of the list', () => {
  expect(abandonedQuery(readAbandonedSearch({ show: 'ABANDONED', q: ' lamp ' }))).toEqual({
    search: 'lamp',
    query: { filter: { status: 'ABANDONED' }, cursorPaging: { limit: 50 } },
  })
  expect(abandonedQuery(readAbandonedSearch({ show: 'nonsense', cursor: 'c' })).query).toEqual({
    cursorPaging: { cursor: 'c', limit: 50 },
  })
})
