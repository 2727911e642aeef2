import { createShopHandler } from '@vitrine/storefront/handler'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
/** Requests of pages to the API. */
let calls: string[] = []
const changes = { count: 0 }
let handle: ReturnType<typeof createShopHandler>
beforeAll(async () => {
  shop = await startTestServer()
  handle = createShopHandler({
    manifest: { 'app/entry-client.tsx': { file: 'entry.js' } },
    changes,
    fetch: (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return shop.server.fetch(request)
    },
  })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type ProductToSave = Parameters<ReturnType<typeof api>['products']['saveProduct']>[0]['product']

async function open(path: string, cookie = ''): Promise<{ status: number; html: string }> {
  const headers = { accept: 'text/html', ...(cookie && { cookie }) }
  const response = await handle(new Request(`http://shop.test${path}`, { headers }), {})
  return { status: response?.status ?? 0, html: (await response?.text()) ?? '' }
}
const htmlOf = async (path: string, cookie?: string) => (await open(path, cookie)).html

const sell = async (name: string, more: ProductToSave = {}) =>
  (
    await api().products.saveProduct({
      product: { name, price: '20.00', ...more },
      parts: ['variants'],
    })
  ).product

const sizes = { name: 'Size', choices: [{ name: 'S' }, { name: 'M' }] }
const gone = { quantity: 0 }
const ahead = { ...gone, preorder: { enabled: true, message: 'Leaves in May' } }

/** A product of two sizes with this stock. */
async function sellSizes(name: string, stock: readonly object[], more: ProductToSave = {}) {
  const { id, variants = [] } = await sell(name, { options: [sizes], ...more })
  await api().stock.saveStock({
    items: stock.map((one, at) => ({ productId: id, variantId: variants[at]?.id ?? '', ...one })),
    merge: true,
  })
}

/** The visible text, without tags. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

/** The card of a product in a list. */
const cardOf = (html: string, name: string) =>
  [...html.matchAll(/<article[\s\S]*?<\/article>/g)]
    .map(([card]) => textOf(card))
    .find((card) => card.includes(name))

const offerOf = (html: string) => /"offers":(\{[^}]*\})/.exec(html)?.[1]

describe('the calls of a page', () => {
  beforeAll(async () => {
    const { collection } = await api().collections.saveCollection({
      collection: { name: 'Kitchen' },
    })
    const id = crypto.randomUUID()
    const draft = { title: 'About', description: '', sections: [] }
    await api().pages.savePage({ id, revision: 0, slug: 'about', draft })
    await api().pages.publishPage({ id, revision: 1 })
    for (let at = 0; at < 6; at += 1) {
      await sell(`Jug ${at}`, { options: [sizes], collectionIds: [collection.id] })
    }
  })

  test.each([
    ['/', 'home'],
    ['/collections/kitchen', 'collections/kitchen'],
    ['/collections/kitchen?min=10&stock=in&sale=1&sort=price&page=2', 'collections/kitchen'],
    ['/collections/all-products', 'collections/all-products'],
    ['/collections', 'collections'],
    ['/search?q=jug', 'search'],
    ['/search', 'search'],
    ['/products/jug-1', 'products/jug-1'],
    ['/products/jug-1?Size=S', 'products/jug-1'],
    ['/products/no-such-thing', 'products/no-such-thing'],
    ['/sitemaps/products-1.xml', 'addresses'],
    ['/sitemaps/collections-1.xml', 'addresses'],
    ['/sitemaps/pages-1.xml', 'addresses'],
    ['/pages/about', 'pages/about'],
  ])('%s is one call, which needs no statement until the catalog changes', async (path, name) => {
    // Site and menu are in memory.
    await open('/nowhere')
    calls = []
    await open(path)
    expect(calls).toEqual([`GET /vitrine/v1/shop/${name}`])
    const again = async () => (await shop.countStatements(() => open(path))).statements.length
    if (!path.includes('no-such')) await expect.poll(again).toBe(0)
  })

  test('the sitemap index queries products, pages and articles', async () => {
    await open('/nowhere')
    calls = []
    await open('/sitemap.xml')
    expect(calls).toEqual(Array.from({ length: 3 }, () => 'GET /vitrine/v1/shop/addresses'))
  })

  test('a search without results is counted each time', async () => {
    const countOf = async () =>
      (await api().search.listNothingFound({})).searches.find(({ words }) => words === 'xyzzy')
        ?.count
    await open('/search?q=xyzzy')
    await expect.poll(countOf).toBe(1)
    await open('/search?q=xyzzy')
    await expect.poll(countOf).toBe(2)
    await open('/search?q=jug')
    const { searches } = await api().search.listNothingFound({})
    expect(searches.map(({ words }) => words)).not.toContain('jug')
  })

  test('suggestions are one call, which needs no statement until the catalog changes', async () => {
    const suggest = (words: string, method = 'GET') => {
      const headers = { origin: 'http://shop.test' }
      const address = `http://shop.test/search/suggestions?q=${encodeURIComponent(words)}`
      return handle(new Request(address, { method, headers }), {})
    }
    await open('/nowhere')
    calls = []
    const found = await (await suggest('jug'))?.json()
    expect(found).toMatchObject({
      total: 6,
      meant: [],
      cards: [{ state: 'in' }, {}, {}, {}, {}, {}],
    })
    expect(calls).toEqual(['GET /vitrine/v1/shop/suggestions'])
    const again = async () => (await shop.countStatements(() => suggest('jug'))).statements.length
    await expect.poll(again).toBe(0)
    const cheap = await (await suggest('jug under 10'))?.json()
    expect(cheap).toMatchObject({ total: 0, cards: [], brands: [], collections: [] })
    const countOf = async () =>
      (await api().search.listNothingFound({})).searches.find(({ words }) => words === 'plugh')
        ?.count
    expect((await suggest('plugh', 'POST'))?.status).toBe(204)
    await expect.poll(countOf).toBe(1)
  })

  test('with the menu and the theme is three calls without a cache', async () => {
    changes.count += 1
    calls = []
    await open('/products/jug-1')
    expect(calls.toSorted()).toEqual([
      'GET /vitrine/v1/shop/menu',
      'GET /vitrine/v1/shop/products/jug-1',
      'GET /vitrine/v1/site',
      'GET /vitrine/v1/theme',
    ])
  })

  test.each([
    ['/', 12],
    ['/collections/kitchen', 10],
    ['/search?q=jug', 9],
    ['/search?q=jug&option.size=s&sort=price', 9],
    ['/products/jug-2', 12],
    ['/products/jug-2?Size=M', 12],
  ])('%s needs at most %i statements after a change', async (path, most) => {
    await sell('Change')
    const { statements } = await shop.countStatements(() => open(path))
    expect(statements.length).toBeLessThanOrEqual(most)
  })
})

describe('a product of very many variants', () => {
  test('shows sold-out choices, and the chosen variant', async () => {
    const names = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `${prefix}${at}` }))
    const rope = await sell('Rope', {
      options: [
        { name: 'Length', choices: names('L', 30) },
        { name: 'Hue', choices: names('C', 20) },
      ],
    })
    const variantId = (length: string, hue: string) =>
      rope.variants?.find(({ choices }) => choices.Length === length && choices.Hue === hue)?.id ??
      ''
    await api().stock.saveStock({
      items: [
        { productId: rope.id, variantId: variantId('L0', 'C0'), ...ahead },
        { productId: rope.id, variantId: variantId('L1', 'C0'), ...gone },
      ],
      merge: true,
    })
    expect(textOf(await htmlOf('/products/rope?Hue=C0'))).toContain('Choose Length')
    expect(textOf(await htmlOf('/products/rope?Hue=C0&Length=L0'))).toContain(
      'Pre-order: Leaves in May',
    )
    expect(textOf(await htmlOf('/products/rope?Hue=C0&Length=L1'))).toContain('sold out')
    expect(textOf(await htmlOf('/products/rope?Hue=C1&Length=L1'))).toContain('In stock')
  })
})

describe('the state of a product', () => {
  beforeAll(async () => {
    await sellSizes('There it is', [{ quantity: 90 }, { quantity: 90 }])
    await sellSizes('Partly gone', [gone, { quantity: 90 }])
    await sellSizes('Gone', [gone, gone])
    await sellSizes('Ahead', [gone, ahead])
    await sell('Given away', { price: '0.00' })
    await sell('Unseen', { visible: false })
    await sell('Pattern', { productType: 'digital' })
  })
  const list = (search = '') => htmlOf(`/collections/all-products${search}`)

  test.each([
    // name, address, words on its card, on its page, in structured data, and whether a filter has it
    ['There it is', '?Size=S', '', 'In stock', 'InStock', true],
    ['Partly gone', '', '', 'Some options are sold out', 'InStock', true],
    ['Partly gone', '?Size=S', '', 'Sold out · Available: M', 'OutOfStock', true],
    ['Gone', '', 'Sold out', 'Sold out', 'OutOfStock', false],
    ['Ahead', '', 'Pre-order', 'Pre-order: Leaves in May', 'PreOrder', false],
    ['Given away', '', 'Free', 'Free', 'InStock', true],
    ['Pattern', '', '', 'Digital file, available for download', 'InStock', true],
  ])('%s%s has the same text everywhere', async (name, search, ...texts) => {
    const [onCard, onPage, offer, isFiltered] = texts
    const slug = name.toLowerCase().replaceAll(' ', '-')
    const page = await htmlOf(`/products/${slug}${search}`)
    expect(textOf(page)).toContain(onPage)
    expect(offerOf(page)).toContain(`https://schema.org/${offer}`)
    const card = cardOf(await list(), name)
    expect(card).toContain(onCard || name)
    if (onCard === '') expect(card).not.toMatch(/Sold out|Pre-order|Free/)
    expect(cardOf(await list('?stock=in'), name) !== undefined).toBe(isFiltered)
    expect(await list()).toContain('In stock')
  })

  test('is not shown while it is hidden', async () => {
    const page = await open('/products/unseen')
    expect([page.status, offerOf(page.html)]).toEqual([404, undefined])
    expect(page.html).toContain('noindex')
    const others = [await list(), await htmlOf('/'), await htmlOf('/search?q=unseen')]
    expect(others.map((html) => cardOf(html, 'Unseen'))).toEqual([undefined, undefined, undefined])
    expect(await htmlOf('/sitemaps/products-1.xml')).not.toContain('unseen')
  })

  test('a free product has a price of zero for search engines, too', async () => {
    expect(offerOf(await htmlOf('/products/given-away'))).toContain('"price":"0')
  })
})

test('delivery is shown for the remembered country, when pick-up and delivery are offered', async () => {
  const { profiles } = await api().delivery.listDelivery({})
  const { id = '', revision = 1, name = '' } = profiles.find((one) => one.isDefault) ?? {}
  const destinations = [{ countryCode: 'DE', subdivisions: [], postalCodes: [] }]
  const region = { name: 'Home', active: true, destinations, carriers: [] }
  const profile = { id, revision, name, regions: [region] }
  const saved = (await api().delivery.saveDeliveryProfile({ profile })).profile
  const rates = [{ amount: '4.90', conditions: [], multiplyByQuantity: false }]
  const parcel = { title: 'Parcel', estimatedDeliveryTime: '', active: true, rates, freeFrom: '50' }
  const deliveryRegionIds = saved.regions.map((one) => one.id)
  await api().delivery.saveShippingOption({ option: { ...parcel, deliveryRegionIds } })
  await sell('Light thing')
  await sell('Dear thing', { price: '60.00' })
  await sell('Read thing', { productType: 'digital' })
  await sellSizes('Sold thing', [gone, gone])
  const linesOf = async (slug: string, country = 'DE') => {
    const cookie = `vitrine_place=${encodeURIComponent(`country=${country}&postalCode=&option=`)}`
    return textOf(await htmlOf(`/products/${slug}`, cookie))
  }
  expect(await linesOf('light-thing')).toContain('Delivery to Germany from $4.90')
  expect(await linesOf('dear-thing')).toContain('Free delivery to Germany')
  expect(await linesOf('light-thing', 'JP')).not.toContain('elivery to')
  expect(await linesOf('read-thing')).not.toContain('elivery to')
  expect(await linesOf('sold-thing')).not.toContain('elivery to')
  expect(textOf(await htmlOf('/products/light-thing'))).not.toContain('elivery to')
})
