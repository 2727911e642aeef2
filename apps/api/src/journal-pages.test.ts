import type { ArticleFields } from '@vitrine/contract/pages'
import { createShopHandler } from '@vitrine/storefront/handler'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
/** Calls for data of every page, which is cached for a few seconds. */
const ofLayout = new Set(['/vitrine/v1/site', '/vitrine/v1/theme', '/vitrine/v1/shop/menu'])
/** Requests of pages to the API. */
let calls: string[] = []
let handle: ReturnType<typeof createShopHandler>
beforeAll(async () => {
  shop = await startTestServer()
  handle = createShopHandler({
    manifest: { 'app/entry-client.tsx': { file: 'entry.js' } },
    changes: { count: 0 },
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return shop.server.fetch(request)
    },
  })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

async function open(path: string): Promise<{ status: number; html: string; type: string }> {
  const headers = { accept: 'text/html' }
  const response = await handle(new Request(`http://shop.test${path}`, { headers }), {})
  const type = response?.headers.get('content-type') ?? ''
  return { status: response?.status ?? 0, html: (await response?.text()) ?? '', type }
}

async function publish(title: string, slug: string, article: ArticleFields): Promise<string> {
  shop.clock.pass({ seconds: 1 })
  const id = crypto.randomUUID()
  const sections = [{ id: crypto.randomUUID(), story: { html: '<p>Clay first.</p>' } }]
  const draft = { title, description: '', sections, article }
  await api().pages.savePage({ id, revision: 0, slug, draft })
  await api().pages.publishPage({ id, revision: 1 })
  return id
}

test('a shop without articles has no journal, no feed, and names neither to crawlers', async () => {
  for (const path of ['/journal', '/journal/tags/clay', '/journal/anything']) {
    expect((await open(path)).status).toBe(404)
  }
  expect((await open('/journal/feed.xml')).html).not.toContain('<feed')
  expect((await open('/sitemap.xml')).html).not.toContain('journal')
})

describe('a shop with articles', () => {
  beforeAll(async () => {
    for (let at = 1; at <= 13; at += 1) await publish(`Number ${at}`, `number-${at}`, {})
    await publish('Glaze & fire', 'glaze', {
      author: 'Ada <Lovelace>',
      summary: 'Twice "fired".',
      tags: ['Raku firing', 'Clay'],
    })
    await publish('Clay', 'clay', { tags: ['clay'] })
  })

  test.each([
    ['/journal', 'journal'],
    ['/journal?page=2', 'journal'],
    ['/journal/tags/Raku%20firing', 'journal'],
    ['/journal/glaze', 'journal/glaze'],
    ['/journal/feed.xml', 'journal'],
    ['/sitemaps/journal-1.xml', 'addresses'],
  ])('%s is one call, which needs no statement until something changes', async (path, name) => {
    await open('/nowhere')
    calls = []
    expect((await open(path)).status).toBe(200)
    expect(calls.filter((call) => !ofLayout.has(call))).toEqual([`/vitrine/v1/shop/${name}`])
    const again = async () => (await shop.countStatements(() => open(path))).statements.length
    await expect.poll(again).toBe(0)
  })

  test('its journal lists the newest first, on pages with addresses', async () => {
    const { html } = await open('/journal')
    expect(html.indexOf('Glaze &amp; fire')).toBeGreaterThan(html.indexOf('>Clay<'))
    expect(html).toContain('href="/journal?page=2"')
    expect(html).toContain('href="/journal/tags/Raku%20firing"')
    expect(html).toContain(
      '<link rel="alternate" type="application/atom+xml" href="http://shop.test/journal/feed.xml">',
    )
    expect(html).toContain('"@type":"Blog"')
    expect((await open('/journal?page=2')).html).toContain('Number 1<')
    expect((await open('/journal?page=3')).status).toBe(404)
  })

  test('an article has data for search engines and link previews', async () => {
    const { html } = await open('/journal/glaze')
    expect(html).toContain('Clay first.</p>')
    expect(html).toContain('"@type":"BlogPosting","headline":"Glaze & fire"')
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain('<meta property="og:type" content="article">')
    expect(html).toContain('<meta name="twitter:card" content="summary">')
    expect(html).toContain('<link rel="canonical" href="http://shop.test/journal/glaze">')
    expect(html).toContain('hreflang="x-default"')
    expect(html).toContain('rel="prev"')
    expect(html).toContain('rel="next"')
  })

  test('its feed is valid XML for any content, and the sitemap has the articles', async () => {
    const feed = await open('/journal/feed.xml')
    expect(feed.type).toContain('application/atom+xml')
    expect(feed.html).toContain('<title>Glaze &amp; fire</title>')
    expect(feed.html).toContain('<name>Ada &lt;Lovelace&gt;</name>')
    expect(feed.html).toContain('<summary>Twice &quot;fired&quot;.</summary>')
    expect(feed.html).toContain('<category term="Raku firing"/>')
    expect((await open('/sitemap.xml')).html).toContain('/sitemaps/journal-1.xml')
    const sitemap = (await open('/sitemaps/journal-1.xml')).html
    expect(sitemap).toContain('<loc>http://shop.test/journal</loc>')
    expect(sitemap).toContain('<loc>http://shop.test/journal/glaze</loc>')
  })

  test.each(['de', 'es', 'fr', 'it', 'he', 'ar', 'ja'])('it is in %s', async (lang) => {
    const { html } = await open(`/journal/glaze?lang=${lang}`)
    expect(html).toContain(`lang="${lang}"`)
    expect(html).not.toContain('Next article')
  })
})
