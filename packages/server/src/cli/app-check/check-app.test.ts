import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkApp } from './check-app.ts'
import { loadApp } from './load-app.ts'

const served: Record<string, [type: string, text: string]> = {}
let website: Server
let origin: string
beforeAll(async () => {
  website = createServer((request, response) => {
    const found = served[request.url ?? '']
    if (!found) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': found[0] }).end(found[1])
  })
  await new Promise<void>((ready) => website.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
})
afterAll(() => website.close())

function serve(files: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(served)) delete served[name]
  for (const [name, text] of Object.entries(files)) {
    const type = name.endsWith('.js')
      ? 'text/javascript'
      : name.endsWith('.css')
        ? 'text/css'
        : 'text/html'
    served[name] = [type, text]
  }
}
const findings = async () => checkApp(await loadApp(origin))
const wrong = async () => (await findings()).filter(({ good }) => !good).map(({ what }) => what)

const app = '<script type="module" src="/assets/app.js"></script>'
const sdk =
  'const host="www.wixapis.com",cdn="edge.wixapis.com";fetch("https://"+host+"/oauth2/token")'
const redirect = 'Symbol.for("@vitrine/redirect");const hosts=[{host:"*.wixapis.com"}];'

describe('a page whose code calls the platform', () => {
  test('reports each host, its location, and the solution', async () => {
    serve({
      '/': app,
      '/assets/app.js': `import"./late.js";${sdk}`,
      '/assets/late.js': 'import("./later.js")',
      '/assets/later.js': 'new Image().src="https://static.wixstatic.com/media/a.png"',
    })
    const found = await wrong()
    expect(found.map((what) => what.split(' would')[0])).toEqual([
      `edge.wixapis.com (in ${origin}/assets/app.js)`,
      `www.wixapis.com (in ${origin}/assets/app.js)`,
      `static.wixstatic.com (in ${origin}/assets/later.js)`,
    ])
    expect(found[0]).toContain("import '@vitrine/redirect'")
  })

  test('passes with the redirect, except for requests that it does not cover', async () => {
    serve({
      '/': app,
      '/assets/app.js': `${redirect}${sdk};fetch("https://siteassets.parastorage.com/pages")`,
    })
    expect(await wrong()).toEqual([expect.stringContaining('siteassets.parastorage.com')])
    expect(await findings()).toContainEqual({
      good: true,
      what: `www.wixapis.com (in ${origin}/assets/app.js) is redirected to the shop`,
    })
  })

  test('reports requests of its HTML and its styles before any script runs', async () => {
    serve({
      '/': `<script src="/redirect.js"></script><link rel="stylesheet" href="/a.css">
        <script src="https://static.parastorage.com/a.js"></script>
        <img srcset="https://static.wixstatic.com/media/a.png 2x"><a href="https://www.wix.com/">made with</a>`,
      '/redirect.js': redirect,
      '/a.css': 'h1 { background: url(//static.wixstatic.com/media/b.png) }',
    })
    const found = await wrong()
    expect(found).toContainEqual(
      expect.stringContaining('static.wixstatic.com is asked by the HTML'),
    )
    expect(found).toContainEqual(
      expect.stringContaining('static.parastorage.com is asked for a file'),
    )
  })
})

test('pictures in HTML and styles pass with a service worker', async () => {
  serve({
    '/': `<script src="/redirect.js" data-worker="/worker.js"></script><link rel="stylesheet" href="/a.css">
      <img src="https://static.wixstatic.com/media/a.png">`,
    '/redirect.js': redirect,
    '/a.css': 'h1 { background: url(//static.wixstatic.com/media/b.png) }',
  })
  expect(await wrong()).toEqual([])
})

test('links and similar names are not calls', async () => {
  serve({
    '/': `${app}<a href="https://www.wixapis.com/">about</a>`,
    '/assets/app.js':
      'a="https://dev.wix.com/docs";b="https://www.wixapis.com.example.test/";c="https://notwix.com/"',
  })
  expect(await wrong()).toEqual([])
  expect((await findings()).at(-1)?.what).toBe('Nothing in them asks a host of the platform')
})

test('a call below a page of the platform is reported', async () => {
  serve({ '/': app, '/assets/app.js': 'fetch("https://www.wix.com/_api/members")' })
  expect(await wrong()).toEqual([expect.stringContaining('www.wix.com (in ')])
})

test('a file that cannot be loaded is named', async () => {
  serve({ '/': app })
  expect(await wrong()).toEqual([`Not read: ${origin}/assets/app.js: answered 404`])
})

test.each([
  ['nothing at all', '--app is "nothing at all"; it must be the address of a page'],
  ['ftp://shop.example.test', 'it must be the address of a page'],
  ['http://127.0.0.1:9', 'does not answer'],
])('%s is refused with a clear error', async (address, words) => {
  await expect(loadApp(address)).rejects.toMatchObject({
    name: 'PlainError',
    message: expect.stringContaining(words),
  })
})

test('a file that is not a page is refused with a clear error', async () => {
  serve({ '/a.js': '' })
  await expect(loadApp(`${origin}/a.js`)).rejects.toThrow('is no page but text/javascript')
  await expect(loadApp(`${origin}/b`)).rejects.toThrow('does not answer: answered 404')
})
