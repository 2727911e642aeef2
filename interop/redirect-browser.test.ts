import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { productsV3 } from '@wix/stores'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { installExample } from './installed-redirect.ts'
import { redirectTo, restoreFetch } from './redirected-fetch.ts'
import { buildWebsite, serveFiles, serveFolder } from './static-website.ts'

let server: RunningProduct
let site: RunningProduct['sites'][number]
let browser: Browser
let outside: Server
let picture: string
/** Requests of the browser to any host that is not this machine. */
const asked: string[] = []
const ends: (() => unknown)[] = []

beforeAll(async () => {
  server = await startProduct({ like: inject('prepared') })
  site = server.sites[0] as typeof site
  redirectTo(server.baseUrl)
  picture = await addProduct()
  // Browsers reach this machine without a proxy, and everything else through it: nothing gets past.
  outside = createServer((_request, response) => response.writeHead(502).end())
  outside.on('request', ({ url }) => note(String(url)))
  outside.on('connect', ({ url }, socket) => {
    note(String(url))
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

/** Ignores Chromium's own requests to its vendor. */
function note(address: string): void {
  if (!/^(https?:\/\/)?[\w.-]*\b(google|googleapis|gstatic|gvt1)\.com\b/.test(address))
    asked.push(address)
}

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

async function openPage(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext()
  ends.unshift(() => context.close())
  return { page: await context.newPage(), context }
}

/** How wide each picture of a page is, once they are there: 0 for one that is not shown. */
const widths = (page: Page) =>
  page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth > 0))

/** The website of the guide, built with Vite from the published packages and the installed redirect. */
async function startWebsite(change?: (code: string) => string) {
  const example = installExample('vite', server.baseUrl)
  const website = await serveFolder(path.join(example.folder, 'built'))
  ends.push(website.close, example.remove)
  const { origin } = website
  const domain = new URL(origin).host
  const clientId = await vitrine(
    ...['client', 'create', 'A shop window', '--site', site.name],
    ...['--redirect-uri', `${origin}/`, '--redirect-domain', domain],
  )
  const settings = { VITE_VITRINE_URL: server.baseUrl, VITE_CLIENT_ID: clientId }
  await buildWebsite(example.folder, settings, change)
  return website
}

/** Runs a command; returns its output. */
async function vitrine(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, VITRINE_DATA: server.dataDir, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, [server.program, ...args], { env })
  return stdout.trim()
}

/** The report of `vitrine doctor` about a website. */
const doctor = (address: string) =>
  promisify(execFile)(process.execPath, [server.program, 'doctor', '--app', address]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )

describe('an app built from the published packages', () => {
  let website: Awaited<ReturnType<typeof startWebsite>>
  /** The same without the redirect. */
  let bare: typeof website
  beforeAll(async () => {
    website = await startWebsite()
    bare = await startWebsite((code) => code.replace("import '@vitrine/redirect'", ''))
  })

  test('shows products with their pictures and signs a member in, with requests to the shop only', async () => {
    const { page } = await openPage()
    await page.goto(website.origin)
    await page.getByText('Jar').waitFor()
    await expect.poll(() => widths(page)).toEqual([true])
    const email = 'ada@example.com'
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('heading', { name: 'Create an account' }).waitFor()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a-long-enough-passphrase')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText(`Signed in as ${email}`).waitFor()
    expect(page.url()).toBe(`${website.origin}/`)
    expect(asked).toEqual([])
  })

  test('sends requests to the platform when it is built without the redirect, which this test detects', async () => {
    const { page } = await openPage()
    await page.goto(bare.origin)
    await expect.poll(() => asked).toContain('www.wixapis.com:443')
  })

  test('passes the doctor, and fails without the redirect', async () => {
    const fine = await doctor(website.origin)
    expect(fine.stdout).toMatch(/ok +www\.wixapis\.com \(in \S+\) is redirected to the shop/)
    expect(fine.code).toBe(0)
    const observed = await doctor(bare.origin)
    expect(observed.code).toBe(1)
    for (const host of ['www.wixapis.com', 'edge.wixapis.com', 'static.wixstatic.com'])
      expect(observed.stdout).toMatch(new RegExp(`wrong  ${host} \\(in \\S+\\) would be asked`))
  })

  test('sends requests to one’s own shop through XMLHttpRequest, and for statistics, pictures and backgrounds', async () => {
    const { page } = await openPage()
    await page.goto(website.origin)
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

describe('a page that cannot be rebuilt', () => {
  const source = fileURLToPath(new URL('../examples/published-clients/page', import.meta.url))
  const styled = () =>
    `h1 { padding: 50px; background: url(https://static.wixstatic.com/media/${picture}/v1/fit/w_40,h_40/a.png) }`
  const script = `const asked = await fetch('https://edge.wixapis.com/oauth2/token', { method: 'POST', body: '{}' })
document.body.appendChild(document.createElement('p')).textContent = asked.status`
  let origin: string
  beforeAll(async () => {
    const website = await serveFiles((name) => {
      if (name === 'page.css') return styled()
      if (name === 'page.js') return script
      if (!/^(index\.html|vitrine-redirect-worker\.js)$/.test(name)) return undefined
      return readFileSync(path.join(source, name), 'utf8')
        .replaceAll('https://shop.example.com', server.baseUrl)
        .replace('</h1>', `</h1><img src="https://static.wixstatic.com/media/${picture}">`)
    })
    ends.push(website.close)
    origin = website.origin
  })

  test('sends requests to one’s own shop, and for pictures in its HTML and its styles from the second visit on', async () => {
    const { page } = await openPage()
    await page.goto(origin)
    await page.getByText('400').waitFor()
    await expect.poll(() => widths(page)).toEqual([true])
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true)
    // Before the worker is active only pictures are requested.
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
    await page.reload()
    await expect.poll(() => widths(page)).toEqual([true])
    await expect
      .poll(() => answered.map(([place]) => place))
      .toContain(`/media/${picture}/v1/fit/w_40,h_40/a.png`)
    expect(answered.filter(([, isFromShop]) => !isFromShop)).toEqual([])
    expect(asked).toEqual([])
  })
})
