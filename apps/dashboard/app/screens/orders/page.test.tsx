import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { OrdersPage } from './page.tsx'
import { readOrdersSearch } from './search.ts'
import type { OrderSummary } from './texts.ts'

const order: OrderSummary = {
  id: 'o1',
  number: '10001',
  state: 'PLACED',
  paymentState: 'PARTLY_PAID',
  fulfillmentState: 'NONE',
  channel: 'WEB',
  email: 'ada@example.com',
  buyerName: 'Ada Lovelace',
  currency: 'EUR',
  exponent: 2,
  total: 2290,
  itemCount: 3,
  firstLine: 'Lamp',
  tags: ['gift'],
  archived: false,
  seen: false,
  onHold: false,
  hasDelivery: true,
  createdDate: new Date('2026-05-01T10:00:00Z'),
}
const page = (own: Partial<Parameters<typeof OrdersPage>[0]> = {}) => (
  <OrdersPage
    search={readOrdersSearch({})}
    orders={[order, { ...order, id: 'o2', number: '10000', seen: true, buyerName: '' }]}
    total={2}
    unseenCount={1}
    locale="en"
    now={new Date('2026-05-01T12:00:00Z')}
    stale={false}
    onNew={() => {}}
    selection={{ selected: new Map(), toggle: () => {}, toggleAll: () => {}, clear: () => {} }}
    bulk={null}
    {...own}
  />
)

test('a row shows buyer, products, total and state', () => {
  const text = textOf(page())
  expect(text).toContain('2 orders')
  expect(text).toContain(
    '10001 New 2h ago Ada Lovelace Lamp and 2 more gift Placed Partly paid Not sent €22.90',
  )
  expect(text).toContain('10000 2h ago ada@example.com')
})

test('a long list shows its range, and links to the next and previous page', () => {
  const second = page({ total: 5012, search: readOrdersSearch({ page: '2' }) })
  expect(textOf(second)).toContain('51–100 of 5,012')
  expect(markupOf(second)).toContain('/dashboard/orders?page=3')
})

test('a view hides columns', () => {
  const text = textOf(page({ search: readOrdersSearch({ columns: 'buyer,total' }) }))
  expect(text).toContain('10001 New Ada Lovelace €22.90')
})

test('has texts for loading and errors, and a next step when it is empty', () => {
  expect(markupOf(page({ orders: undefined }))).toContain('class="skeleton"')
  expect(textOf(page({ orders: undefined, error: denied, onRetry: () => {} }))).toContain(
    'Try again',
  )
  const empty = (raw: object) => textOf(page({ orders: [], search: readOrdersSearch({ ...raw }) }))
  expect(empty({})).toContain('No orders yet')
  expect(empty({ show: 'new' })).toContain('You have seen every order')
  expect(empty({ show: 'archived' })).toContain('Nothing is archived')
  expect(empty({ q: 'x' })).toContain('No order fits')
})
