import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from './listed-products.fixture.ts'
import { create, sizes } from './saved-products.fixture.ts'

let shop: TestServer
let visitor: Visitor['api']
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await startTestServer()
  visitor = shop.people.visitor().api
  await addCollection('Kitchen')
  await addCollection('Table', { parentId: ids.Kitchen })
  await addCollection('Bowls', { parentId: ids.Table })
  await addCollection('Empty', { parentId: ids.Kitchen })
  await addCollection('Quiet', { parentId: ids.Kitchen, hiddenFromMenu: true })
  await addCollection('Below quiet', { parentId: ids.Quiet })
  await addCollection('Secret', { visible: false })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
type Collection = Parameters<
  ReturnType<typeof merchant>['collections']['saveCollection']
>[0]['collection']

async function addCollection(name: string, more: Collection = {}): Promise<void> {
  const { collection } = await merchant().collections.saveCollection({
    collection: { name, ...more },
  })
  ids[name] = collection.id
}
const sell = (name: string, collection: string, more: object = {}) =>
  create(merchant(), { name, collectionIds: [ids[collection] ?? ''], ...more })
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

describe('a collection page', () => {
  beforeAll(async () => {
    await sell('Ladle', 'Kitchen', { price: '10.00' })
    await sell('Plate', 'Table', { price: '30.00', discount: { type: 'AMOUNT', value: '5.00' } })
    await sell('Soup bowl', 'Bowls', { price: '50.00' })
    await sell('Whisper', 'Below quiet', { price: '70.00' })
    // The newest, so that the lists above it do not depend on the others' order.
    const options = [sizes('S', 'M')]
    const variants = { price: '20.00', options }
    await sell('Tray', 'Table', variants)
  })
  const list = (more: object = {}) =>
    visitor.shop.collectionPage({ slug: 'kitchen', facets: false, ...more })

  test('names the collections of the menu below it that are not empty', async () => {
    const page = await list()
    expect(namesOf(page.children)).toEqual(['Table'])
    expect(page.hasMoreChildren).toBe(false)
    expect(page.facets).toEqual([])
    const bowls = await visitor.shop.collectionPage({ slug: 'bowls' })
    expect(namesOf(bowls.breadcrumbs)).toEqual(['Kitchen', 'Table', 'Bowls'])
  })

  test('has filters for the price and for reduced products', async () => {
    const found = async (filters: object) =>
      namesOf((await list({ sort: 'NAME', ...filters })).products)
    expect(await found({ minPrice: '25.00' })).toEqual(['Plate', 'Soup bowl', 'Whisper'])
    expect(await found({ minPrice: '20.00', maxPrice: '25' })).toEqual(['Plate', 'Tray'])
    expect(await found({ onSale: true })).toEqual(['Plate'])
    expect(await found({ onSale: true, maxPrice: '1' })).toEqual([])
  })

  test('starts with the arrangement of the merchant, unless another sort is requested', async () => {
    const names = async (more: object = {}) => namesOf((await list(more)).products)
    const newest = ['Tray', 'Whisper', 'Soup bowl', 'Plate', 'Ladle']
    expect(await names()).toEqual(newest)
    const { products } = await merchant().products.listProducts({ filter: { text: 'Ladle' } })
    await merchant().collections.saveCollection({
      collection: { id: ids.Kitchen, revision: 1, arrangedProductIds: [products[0]?.id ?? ''] },
    })
    const arranged = await list()
    expect(namesOf(arranged.products)).toEqual(['Ladle', ...newest.slice(0, 4)])
    expect(arranged.isArranged).toBe(true)
    expect(namesOf((await list({ offset: 1, limit: 2 })).products)).toEqual(newest.slice(0, 2))
    expect(await names({ sort: 'NEWEST' })).toEqual(newest)
  })

  test('shows pictures and choices on its cards', async () => {
    const page = await list({ sort: 'NEWEST', limit: 1 })
    expect(page.products[0]).toMatchObject({
      name: 'Tray',
      productType: 'physical',
      pictures: [],
      options: [{ type: 'drop_down', choiceCount: 2, choices: [{ name: 'S' }, { name: 'M' }] }],
    })
  })
})

test('the home page shows new and reduced products, and the total of each collection', async () => {
  const page = await visitor.shop.homePage({})
  expect(namesOf(page.newest).slice(0, 2)).toEqual(['Tray', 'Whisper'])
  expect(namesOf(page.onSale)).toEqual(['Plate'])
  expect(page.collections).toMatchObject([{ name: 'Kitchen', productCount: 5, picture: null }])
})

test('a search without results shows new products instead', async () => {
  const nothing = await visitor.shop.searchPage({ q: 'xyzzy' })
  expect(nothing.total).toBe(0)
  expect(namesOf(nothing.instead?.newest ?? [])).toHaveLength(4)
  expect(namesOf(nothing.instead?.collections ?? [])).toEqual(['Kitchen'])
  expect((await visitor.shop.searchPage({ q: 'tray' })).instead).toBeNull()
})

test('the menu leaves out collections below a hidden one, and shows when there are more', async () => {
  const whole = await visitor.shop.menu({})
  expect(namesOf(whole.collections)).toEqual(['Kitchen', 'Table', 'Empty', 'Bowls'])
  expect(whole.hasMore).toBe(false)
  const part = await visitor.shop.menu({ limit: 2 })
  expect(namesOf(part.collections)).toEqual(['Kitchen', 'Table'])
  expect(part.hasMore).toBe(true)
})

test('collections are listed page by page, at the top and below one', async () => {
  const top = await visitor.shop.collectionsPage({})
  expect([top.parent, top.total, namesOf(top.collections)]).toEqual([null, 1, ['Kitchen']])
  const below = await visitor.shop.collectionsPage({ within: 'kitchen', limit: 1, offset: 1 })
  expect([below.parent?.name, below.total]).toEqual(['Kitchen', 2])
  expect(namesOf(below.collections)).toEqual(['Empty'])
  expect(namesOf(below.breadcrumbs)).toEqual(['Kitchen'])
  const missing = visitor.shop.collectionsPage({ within: 'secret' })
  expect(await codeOf(missing)).toBe('404 CATEGORY_NOT_FOUND')
})

test('addresses for a sitemap are those that visitors can open, the oldest first', async () => {
  const products = await visitor.shop.listAddresses({ of: 'PRODUCTS', limit: 2, offset: 1 })
  expect(products.addresses.map(({ slug }) => slug)).toEqual(['plate', 'soup-bowl'])
  expect(products.addresses[0]?.updatedDate).toBeInstanceOf(Date)
  expect(products.total).toBe(5)
  const beyond = await visitor.shop.listAddresses({ of: 'PRODUCTS', offset: 99 })
  expect(beyond).toEqual({ addresses: [], total: 5 })
  const collections = await visitor.shop.listAddresses({ of: 'COLLECTIONS' })
  expect(collections.addresses.map(({ slug }) => slug)).toContain('quiet')
  expect(collections.addresses.map(({ slug }) => slug)).not.toContain('secret')
  expect(collections.addresses[0]?.updatedDate).toBeInstanceOf(Date)
})

describe('breadcrumbs of a product without a main collection', () => {
  const crumbsOf = async (collectionNames: string[]) => {
    const collectionIds = collectionNames.map((one) => ids[one] ?? '')
    const { slug } = await create(merchant(), { name: 'Thing', collectionIds })
    return namesOf((await visitor.shop.productPage({ slug })).breadcrumbs)
  }

  test('show the deepest of its collections in the menu', async () => {
    expect(await crumbsOf(['Kitchen', 'Bowls', 'Secret', 'Below quiet'])).toEqual([
      'Kitchen',
      'Table',
      'Bowls',
    ])
  })

  test('are empty without a collection in the menu, and related products are from the whole shop', async () => {
    expect(await crumbsOf(['Below quiet'])).toEqual([])
    const { slug } = await create(merchant(), { name: 'Loner' })
    const { related } = await visitor.shop.productPage({ slug })
    expect(related).toHaveLength(7)
  })
})

test('every page takes as many statements for a large shop as for a small one', async () => {
  const pages = {
    home: () => visitor.shop.homePage({}),
    collection: () => visitor.shop.collectionPage({ slug: 'table' }),
    collections: () => visitor.shop.collectionsPage({ within: 'kitchen' }),
    found: () => visitor.shop.searchPage({ q: 'plate' }),
    nothing: () => visitor.shop.searchPage({ q: 'xyzzy' }),
    menu: () => visitor.shop.menu({}),
    addresses: () => visitor.shop.listAddresses({ of: 'PRODUCTS' }),
  }
  const countOf = async (page: () => Promise<unknown>) =>
    (await shop.countStatements(page)).statements.length
  const costs = async () => {
    // A change, so that no response is cached.
    await sell('Change', 'Kitchen')
    const counted: Record<string, number> = {}
    for (const [name, page] of Object.entries(pages)) {
      counted[name] = await countOf(page)
    }
    for (const page of Object.values(pages)) await expect.poll(() => countOf(page)).toBe(0)
    return counted
  }
  const small = await costs()
  for (let at = 0; at < 20; at += 1) {
    await addCollection(`Shelf ${at}`, { parentId: ids.Kitchen })
    await sell(`Plate ${at}`, at % 2 === 0 ? 'Table' : `Shelf ${at}`, {
      options: [sizes('S', 'M')],
    })
  }
  expect(await costs()).toEqual(small)
  expect(small).toMatchObject({ collections: 2, menu: 4, addresses: 1 })
  expect(Math.max(...Object.values(small))).toBeLessThanOrEqual(12)
})
