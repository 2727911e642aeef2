import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { addProductWithVariants, manyVariantsId } from './catalog-costs.ts'
import { addProducts, seriesOf } from './catalog-rows.ts'
import { connect } from './database.ts'
import { withTarget } from './measure.ts'
import { indexWords } from './search-shops.ts'

type Report = (name: string, value: string) => void

const RUNS = 5
const SLOWER = 4
const MAX_EDITOR_MS = 2000
const MAX_LIST_MS = 400
/** A frame that takes longer is felt as a standstill. */
const MAX_FRAME_MS = 700
const VARIANTS = 10_000
const EDITED = 500
/** Of the sheet, to somebody who has chosen no columns. */
const PRICE_COLUMN = 2

/**
 * The dashboard in a browser, with 100,000 products, or `--products`: `npm run bench -- dashboard`. False when a target is
 * missed.
 */
export async function dashboardBench(args: string[], report: Report): Promise<boolean> {
  const at = args.indexOf('--products')
  const count = at < 0 ? 100_000 : Number(args[at + 1])
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await fill(product, count)
    const context = await signIn(browser, product)
    const results = [
      ...(await editorTimes(context, product)),
      ...(await listTimes(context, product, count)),
      await longestFrame(context, product),
    ]
    for (const { name, ms, target } of results)
      report(name, withTarget(`${ms.toFixed(0)} ms`, `at most ${target} ms`))
    return results.every(({ ms, target }) => ms <= target)
  } finally {
    await browser.close()
    await product.stop()
    product.remove()
  }
}

interface Result {
  readonly name: string
  readonly ms: number
  readonly target: number
}

async function fill(product: RunningProduct, count: number): Promise<void> {
  const client = await connect(product)
  const siteId = product.sites[0]?.id ?? ''
  await addProducts(client, siteId, { from: 0, to: count })
  await indexWords(client, siteId, 0)
  for (const size of [10, VARIANTS]) await addProductWithVariants(client, siteId, size)
  await client.query('VACUUM (ANALYZE)')
  await client.end()
}

async function signIn(
  browser: Browser,
  { baseUrl, staff }: RunningProduct,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  })
  const page = await context.newPage()
  await page.goto(`${baseUrl}/dashboard/`)
  await page.getByLabel('E-mail').fill(staff.email)
  await page.getByLabel('Password', { exact: true }).fill(staff.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Products', exact: true }).first().waitFor()
  await page.close()
  return context
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** From the address to the first key that can be typed, with a slower CPU: without a cache, and with it. */
async function editorTimes(
  context: BrowserContext,
  { baseUrl }: RunningProduct,
): Promise<Result[]> {
  const address = `${baseUrl}/dashboard/products/${manyVariantsId(10)}`
  const times = { first: [] as number[], again: [] as number[] }
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (const when of ['first', 'again'] as const) {
      await page.goto(address, { waitUntil: 'commit' })
      await page.getByLabel('Name', { exact: true }).first().waitFor()
      times[when].push(await page.evaluate(untilIdle))
    }
    await page.close()
  }
  return [
    {
      name: `Editor of a product, first load, CPU ${SLOWER} × slower`,
      ms: median(times.first),
      target: MAX_EDITOR_MS,
    },
    { name: 'The same, with cached scripts', ms: median(times.again), target: MAX_EDITOR_MS },
  ]
}

/** Runs in the page: milliseconds since the navigation, once there is nothing to do. */
const untilIdle = (): Promise<number> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(performance.now())))

/** From a click or the last key to the rows. */
async function listTimes(
  context: BrowserContext,
  { baseUrl }: RunningProduct,
  count: number,
): Promise<Result[]> {
  const page = await context.newPage()
  const open = async () => {
    await page.goto(`${baseUrl}/dashboard/products`)
    await page.locator('tbody tr').first().waitFor()
    await page.evaluate(untilIdle)
  }
  const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['sort by name', () => page.locator('thead a').first().click()],
    ['filter hidden ones', () => page.getByLabel('Visibility').selectOption({ index: 2 })],
    ['search for a series', () => page.getByRole('searchbox').fill(seriesOf(1))],
  ]
  const results: Result[] = []
  for (const [what, act] of steps) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      await open()
      times.push(await timeOf(page, act))
    }
    const name = `${count.toLocaleString('en')} products in a list: ${what}`
    results.push({ name, ms: median(times), target: MAX_LIST_MS })
  }
  await page.close()
  return results
}

async function timeOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.locator('tbody').textContent()
  const start = performance.now()
  await act()
  await page.waitForFunction(
    (text) => {
      const body = document.querySelector('tbody')
      return (
        body !== null && body.textContent !== text && !document.querySelector('[aria-busy=true]')
      )
    },
    before,
    { polling: 'raf' },
  )
  return performance.now() - start
}

/** Prices of 500 of 10,000 variants are pasted into the sheet and saved: the longest time between two frames. */
async function longestFrame(context: BrowserContext, { baseUrl }: RunningProduct): Promise<Result> {
  const page = await context.newPage()
  await page.goto(`${baseUrl}/dashboard/products/sheet?ids=${manyVariantsId(VARIANTS)}`)
  await page.getByText(`${VARIANTS.toLocaleString('en')} rows`).waitFor({ timeout: 120_000 })
  // The first row is the product, whose variants have the prices.
  const price = page.locator(`#sheet-1-${PRICE_COLUMN}`)
  await price.click()
  await page.evaluate(untilIdle)
  const frames = await page.evaluateHandle<{ longest: number }>(watchFrames)
  await page.getByRole('grid').evaluate((grid, rows) => {
    const clipboardData = new DataTransfer()
    const prices = Array.from({ length: rows }, (_, at) => `${at + 20}.50`)
    clipboardData.setData('text/plain', prices.join('\r\n'))
    grid.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, EDITED)
  await page.getByText(`${EDITED} prices, lowest`).waitFor()
  await page.getByRole('button', { name: 'Save sheet' }).click()
  await page.getByText(/saved\./).waitFor({ timeout: 120_000 })
  const ms = await frames.evaluate(({ longest }) => longest)
  await page.close()
  return {
    name: `Longest frame while ${EDITED} of ${VARIANTS.toLocaleString('en')} variants are edited and saved`,
    ms,
    target: MAX_FRAME_MS,
  }
}

/** Runs in the page: the longest time between two frames from now on. As text, which no compiler adds names to. */
const watchFrames = `(() => {
  const watched = { longest: 0 }
  let last = performance.now()
  requestAnimationFrame(function tick(now) {
    watched.longest = Math.max(watched.longest, now - last)
    last = now
    requestAnimationFrame(tick)
  })
  return watched
})()`
