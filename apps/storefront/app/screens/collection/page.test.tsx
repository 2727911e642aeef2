import { expect, test } from 'vitest'
import { aCard, draw, wordsOf } from '../../render-page.fixture.tsx'
import { noFilters } from './filters.ts'
import { CollectionPage } from './page.tsx'
import type { CollectionProps } from './route.ts'

const aRoom = (own: Partial<CollectionProps> = {}): CollectionProps => ({
  slug: 'vessels',
  name: 'Vessels',
  text: 'Thrown in small numbers.',
  filters: noFilters,
  canFilterSales: true,
  currency: 'USD',
  total: 1,
  pages: 1,
  cards: [aCard()],
  way: [],
  isArranged: false,
  rooms: [],
  hasMoreRooms: false,
  ...own,
})

test('a room shows its things, how many there are and what they cost', () => {
  const words = wordsOf(<CollectionPage {...aRoom()} />)
  expect(words).toContain('1 thing')
  expect(words).toContain('Tide jar $84.00')
})

test('filters that nothing fits offer two ways on', () => {
  const filters = { ...noFilters, max: '1', inStock: true, sort: 'price' as const }
  const page = draw(<CollectionPage {...aRoom({ filters, total: 0, pages: 0, cards: [] })} />)
  expect(page).toContain('Nothing fits these filters')
  expect(page).toContain('href="/collections/vessels?sort=price"')
  expect(page).toContain('href="/collections/all-products"')
})

test('each applied filter is taken away by its own link', () => {
  const filters = { ...noFilters, min: '10', max: '90', inStock: true }
  const page = draw(<CollectionPage {...aRoom({ filters })} />)
  expect(page).toMatch(/href="\/collections\/vessels\?stock=in"[^>]*>\$10\.00 to \$90\.00/)
  expect(page).toMatch(/href="\/collections\/vessels\?min=10&amp;max=90"[^>]*>In stock/)
})

test('an empty room does not pretend to have filters', () => {
  const words = wordsOf(<CollectionPage {...aRoom({ total: 0, pages: 0, cards: [] })} />)
  expect(words).toContain('This room is being hung')
  expect(words).not.toContain('Availability')
})

test('a page beyond the last leads back to the first', () => {
  const filters = { ...noFilters, page: 9 }
  const page = draw(<CollectionPage {...aRoom({ filters, total: 30, pages: 2, cards: [] })} />)
  expect(page).toContain('The room ends before this page')
})

test('pages are real links that keep the filters', () => {
  const filters = { ...noFilters, inStock: true }
  const page = draw(<CollectionPage {...aRoom({ filters, total: 60, pages: 3 })} />)
  expect(page).toContain('href="/collections/vessels?stock=in&amp;page=2"')
})

test('what is sold out says so, and a sale shows both prices', () => {
  const cards = [
    aCard({ id: '1', availability: 'out', ribbon: 'New' }),
    aCard({ id: '2', price: { value: '46', was: '58', currency: 'USD', isFrom: true } }),
  ]
  const words = wordsOf(<CollectionPage {...aRoom({ cards, total: 2 })} />)
  expect(words).toContain('Sold out Tide jar')
  expect(words).toContain('Sale Tide jar from Was $58.00 Now $46.00')
})

test('names of any length and script are isolated', () => {
  const name = `مزهرية ${'x'.repeat(70)} <b>`
  const page = draw(<CollectionPage {...aRoom({ cards: [aCard({ name })] })} />)
  expect(page).toContain(`<bdi dir="auto">مزهرية ${'x'.repeat(70)} &lt;b&gt;</bdi>`)
})

test('a room within others says the way and leads further in', () => {
  const own = {
    way: [{ name: 'Tableware', slug: 'tableware' }],
    rooms: [{ name: 'Deep bowls', slug: 'deep-bowls' }],
  }
  const page = draw(<CollectionPage {...aRoom(own)} />)
  expect(page).toMatch(/href="\/collections\/tableware"[\s\S]*<h1/)
  expect(page).toContain('aria-label="Rooms within Vessels"')
  expect(page).toContain('href="/collections/deep-bowls"')
})

test('a room with nothing but rooms in it is not called empty, and names some of many', () => {
  const rooms = [{ name: 'Deep bowls', slug: 'deep-bowls' }]
  const page = draw(
    <CollectionPage {...aRoom({ rooms, hasMoreRooms: true, total: 0, pages: 0, cards: [] })} />,
  )
  expect(page).not.toContain('This room is being hung')
  expect(page).toContain('href="/collections?within=vessels"')
})
