import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

function counting(headers: Record<string, string> = {}) {
  let made = 0
  const views: string[] = []
  const cache = createPageCache(
    async () => {
      made += 1
      return new Response(`page ${made}`, { headers: { 'content-type': 'text/html', ...headers } })
    },
    { onView: ({ host, path, network }) => views.push(`${host}${path} ${network}`) },
  )
  const read = async (path: string, init: RequestInit = {}) =>
    (await cache.fetch(new Request(`http://shop.test${path}`, init)))?.text()
  return { cache, read, views }
}

test('a page is rendered once until something changes', async () => {
  const { cache, read } = counting()
  expect([await read('/a'), await read('/a'), await read('/b')]).toEqual([
    'page 1',
    'page 1',
    'page 2',
  ])
  cache.forget()
  expect(await read('/a')).toBe('page 3')
})

test.each([
  ['who are signed in', 'vitrine_session=%7B%7D'],
  ['who rehearse', 'vitrine_rehearsal=lb2x.c2lnbmF0dXJl'],
  ['with a wish list', 'vitrine_cart_count=1; vitrine_wishes=1.0a1b2c3d'],
])('people %s never share a page', async (_who, cookie) => {
  const { read } = counting()
  expect(await read('/a', { headers: { cookie } })).toBe('page 1')
  expect(await read('/a', { headers: { cookie } })).toBe('page 2')
  expect(await read('/a')).toBe('page 3')
})

test('a visitor with an emptied wish list gets the shared pages', async () => {
  const { read } = counting()
  expect(await read('/a', { headers: { cookie: 'vitrine_wishes=0' } })).toBe('page 1')
  expect(await read('/a')).toBe('page 1')
})

test('a browser that takes brotli gets the page compressed', async () => {
  const { cache } = counting()
  const asked = new Request('http://shop.test/', { headers: { 'accept-encoding': 'gzip, br' } })
  const response = await cache.fetch(asked)
  expect(response?.headers.get('content-encoding')).toBe('br')
  expect(
    brotliDecompressSync(Buffer.from(await (response as Response).arrayBuffer())).toString(),
  ).toBe('page 1')
})

test('a cached page is sent before routing with all its headers, to visitors only', async () => {
  const { cache, views } = counting({ 'x-frame-options': 'DENY' })
  const handler = cache.createRawHandler({
    isOpen: () => true,
    originOf: ({ headers }) => `http://${headers.host}`,
    networkOf: () => '192.0.2.1',
  })
  const server = createServer((request, response) => {
    if (!handler(request, response)) response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`
  const ask = (headers: Record<string, string> = {}) => fetch(url, { headers })
  expect((await ask()).status).toBe(204)
  // As fetch sends them: accept and accept-language are part of the cache key.
  const asked = { accept: '*/*', 'accept-language': '*' }
  await cache.fetch(new Request(url, { headers: asked }))
  for (const [accepted, coding] of [
    ['br', 'br'],
    ['identity', null],
    ['br', 'br'],
  ] as const) {
    const stored = await ask({ ...asked, 'accept-encoding': accepted })
    expect([stored.status, await stored.text()]).toEqual([200, 'page 1'])
    expect(stored.headers.get('content-encoding')).toBe(coding)
    expect(stored.headers.get('x-frame-options')).toBe('DENY')
    expect(stored.headers.get('vary')).toBe('Accept-Encoding')
  }
  expect((await ask({ ...asked, authorization: 'token' })).status).toBe(204)
  // The one that was made, and three from the cache.
  expect(views.map((view) => view.split(' ')[1])).toEqual(['', ...Array(3).fill('192.0.2.1')])
  expect(new Set(views.map((view) => view.split(' ')[0]))).toEqual(new Set([url.slice(7)]))
  server.close()
})

test('pages are cached separately for language and theme', async () => {
  const { read } = counting()
  const german = { headers: { 'accept-language': 'de' } }
  const dark = { headers: { cookie: 'other=1; vitrine-theme=dark' } }
  expect([await read('/a'), await read('/a', german), await read('/a', dark)]).toEqual([
    'page 1',
    'page 2',
    'page 3',
  ])
  expect([await read('/a', dark), await read('/a', german)]).toEqual(['page 3', 'page 2'])
})

test.each([
  [{ 'set-cookie': 'a=b' }],
  [{ 'cache-control': 'no-store' }],
  [{ 'content-type': 'application/json' }],
])('a page with %j is not cached', async (headers) => {
  const { read } = counting(headers)
  expect([await read('/a'), await read('/a')]).toEqual(['page 1', 'page 2'])
})

test('responses to forms are never cached', async () => {
  const { read } = counting()
  const post = { method: 'POST', body: 'a=b' }
  expect([await read('/a', post), await read('/a', post)]).toEqual(['page 1', 'page 2'])
})

test('a page that is rendered while something changes is not cached', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let made = 0
  const cache = createPageCache(async () => {
    made += 1
    if (made === 1) await held
    return new Response(`page ${made}`, { headers: { 'content-type': 'text/html' } })
  })
  const first = cache.fetch(new Request('http://shop.test/'))
  cache.forget()
  release()
  await first
  const second = await cache.fetch(new Request('http://shop.test/'))
  expect(await second?.text()).toBe('page 2')
})

test('pages are cached separately for each delivery country', async () => {
  const { read } = counting()
  const of = (country: string) => ({
    headers: { cookie: `a=1; vitrine_place=country%3D${country}` },
  })
  expect(await read('/a')).toBe('page 1')
  expect(await read('/a', of('DE'))).toBe('page 2')
  expect(await read('/a', of('FR'))).toBe('page 3')
  expect(await read('/a', of('DE'))).toBe('page 2')
  expect(await read('/a')).toBe('page 1')
})

test('a page view is counted, cached or not, but no probe or prefetch', async () => {
  const { read, views } = counting()
  await read('/a')
  await read('/a')
  await read('/b', { headers: { cookie: 'vitrine_session=%7B%7D' } })
  expect(views).toEqual(['shop.test/a ', 'shop.test/a ', 'shop.test/b '])
  await read('/a', { headers: { cookie: 'vitrine_rehearsal=lb2x' } })
  await read('/a', { headers: { cookie: 'a=b; vitrine_preview=lb2x' } })
  await read('/a', { headers: { 'sec-purpose': 'prefetch' } })
  await read('/a', { method: 'POST' })
  expect(views).toHaveLength(3)
  const json = counting({ 'content-type': 'application/json' })
  await json.read('/a')
  const data = counting({ 'content-type': 'application/vnd.vitrine.page+json' })
  await data.read('/a')
  expect([json.views.length, data.views.length]).toEqual([0, 1])
})
