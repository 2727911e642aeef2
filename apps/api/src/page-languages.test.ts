import type { PageContent } from '@vitrine/contract/pages'
import { createShopHandler } from '@vitrine/storefront/handler'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
let handle: ReturnType<typeof createShopHandler>
const story = '22222222-0000-4000-8000-000000000001'
beforeAll(async () => {
  shop = await startTestServer()
  handle = createShopHandler({
    manifest: { 'app/entry-client.tsx': { file: 'entry.js' } },
    changes: { count: 0 },
    fetch: (request) => shop.server.fetch(request),
  })
  await publish('about', about)
  await publish('plain', { ...about, translations: {} })
  await publish('glaze', { ...about, title: 'Glaze', article: { summary: 'Twice fired' } })
})
afterAll(() => shop.close())

const about: PageContent = {
  title: 'About us',
  description: 'Who we are',
  sections: [{ id: story, story: { title: 'Clay', html: '<p>Clay first.</p>' } }],
  translations: {
    de: { title: { text: 'Über uns' } },
    he: {
      title: { text: 'אודות' },
      [`sections.${story}.story.html`]: { text: '<p>קודם החומר.</p>' },
    },
  },
}

async function publish(slug: string, draft: PageContent): Promise<void> {
  shop.clock.pass({ seconds: 1 })
  const id = crypto.randomUUID()
  const { api } = shop.people.merchant()
  await api.pages.savePage({ id, revision: 0, slug, draft })
  await api.pages.publishPage({ id, revision: 1 })
}

async function open(path: string): Promise<string> {
  const headers = { accept: 'text/html' }
  const response = await handle(new Request(`http://shop.test${path}`, { headers }), {})
  return (await response?.text()) ?? ''
}

test('a page is in the language of the visitor, and marks text in another one', async () => {
  const html = await open('/pages/about?lang=he')
  expect(html).toContain('<html lang="he" dir="rtl"')
  expect(html).toContain('<bdi dir="auto">אודות</bdi>')
  expect(html).toContain('<p dir="auto">קודם החומר.</p>')
  expect(html).toContain('<bdi dir="auto" lang="en">Clay</bdi>')
})

test('a page without a translation is in the main language, and marked as such', async () => {
  const html = await open('/pages/plain?lang=he')
  expect(html).toContain('<bdi dir="auto" lang="en">About us</bdi>')
  expect(await open('/pages/plain')).toContain('<bdi dir="auto">About us</bdi>')
})

test('search engines get the languages that a page is in, and no others', async () => {
  const html = await open('/pages/about?lang=de')
  const alternates = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].filter(([, , to]) =>
    to?.startsWith('http'),
  )
  expect(alternates.map(([, lang, to]) => [lang, to])).toEqual([
    ['en', 'http://shop.test/pages/about?lang=en'],
    ['de', 'http://shop.test/pages/about?lang=de'],
    ['he', 'http://shop.test/pages/about?lang=he'],
    ['x-default', 'http://shop.test/pages/about'],
  ])
  expect(html).toContain('<link rel="canonical" href="http://shop.test/pages/about?lang=de">')
  expect(await open('/pages/about?lang=fr')).toContain(
    '<link rel="canonical" href="http://shop.test/pages/about">',
  )
})

test('the sitemap has an entry for each language, which names the others', async () => {
  const sitemap = await open('/sitemaps/pages-1.xml')
  expect(sitemap).toContain('<loc>http://shop.test/pages/about?lang=he</loc>')
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="de" href="http://shop.test/pages/about?lang=de"/>',
  )
  expect(sitemap).not.toContain('/pages/plain?lang')
  expect(await open('/sitemaps/journal-1.xml')).toContain(
    '<loc>http://shop.test/journal/glaze?lang=de</loc>',
  )
})

test('the feed is in the language of its address', async () => {
  const feed = await open('/journal/feed.xml?lang=de')
  expect(feed).toContain('xml:lang="de"')
  expect(feed).toContain('<title>Über uns</title>')
  expect(feed).toContain('<summary xml:lang="en">Twice fired</summary>')
  expect(feed).toContain('href="http://shop.test/journal/glaze?lang=de"')
  expect(await open('/journal/feed.xml')).toContain('<title>Glaze</title>')
  const page = await open('/journal/glaze?lang=de')
  expect(page).toContain('href="http://shop.test/journal/feed.xml?lang=de"')
  expect(await open('/journal?lang=de')).toContain('href="/journal/feed.xml?lang=de"')
})
