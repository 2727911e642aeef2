import { expect, test } from 'vitest'
import { links } from '../../links.ts'
import { isFiltered, ordersQuery, readOrdersSearch } from './search.ts'
import { formatMinor } from './texts.ts'

test('the address is the query of the list, and other parameters are ignored', () => {
  const search = readOrdersSearch({
    q: 'jar',
    show: 'new',
    state: 'PLACED',
    payment: 'UNPAID',
    sent: 'PART',
    preorder: 'yes',
    tag: 'gift',
    other: 'x',
  })
  expect(ordersQuery(search)).toEqual({
    search: 'jar',
    query: {
      filter: {
        archived: false,
        seen: false,
        state: 'PLACED',
        paymentState: 'UNPAID',
        fulfillmentState: 'PART',
        preorder: true,
        tag: 'gift',
      },
      paging: { limit: 50, offset: 0 },
    },
  })
  expect(links.orders(search)).toBe(
    '/dashboard/orders?q=jar&show=new&state=PLACED&payment=UNPAID&sent=PART&preorder=yes&tag=gift',
  )
  expect(readOrdersSearch({ show: 'x', state: 'GONE', payment: 1 })).toEqual(readOrdersSearch({}))
})

test('a page starts after those before it', () => {
  const search = readOrdersSearch({ q: 'jar', show: 'archived', page: '3' })
  expect(ordersQuery(search)).toEqual({
    search: 'jar',
    query: { filter: { archived: true }, paging: { limit: 50, offset: 100 } },
  })
  expect(links.orders(search)).toBe('/dashboard/orders?q=jar&show=archived&page=3')
})

test('custom fields are loaded with each page', () => {
  const fields = '{"effort":{"from":"2"}}'
  const search = readOrdersSearch({ fields, page: '2' })
  expect(ordersQuery(search)).toEqual({
    staffFields: { effort: { from: '2' } },
    query: { filter: { archived: false }, paging: { limit: 50, offset: 50 } },
  })
  expect(isFiltered(search)).toBe(true)
})

test('a view alone is no filter', () => {
  expect(isFiltered(readOrdersSearch({ show: 'new' }))).toBe(false)
  expect(isFiltered(readOrdersSearch({ tag: 'gift' }))).toBe(true)
})

test.each([
  [1990, 'EUR', '€19.90'],
  [1990, 'JPY', '¥1,990'],
  [-5, 'USD', '-$0.05'],
])('%i of %s is %s', (minor, currency, written) => {
  expect(formatMinor(minor, { currency }, 'en')).toBe(written)
})
