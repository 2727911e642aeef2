import { isHydrated } from '@vitrine/testkit/page-bytes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'

/** A page whose scripts do not come before they are let through. */
async function openBeforeScripts(
  path: string,
): Promise<{ page: Page; letThrough(): Promise<void> }> {
  // A window of `open` waits for scripts.
  const page = await (await open('desktop')).context().newPage()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${shop.baseUrl}${path}`, { waitUntil: 'commit' })
  return {
    page,
    letThrough: async () => {
      release()
      await page.waitForFunction(isHydrated)
    },
  }
}

test('words typed before the scripts are loaded remain, and are searched for', async () => {
  const { page, letThrough } = await openBeforeScripts('/search')
  const field = page.getByLabel('What are you looking for?')
  await field.fill('ja')
  await letThrough()
  expect(await field.inputValue()).toBe('ja')
  await field.press('r')
  await page.getByRole('option', { name: /^Tide jar/ }).waitFor()
  expect(await field.inputValue()).toBe('jar')
  await field.press('Enter')
  await page.getByText(/products found for “jar”/).waitFor()
})

test('an option chosen before the scripts are loaded remains chosen, and the page shows it', async () => {
  const { page, letThrough } = await openBeforeScripts('/products/tide-jar')
  await page.locator('label', { hasText: 'Celadon' }).click()
  await letThrough()
  expect(await page.getByRole('radio', { name: 'Celadon' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Choose Size' }).waitFor()
  expect(new URL(page.url()).searchParams.get('Glaze')).toBe('Celadon')
})

test('a form filled in before the scripts are loaded is sent as it was filled in', async () => {
  const { page, letThrough } = await openBeforeScripts('/login')
  await page.getByLabel('E-mail').fill('member@vitrine.example')
  await page.getByLabel('Password', { exact: true }).fill('glass-case-member')
  await letThrough()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Account' }).first().waitFor()
})

test('what is typed while a page hydrates is not replaced by what was typed before', async () => {
  const { page, letThrough } = await openBeforeScripts('/search')
  const field = page.getByRole('main').getByLabel('What are you looking for?')
  await field.fill('tide')
  // The parts of a page take turns by messages: another letter is typed before each.
  await field.evaluate((input: HTMLInputElement) => {
    const { postMessage } = MessagePort.prototype
    let typed = input.value
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      typed += 'x'
      input.value += 'x'
      input.dataset.typed = typed
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      postMessage.call(this, message)
    }
  })
  await letThrough()
  const typed = (await field.getAttribute('data-typed')) ?? ''
  expect(typed).toMatch(/^tidexx+$/)
  expect(await field.inputValue()).toBe(typed)
})

test('a filter chosen before the scripts are loaded is applied when they are', async () => {
  const { page, letThrough } = await openBeforeScripts('/collections/all-products')
  const filter = page.getByRole('checkbox', { name: /^Celadon/ })
  await filter.check()
  await letThrough()
  await page.waitForURL(/[?&]option\.glaze=celadon/)
  expect(await filter.isChecked()).toBe(true)
})

test('the cards that were served are those that act when the scripts are loaded', async () => {
  const { page, letThrough } = await openBeforeScripts('/collections/all-products')
  const card = await page.locator('.product-card').last().elementHandle()
  const wish = await card?.waitForSelector('.wish-button')
  await letThrough()
  await wish?.click()
  await expect.poll(() => wish?.getAttribute('aria-pressed')).toBe('true')
  expect(await card?.evaluate((element) => element.isConnected)).toBe(true)
})

/** A window of a visitor who does nothing. */
async function newVisitor(): Promise<Page> {
  const context = await (await open('phone')).context().browser()?.newContext()
  if (!context) throw new Error('The window has no browser')
  return context.newPage()
}

/** Opens a page without interaction, whose pictures never arrive and whose timers are paused. */
async function look(path: string): Promise<Page> {
  const page = await newVisitor()
  await page.route('**/media/**', () => undefined)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(`${shop.baseUrl}${path}`, { waitUntil: 'domcontentloaded' })
  return page
}

const scriptsOf = (page: Page) => page.locator('script[src*="entry-client"]').count()

test('scripts wait for the pictures of a page, up to a limit', async () => {
  const page = await look('/products/tide-jar')
  expect(await scriptsOf(page)).toBe(0)
  await page.clock.fastForward(3000)
  expect(await scriptsOf(page)).toBe(1)
  await page.clock.resume()
  await page.waitForFunction(isHydrated)
  await page.context().close()
})

test('scripts load as soon as somebody interacts', async () => {
  const page = await look('/products/tide-jar')
  expect(await scriptsOf(page)).toBe(0)
  await page.getByRole('link', { name: 'Search' }).first().focus()
  expect(await scriptsOf(page)).toBe(1)
  await page.clock.resume()
  await page.waitForFunction(isHydrated)
  await page.context().close()
})

/** Milliseconds of the first paint, and of the first request of a file since the page was opened. */
const startsOf = (page: Page, file: RegExp) =>
  page.evaluate(
    ([source = '']) => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      requested: performance
        .getEntriesByType('resource')
        .find(({ name }) => new RegExp(source).test(name))?.startTime,
    }),
    [file.source],
  )

test('scripts are requested after the first paint is on the screen', async () => {
  const page = await newVisitor()
  await page.goto(`${shop.baseUrl}/products/tide-jar`)
  await page.waitForFunction(isHydrated)
  const { painted, requested } = await startsOf(page, /entry-client-[^/]*\.js$/)
  expect(painted).toBeGreaterThan(0)
  expect(requested).toBeGreaterThan(painted)
  await page.context().close()
})

const pictureOfSection = (page: Page) => page.locator('.section .card-grid img').first()

test('pictures below the first screen are requested after the first paint', async () => {
  const page = await newVisitor()
  await page.goto(shop.baseUrl)
  const name = await pictureOfSection(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.currentSrc
  })
  const { painted, requested } = await startsOf(page, new RegExp(name.replace(/[^\w/-]/g, '.')))
  expect(requested).toBeGreaterThan(painted)
  await page.context().close()
})

test('without scripts these pictures are there, too', async () => {
  const page = await open('phone', { scripts: false })
  await page.goto(shop.baseUrl)
  await pictureOfSection(page).scrollIntoViewIfNeeded()
  const { width = 0 } = (await pictureOfSection(page).boundingBox()) ?? {}
  expect(width).toBeGreaterThan(100)
})
