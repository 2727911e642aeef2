import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { productsV3 } from '@wix/stores'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { installExample } from './installed-redirect.ts'
import { redirectTo, restoreFetch } from './redirected-fetch.ts'

let server: RunningProduct
let site: RunningProduct['sites'][number]
let browser: Browser
let outside: Server
let picture: string
/** What the browser asked of any host that is not this machine. */
const asked: string[] = []
const ends: (() => unknown)[] = []

beforeAll(async () => {
  server = await startProduct({ like: inject('prepared') })
  site = server.sites[0] as typeof site
  redirectTo(server.baseUrl)
  picture = await addProduct()
  // Browsers reach this machine without a proxy, and everything else through it: nothing gets past.
  outside = createServer((_request, response) => response.writeHead(502).end())
  outside.on('request', ({ url }) => asked.push(String(url)))
  outside.on('connect', ({ url }, socket) => {
    asked.push(String(url))
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--proxy-server=http://127.0.0.1:${await listen(outside)}`,
    ],
  })
})
afterEach(() => {
  asked.length = 0
})
afterAll(async () => {
  restoreFetch()
  await browser?.close()
  outside?.close()
  for (const end of ends) await end()
  await server?.stop()
  server?.remove()
})

const listen = (one: Server) =>
  new Promise<number>((resolve) =>
    one.listen(0, '127.0.0.1', () => resolve((one.address() as AddressInfo).port)),
  )

const call = async (method: string, place: string, body: BodyInit, type = 'application/json') => {
  const headers = { authorization: site.apiKey, 'content-type': type }
  const reply = await fetch(`${server.baseUrl}/vitrine/v1/${place}`, { method, headers, body })
  expect(reply.status).toBe(200)
  return reply.json()
}

/** A product with a picture of the library; answers the id of the picture. */
async function addProduct(): Promise<string> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
  const { media } = (await call('POST', 'media/upload?fileName=jar.svg', drawing)) as {
    media: { id: string }
  }
  const auth = ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id })
  await createClient({ modules: { productsV3 }, auth }).productsV3.createProduct({
    name: 'Jar',
    productType: 'PHYSICAL',
    physicalProperties: {},
    media: { itemsInfo: { items: [{ _id: media.id }] } },
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '20' } }, choices: [] }] },
  } as never)
  return media.id
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
}

/** Serves files as a host of static pages does. */
async function serve(find: (name: string) => string | undefined): Promise<string> {
  const website = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any')
    const name = pathname === '/' ? 'index.html' : pathname.slice(1)
    const text = find(name)
    if (text === undefined) return response.writeHead(404).end()
    const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain'
    return response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text)
  })
  ends.push(() => website.close())
  return `http://localhost:${await listen(website)}`
}

async function openPage(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext()
  ends.unshift(() => context.close())
  return { page: await context.newPage(), context }
}

/** How wide each picture of a page is, once they are there: 0 for one that is not shown. */
const widths = (page: Page) =>
  page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth > 0))

describe('an app built from the published packages', () => {
  let origin: string
  beforeAll(async () => {
    const example = installExample('vite', server.baseUrl)
    ends.push(example.remove)
    const outDir = path.join(example.folder, 'built')
    origin = await serve((name) => {
      try {
        return readFileSync(path.join(outDir, name), 'utf8')
      } catch {
        return undefined
      }
    })
    const redirects = { allowedRedirectUris: [`${origin}/`], allowedRedirectDomains: [origin] }
    const { client } = (await call(
      'POST',
      'clients',
      JSON.stringify({ client: { name: 'A shop window', ...redirects } }),
    )) as { client: { id: string } }
    process.env.VITE_VITRINE_URL = server.baseUrl
    process.env.VITE_CLIENT_ID = client.id
    await build({ root: example.folder, logLevel: 'error', build: { outDir, target: 'es2022' } })
  })

  test('shows products with their pictures and signs a member in, and asks nobody else', async () => {
    const { page } = await openPage()
    await page.goto(origin)
    await page.getByText('Jar').waitFor()
    await expect.poll(() => widths(page)).toEqual([true])
    const email = 'ada@example.com'
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a-long-enough-passphrase')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText(`Signed in as ${email}`).waitFor()
    expect(page.url()).toBe(`${origin}/`)
    expect(asked).toEqual([])
  })

  test('asks one’s own shop through XMLHttpRequest, and for statistics, pictures and backgrounds', async () => {
    const { page } = await openPage()
    await page.goto(origin)
    const shown = `https://static.wixstatic.com/media/${picture}`
    const status = await page.evaluate(async (address) => {
      const request = new XMLHttpRequest()
      request.open('POST', 'https://readonly.wixapis.com/oauth2/token')
      request.send('{}')
      await new Promise((loaded) => request.addEventListener('load', loaded))
      navigator.sendBeacon('https://frog.wix.com/bpm', '{}')
      document.body.style.backgroundImage = `url("${address}")`
      const set = document.createElement('img')
      set.setAttribute('srcset', `${address}/v1/fill/w_40,h_40,al_c/a.png 1x`)
      document.body.append(set)
      return request.status
    }, shown)
    expect(status).toBe(400)
    await expect.poll(() => widths(page)).not.toContain(false)
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundImage)
    expect(background).toBe(`url("${server.baseUrl}/media/${picture}")`)
    expect(asked).toEqual([])
  })
})

describe('a page that cannot be built again', () => {
  const source = fileURLToPath(new URL('../examples/published-clients/page', import.meta.url))
  const styled = () =>
    `h1 { padding: 50px; background: url(https://static.wixstatic.com/media/${picture}/v1/fit/w_40,h_40/a.png) }`
  const script = `const asked = await fetch('https://edge.wixapis.com/oauth2/token', { method: 'POST', body: '{}' })
document.body.append(asked.status)`
  let origin: string
  beforeAll(async () => {
    origin = await serve((name) => {
      if (name === 'page.css') return styled()
      if (name === 'page.js') return script
      if (!/^(index\.html|vitrine-redirect-worker\.js)$/.test(name)) return undefined
      return readFileSync(path.join(source, name), 'utf8')
        .replaceAll('https://shop.example.com', server.baseUrl)
        .replace('</h1>', `</h1><img src="https://static.wixstatic.com/media/${picture}">`)
    })
  })

  test('asks one’s own shop, and for pictures in its HTML and its styles from the second visit on', async () => {
    const { page } = await openPage()
    await page.goto(origin)
    await page.getByText('400').waitFor()
    await expect.poll(() => widths(page)).toEqual([true])
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true)
    // What is asked before the worker is there are pictures only.
    expect(asked.filter((address) => address !== 'static.wixstatic.com:443')).toEqual([])
    asked.length = 0
    const answered: [string, boolean][] = []
    page.on('response', (response) => {
      if (response.url().includes('static.wixstatic.com'))
        answered.push([
          new URL(response.url()).pathname,
          response.ok() && response.fromServiceWorker(),
        ])
    })
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => widths(page)).toEqual([true])
    expect(answered).toContainEqual([`/media/${picture}/v1/fit/w_40,h_40/a.png`, true])
    expect(answered.filter(([, isFromShop]) => !isFromShop)).toEqual([])
    expect(asked).toEqual([])
  })
})
