import { expect, test } from 'vitest'
import { denied, markupOf, textOf, unreachable } from '../../shared/render.fixture.tsx'
import { storedProduct } from '../product/product.fixture.ts'
import { ProductsPage, type ProductsPageProps } from './page.tsx'
import { rowOf } from './row.ts'
import { readProductsSearch } from './search.ts'

const page = (changes: Partial<ProductsPageProps>) => (
  <ProductsPage
    search={readProductsSearch({})}
    rows={undefined}
    matchCount={0}
    productCounts={{ total: 1284, hidden: 37 }}
    collection=""
    tags={[]}
    currency="USD"
    selection={{ selected: new Map(), toggle: () => {}, toggleAll: () => {}, clear: () => {} }}
    stale={false}
    now={new Date('2026-05-01T12:00:00Z')}
    {...changes}
  />
)

test('the title has the counts', () => {
  expect(textOf(page({}))).toContain('Products 1,284 · 37 hidden')
})

test('a list that is loading reserves its space and announces it', () => {
  expect(markupOf(page({}))).toContain('role="status" aria-label="Loading"')
})

test('a shop without products offers the two ways to get some', () => {
  const text = textOf(page({ rows: [] }))
  expect(text).toContain('No products yet')
  expect(text).toContain('New product Import')
})

test('filters without results can be cleared', () => {
  const text = textOf(page({ rows: [], search: readProductsSearch({ q: 'zebra' }) }))
  expect(text).toContain('Found by “zebra”')
  expect(text).toContain('No product matches these filters')
})

test('a refusal is shown with a message and the id of the request', () => {
  const text = textOf(page({ error: denied }))
  expect(text).toContain('Your role on this site does not allow this.')
  expect(text).toContain('Request request-7')
  expect(text).not.toContain('PERMISSION_DENIED')
})

test('a lost connection shows what to do', () => {
  expect(textOf(page({ error: unreachable }))).toContain('Check the connection and try again.')
})

test('a row shows state, options, price and stock', () => {
  const product = storedProduct({
    stock: { status: 'OUT_OF_STOCK', tracked: true, quantity: 0 },
  })
  const text = textOf(page({ rows: [rowOf(product)], matchCount: 1 }))
  expect(text).toContain('Tide jar Out of stock 1 option $84.00 0 2h ago')
})

test('the tags are those of all matching products, including a chosen one', () => {
  const search = readProductsSearch({ tag: 'gone' })
  const text = textOf(page({ search, tags: [{ name: 'clay', count: 120 }] }))
  expect(text).toContain('clay (120)')
  expect(text).toContain('gone')
})
