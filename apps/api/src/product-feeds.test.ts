import { gunzipSync } from 'node:zlib'
import { createShopHandler } from '@vitrine/storefront/handler'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
const changes = { count: 0 }
let handle: ReturnType<typeof createShopHandler>
beforeAll(async () => {
  shop = await startTestServer()
  handle = createShopHandler({
    manifest: { 'app/entry-client.tsx': { file: 'entry.js' } },
    changes,
    fetch: (request) => shop.server.fetch(request),
  })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type ProductToSave = Parameters<ReturnType<typeof api>['products']['saveProduct']>[0]['product']
const sell = async (product: ProductToSave) =>
  (
    await api().products.saveProduct({
      product: { price: '20.00', ...product },
      parts: ['variants'],
    })
  ).product

const open = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  handle(new Request(`http://shop.test${path}`, { method, headers }), {})

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' })
type Item = Readonly<Record<string, string>>

/** Parses a feed like a platform. */
async function read(path: string): Promise<{ channel: Item; items: readonly Item[] }> {
  const xml = (await (await open(path))?.text()) ?? ''
  const { channel } = parser.parse(xml).rss
  return { channel, items: channel.item ?? [] }
}

test('both feeds have the products of the shop, with the addresses of their pages', async () => {
  const { id, variants = [] } = await sell({
    name: 'Salt & pepper',
    description: '<p>A pair.</p>',
    brand: { name: 'Kiln' },
  })
  const variant = { id: variants[0]?.id ?? '', barcode: '4006381333931' }
  await api().products.saveProduct({ product: { id, revision: 1, variants: [variant] } })
  await sell({ name: 'Pattern', productType: 'digital' })
  const google = await read('/feeds/google.xml')
  expect(google.items).toMatchObject([
    {
      'g:title': 'Salt & pepper',
      'g:description': 'A pair.',
      'g:link': 'http://shop.test/products/salt-pepper',
      'g:availability': 'in_stock',
      'g:price': '20.00 USD',
      'g:brand': 'Kiln',
      'g:gtin': '4006381333931',
    },
    { 'g:title': 'Pattern' },
  ])
  const { items } = await read('/feeds/meta.xml')
  expect(items).toMatchObject([{ 'g:title': 'Salt & pepper', 'g:availability': 'in stock' }])
})

test('each item links to a page with the same structured data', async () => {
  const { items } = await read('/feeds/google.xml')
  for (const item of items) {
    const page = await open(item['g:link']?.slice('http://shop.test'.length) ?? '', {
      accept: 'text/html',
    })
    const html = (await page?.text()) ?? ''
    const offer = /"offers":(\{[^}]*\})/.exec(html)?.[1]
    expect(offer).toContain('schema.org/InStock')
    expect(/"gtin":"([^"]*)"/.exec(html)?.[1]).toBe(item['g:gtin'])
    expect(`${/"price":"([^"]*)"/.exec(offer ?? '')?.[1]} USD`).toBe(item['g:price'])
  }
})

test('a feed of another language links to pages in that language', async () => {
  const { items } = await read('/feeds/google.xml?lang=de')
  expect(items[0]?.['g:link']).toBe('http://shop.test/products/salt-pepper?lang=de')
})

test('a feed of more than a page is one document', async () => {
  const names = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `${prefix}${at}` }))
  await sell({
    name: 'Rope',
    options: [
      { name: 'Length', choices: names('L', 26) },
      { name: 'Colour', choices: names('C', 20) },
    ],
  })
  const { items } = await read('/feeds/google.xml')
  expect(items).toHaveLength(522)
  expect(new Set(items.map((one) => one['g:id'])).size).toBe(522)
  expect(items.at(-1)).toMatchObject({ 'g:title': 'Rope – L25, C19', 'g:color': 'C19' })
})

test('it is compressed for clients that accept that', async () => {
  const plain = await (await open('/feeds/google.xml'))?.text()
  const response = await open('/feeds/google.xml', { 'accept-encoding': 'gzip, br' })
  expect(response?.headers.get('content-encoding')).toBe('gzip')
  const bytes = (await response?.arrayBuffer()) ?? new ArrayBuffer(0)
  expect(gunzipSync(bytes).toString()).toBe(plain)
  const refused = await open('/feeds/google.xml', { 'accept-encoding': 'gzip;q=0' })
  expect(await refused?.text()).toBe(plain)
})

test('it is sent again only when something has changed', async () => {
  const first = await open('/feeds/google.xml')
  await first?.body?.cancel()
  const tag = first?.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"/)
  expect(first?.headers.get('cache-control')).toBe('public, max-age=300')
  expect(first?.headers.get('content-type')).toContain('application/xml')
  const again = await open('/feeds/google.xml', { 'if-none-match': tag })
  expect([again?.status, await again?.text()]).toEqual([304, ''])
  changes.count += 1
  const changed = await open('/feeds/google.xml', { 'if-none-match': tag }, 'HEAD')
  expect([changed?.status, await changed?.text()]).toEqual([200, ''])
})

test('the report has working addresses', async () => {
  const { shopUrl } = await api().shop.getFeedReport({})
  for (const platform of ['google', 'meta']) {
    const { pathname } = new URL(`${shopUrl}/feeds/${platform}.xml`)
    expect((await open(pathname, {}, 'HEAD'))?.status).toBe(200)
  }
})

test('crawlers are allowed to read them, and they are not in the sitemap', async () => {
  expect(await (await open('/robots.txt'))?.text()).not.toContain('/feeds')
  expect(await (await open('/sitemap.xml'))?.text()).not.toContain('feeds')
})

test('there are none when the shop turns them off, and before it is open', async () => {
  const set = async (
    settings: Parameters<ReturnType<typeof api>['sites']['updateSettings']>[0]['settings'],
  ) => {
    await api().sites.updateSettings({ settings })
    changes.count += 1
  }
  const isThere = async () => (await open('/feeds/google.xml', {}, 'HEAD'))?.status === 200
  expect(await isThere()).toBe(true)
  await set({ productFeeds: { offer: false } })
  expect(await isThere()).toBe(false)
  await set({ productFeeds: { offer: true }, storefront: { open: false } })
  expect(await isThere()).toBe(false)
  await set({ storefront: { open: true } })
  expect(await isThere()).toBe(true)
})
