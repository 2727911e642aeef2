import { expect, test } from 'vitest'
import { english } from '../../../messages/english.fixture.ts'
import { textOf, unreachable } from '../../../shared/render.fixture.tsx'
import { actorLabel, type StockChange } from './labels.ts'
import { StockPage, type StockPageProps } from './page.tsx'
import { readStockSearch, stockQuery } from './search.ts'

const productId = '7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c11'
const change = (more: Partial<StockChange> = {}): StockChange => ({
  id: '12',
  batchId: '7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c12',
  productId,
  productName: 'Vase',
  variantId: '7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c13',
  choices: ['Large'],
  reason: 'ORDER',
  delta: -2,
  before: 5,
  after: 3,
  actor: { type: 'staff', id: 'a', name: 'Ada' },
  requestId: 'r1',
  at: new Date('2026-05-01T10:00:00Z'),
  ...more,
})
const page = (more: Partial<StockPageProps>) => (
  <StockPage
    search={readStockSearch({})}
    filters={null}
    changes={[change()]}
    next={undefined}
    stale={false}
    now={new Date('2026-05-01T11:00:00Z')}
    onRevert={() => undefined}
    onRevertBatch={() => undefined}
    {...more}
  />
)

test('a line shows item, quantities before and after, reason and author', () => {
  const text = textOf(page({}))
  for (const labels of ['Vase', 'Large', '−2', 'from 5 to 3', 'Order', 'Ada', 'Take back']) {
    expect(text).toContain(labels)
  }
})

test('preorders show their quantity when no stock changed', () => {
  const text = textOf(page({ changes: [change({ delta: 0, before: 0, after: 0, preordered: 3 })] }))
  for (const labels of ['+3', 'ordered ahead']) expect(text).toContain(labels)
  expect(text).not.toContain('from 0 to 0')
})

test('a bulk change links to its entry, where it can be undone as a whole', () => {
  const batch = '7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c12'
  const changes = [change(), change({ id: '11', locationName: 'Bremen' })]
  const text = textOf(page({ changes }))
  expect(text).toContain('2 lines at once')
  expect(text).toContain('Bremen')
  expect(text).not.toContain('Take all of it back')
  const alone = textOf(page({ changes, search: readStockSearch({ batch }) }))
  expect(alone).toContain('Take all of it back')
  expect(alone).not.toContain('lines at once')
  const over = changes.map((one) => ({ ...one, revertedBy: '20' }))
  const search = readStockSearch({ batch })
  expect(textOf(page({ changes: over, search }))).not.toContain('Take all of it back')
})

test('an undone change is marked and cannot be undone again', () => {
  const text = textOf(page({ changes: [change({ revertedBy: '13' })] }))
  expect(text).toContain('taken back')
  expect(text).not.toContain('Take back')
})

test('a deleted author is shown by kind', () => {
  expect(actorLabel(change({ actor: { type: 'api-key', id: 'k' } }), english)).toBe('API key')
})

test('a deleted product is still shown', () => {
  expect(textOf(page({ changes: [change({ productName: undefined })] }))).toContain(
    'Deleted product',
  )
})

test('a variant is only queried together with its product, and the last day is included', () => {
  expect(readStockSearch({ variant: productId }).variant).toBe('')
  const { from, to } = stockQuery(readStockSearch({ from: '2026-05-01', to: '2026-05-01' }))
  expect((to?.getTime() ?? 0) - (from?.getTime() ?? 0)).toBe(86_399_999)
})

test('empty, filtered to nothing and unavailable are three different states', () => {
  expect(textOf(page({ changes: [] }))).toContain('No stock has moved yet')
  const search = readStockSearch({ reason: 'ORDER' })
  expect(textOf(page({ changes: [], search }))).toContain('No matches')
  expect(textOf(page({ error: unreachable }))).toContain('The server could not be reached')
})
