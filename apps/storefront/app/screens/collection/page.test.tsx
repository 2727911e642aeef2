import { expect, test } from 'vitest'
import { noFilters } from '../../filters/filters.ts'
import type { FacetView, ListView } from '../../filters/list-view.ts'
import { aCard, renderedText, renderPage } from '../../render-page.fixture.tsx'
import { CollectionPage } from './page.tsx'
import type { CollectionProps } from './route.ts'

type Own = Partial<Omit<CollectionProps, 'list'>> & Partial<ListView>

const collectionProps = (own: Own = {}): CollectionProps => {
  const { breadcrumbs, collections, hasMoreCollections, details, name, ...list } = own
  return {
    slug: 'vessels',
    name: 'Vessels',
    text: 'Thrown in small numbers.',
    details: details ?? [],
    breadcrumbs: breadcrumbs ?? [],
    collections: collections ?? [],
    hasMoreCollections: hasMoreCollections ?? false,
    list: {
      place: { slug: 'vessels' },
      filters: noFilters,
      currency: 'USD',
      total: 1,
      pages: 1,
      cards: [aCard()],
      isArranged: false,
      facets: [aColourFacet],
      relaxations: [],
      ...list,
    },
  }
}

const aColourFacet: FacetView = {
  key: 'option.colour',
  kind: 'OPTION',
  name: 'Colour',
  values: [
    { value: 'blue', name: 'Blue', count: 3, colour: '#00f' },
    { value: 'red', name: 'Red', count: 0 },
  ],
}

test('a collection shows its products with their number and prices', () => {
  const words = renderedText(<CollectionPage {...collectionProps()} />)
  expect(words).toContain('1 product')
  expect(words).toContain('Tide jar $84.00')
})

test('filters without results offer two links', () => {
  const filters = { ...noFilters, max: '1', inStock: true, sort: 'price' as const }
  const page = renderPage(
    <CollectionPage {...collectionProps({ filters, total: 0, pages: 0, cards: [] })} />,
  )
  expect(page).toContain('No products match these filters')
  expect(page).toContain('href="/collections/vessels?sort=price"')
  expect(page).toContain('href="/collections/all-products"')
})

test('each applied filter is removed by its own link', () => {
  const filters = { ...noFilters, min: '10', max: '90', inStock: true }
  const page = renderPage(<CollectionPage {...collectionProps({ filters })} />)
  expect(page).toMatch(/href="\/collections\/vessels\?stock=in"[^>]*>\$10\.00 to \$90\.00/)
  expect(page).toMatch(/href="\/collections\/vessels\?min=10&amp;max=90"[^>]*>In stock/)
})

test('an empty collection shows no filters', () => {
  const words = renderedText(
    <CollectionPage {...collectionProps({ total: 0, pages: 0, cards: [] })} />,
  )
  expect(words).toContain('No products yet')
  expect(words).not.toContain('Availability')
})

test('a page beyond the last links to the first', () => {
  const filters = { ...noFilters, page: 9 }
  const page = renderPage(
    <CollectionPage {...collectionProps({ filters, total: 30, pages: 2, cards: [] })} />,
  )
  expect(page).toContain('There is no such page')
})

test('pages are real links with the filters', () => {
  const filters = { ...noFilters, inStock: true }
  const page = renderPage(<CollectionPage {...collectionProps({ filters, total: 60, pages: 3 })} />)
  expect(page).toContain('href="/collections/vessels?stock=in&amp;page=2"')
})

test('sold out products are marked, and a sale shows both prices', () => {
  const cards = [
    aCard({ id: '1', state: 'out', ribbon: 'New' }),
    aCard({ id: '2', price: { value: '46', was: '58', currency: 'USD', isFrom: true } }),
  ]
  const words = renderedText(<CollectionPage {...collectionProps({ cards, total: 2 })} />)
  expect(words).toContain('Sold out Tide jar')
  expect(words).toContain('Sale Tide jar from Was $58.00 Now $46.00')
})

test('names of any length and script are isolated', () => {
  const name = `مزهرية ${'x'.repeat(70)} <b>`
  const page = renderPage(<CollectionPage {...collectionProps({ cards: [aCard({ name })] })} />)
  expect(page).toContain(`<bdi dir="auto">مزهرية ${'x'.repeat(70)} &lt;b&gt;</bdi>`)
})

test('a collection within others shows breadcrumbs and links to nested ones', () => {
  const own = {
    breadcrumbs: [{ name: 'Tableware', slug: 'tableware' }],
    collections: [{ name: 'Deep bowls', slug: 'deep-bowls' }],
  }
  const page = renderPage(<CollectionPage {...collectionProps(own)} />)
  expect(page).toMatch(/href="\/collections\/tableware"[\s\S]*<h1/)
  expect(page).toContain('aria-label="Collections in Vessels"')
  expect(page).toContain('href="/collections/deep-bowls"')
})

test('a collection with only collections in it is not shown as empty, and lists some of them', () => {
  const collections = [{ name: 'Deep bowls', slug: 'deep-bowls' }]
  const page = renderPage(
    <CollectionPage
      {...collectionProps({ collections, hasMoreCollections: true, total: 0, pages: 0, cards: [] })}
    />,
  )
  expect(page).not.toContain('No products yet')
  expect(page).toContain('href="/collections?within=vessels"')
})

test('a collection shows its custom fields', () => {
  const details = [{ name: 'Season', value: 'Spring' }]
  const page = renderPage(<CollectionPage {...collectionProps({ details })} />)
  expect(page).toContain('Season')
  expect(page).toContain('Spring')
})

test('chosen values are checked and have a chip; values without results cannot be chosen', () => {
  const filters = { ...noFilters, selected: [{ facet: 'option.colour', values: ['blue'] }] }
  const page = renderPage(<CollectionPage {...collectionProps({ filters })} />)
  expect(page).toMatch(/<input(?=[^>]*name="option.colour")(?=[^>]*value="blue")(?=[^>]*checked)/)
  expect(page).toMatch(/<input(?=[^>]*name="option.colour")(?=[^>]*value="red")(?=[^>]*disabled)/)
  expect(page).toMatch(/href="\/collections\/vessels"[^>]*>Colour: Blue/)
})

test('without results each filter shows how many there would be without it', () => {
  const filters = { ...noFilters, max: '5', selected: [{ facet: 'brand', values: ['moss'] }] }
  const relaxations = [{ filter: 'price', total: 2 }]
  const list = { filters, relaxations, total: 0, pages: 0, cards: [] }
  const page = renderPage(<CollectionPage {...collectionProps(list)} />)
  expect(page).toMatch(/href="\/collections\/vessels\?brand=moss">Without “Price”: 2 products/)
})

test('many values are collapsed', () => {
  const values = Array.from({ length: 23 }, (_, at) => ({
    value: `v${at}`,
    name: `Value ${at}`,
    count: 1,
  }))
  const page = renderPage(
    <CollectionPage {...collectionProps({ facets: [{ ...aColourFacet, values }] })} />,
  )
  expect(page).toMatch(/Value 7<[\s\S]*<summary>Show all 23<[\s\S]*Value 8</)
  expect(page).toContain('placeholder="Find in Colour"')
})
