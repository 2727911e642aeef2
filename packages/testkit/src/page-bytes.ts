import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** Bytes that a storefront page loads initially: texts after gzip, other files as sent. */
export interface PageBytes {
  readonly page: string
  readonly html: number
  readonly script: number
  readonly styles: number
  readonly fonts: number
  /** File names of the fonts, without the build hash. */
  readonly fontFiles: readonly string[]
  readonly pictures: number
}

type Visitor = 'anybody' | 'guest with a cart' | 'member'
interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly visitor: Visitor
  readonly isList: boolean
}

/** Pages of the demo shop. */
const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', visitor: 'anybody', isList: true },
  { name: 'collection', path: '/collections/all-products', visitor: 'anybody', isList: true },
  { name: 'search', path: '/search?q=jar', visitor: 'anybody', isList: true },
  { name: 'search, empty', path: '/search', visitor: 'anybody', isList: true },
  { name: 'product', path: '/products/tide-jar', visitor: 'anybody', isList: false },
  { name: 'cart', path: '/cart', visitor: 'guest with a cart', isList: false },
  { name: 'checkout', path: '/checkout', visitor: 'guest with a cart', isList: false },
  { name: 'account', path: '/account', visitor: 'member', isList: false },
  { name: 'sign-in', path: '/login', visitor: 'anybody', isList: false },
  { name: 'registration', path: '/register', visitor: 'anybody', isList: false },
]

const KB = 1000
const budgets = { list: 60 * KB, other: 85 * KB, fonts: 45 * KB, families: 2 }

/** Opens each page as a new visitor with an empty cache. */
export async function storefrontBytes(
  browser: Browser,
  baseUrl: string,
  options: BrowserContextOptions,
): Promise<PageBytes[]> {
  const visitors = {
    anybody: undefined,
    'guest with a cart': await stateAfter(browser, (page) => addToCart(page, baseUrl)),
    member: await stateAfter(browser, (page) => signIn(page, baseUrl)),
  }
  const measured: PageBytes[] = []
  for (const { name, path, visitor } of pages) {
    const storageState = visitors[visitor]
    const context = await browser.newContext({ ...options, ...(storageState && { storageState }) })
    const page = await context.newPage()
    measured.push({ page: name, ...(await bytesOf(page, `${baseUrl}${path}`)) })
    await context.close()
  }
  return measured
}

/** The `Cookie` header of a guest of the demo shop with an item in the cart. */
export async function cookiesOfGuestWithCart(browser: Browser, baseUrl: string): Promise<string> {
  const { cookies } = await stateAfter(browser, (page) => addToCart(page, baseUrl))
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Exceeded budgets in words: the page and both numbers. */
export function aboveBudget(measured: readonly PageBytes[]): string[] {
  return measured.flatMap(({ page, script, fonts, fontFiles }) => {
    const isList = pages.some(({ name, isList }) => name === page && isList)
    const most = isList ? budgets.list : budgets.other
    const families = familiesOf(fontFiles)
    return [
      ...(script > most ? [`${page}: ${kB(script)} of scripts, at most ${kB(most)}`] : []),
      ...(fonts > budgets.fonts
        ? [`${page}: ${kB(fonts)} of fonts, at most ${kB(budgets.fonts)}`]
        : []),
      ...(families.length > budgets.families
        ? [`${page}: fonts of ${families.length} families, at most ${budgets.families}`]
        : []),
    ]
  })
}

export const kB = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`

/** `instrument-sans-latin-wght-normal.woff2` belongs to the family `instrument-sans`. */
const familiesOf = (files: readonly string[]) => [
  ...new Set(files.map((file) => file.replace(/-latin.*$/, ''))),
]

type State = Awaited<ReturnType<BrowserContext['storageState']>>

async function stateAfter(browser: Browser, act: (page: Page) => Promise<void>): Promise<State> {
  const context = await browser.newContext()
  await act(await context.newPage())
  const state = await context.storageState()
  await context.close()
  return state
}

async function addToCart(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`)
  await page.waitForFunction(isHydrated)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('dialog', { name: /^Cart/ }).getByText('in your cart').waitFor()
}

async function signIn(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/login`)
  await page.waitForFunction(isHydrated)
  await page.getByLabel('E-mail').fill('member@vitrine.example')
  await page.getByLabel('Password', { exact: true }).fill('glass-case-member')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

async function bytesOf(page: Page, address: string): Promise<Omit<PageBytes, 'page'>> {
  const sum = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 }
  const fontFiles: string[] = []
  const arrivals: Promise<void>[] = []
  let isMeasured = false
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const isRedirect = response.status() >= 300 && response.status() < 400
    if (isMeasured || !(type in sum) || isRedirect) return
    arrivals.push(
      response.body().then((body) => {
        const isText = type !== 'font' && type !== 'image'
        sum[type as keyof typeof sum] += isText ? gzipSync(body, { level: 9 }).length : body.length
        if (type === 'font') fontFiles.push(fileOf(response.url()))
      }),
    )
  })
  await page.goto(address, { waitUntil: 'load' })
  if (!page.url().startsWith(address)) throw new Error(`${address} led to ${page.url()}`)
  await page.waitForFunction(isHydrated)
  // Hydration has sent its requests once the browser is idle.
  await page.evaluate(idle)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (let seen = 0; seen < arrivals.length; ) {
    seen = arrivals.length
    await Promise.all(arrivals)
    await page.evaluate(idle)
  }
  isMeasured = true
  return {
    html: sum.document,
    script: sum.script,
    styles: sum.stylesheet,
    fonts: sum.font,
    fontFiles: fontFiles.sort(),
    pictures: sum.image,
  }
}

/** `/assets/fraunces-latin-opsz-normal-DihXLNYH.woff2` → `fraunces-latin-opsz-normal` */
const fileOf = (url: string) =>
  new URL(url).pathname.replace(/^.*\//, '').replace(/-[\w-]{8}\.woff2$/, '')

/** Runs in the page: waits for two frames and an idle period. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 })),
    )
  })

/**
 * Runs in the page: whether its scripts have hydrated all of it. The shop marks the moment, the dashboard's React marks
 * the element it renders into; a page without hydration data has nothing to hydrate.
 */
export function isHydrated(): boolean {
  const root = document.getElementById('root')
  if (!root || !document.getElementById('page-state')) return true
  return (
    'hydrated' in root.dataset ||
    Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  )
}
