import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'

/** Ready once its scripts have taken it over. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.baseUrl}${path}`, { waitUntil: 'networkidle' })
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLInputElement
      ? { name: activeElement.name, value: activeElement.value }
      : activeElement?.localName
  })

test('the filters of a list open on a phone by a button, and close again', async () => {
  const page = await open('phone')
  await goTo(page, '/collections/vessels')
  const sheet = page.locator('#filter-sheet')
  const isShown = () => sheet.isVisible()
  expect(await isShown()).toBe(false)
  for (const close of ['Close', /^Show \d+ products$/]) {
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect.poll(isShown).toBe(true)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: close }).click()
    await expect.poll(isShown).toBe(false)
  }
})

describe.each(Object.keys(screens) as Screen[])('with a %s', (screen) => {
  test('a choice shows its pictures first and hides none', async () => {
    const page = await open(screen)
    await goTo(page, '/products/tide-jar')
    const slides = page.locator('[data-slide] img')
    const sources = () =>
      slides.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.split('/w_')[0]))
    const before = await sources()
    await page.locator('label', { hasText: 'Ochre' }).click()
    await page.waitForURL(/Glaze=Ochre/)
    await expect.poll(async () => (await sources())[0]).not.toBe(before[0])
    expect((await sources()).toSorted()).toEqual(before.toSorted())
  })

  test('opening the search focuses its field, and no input is lost', async () => {
    const page = await open(screen)
    await goTo(page, '/products/tide-jar')
    let arrive: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/search/, async (route) => {
      await held
      await route.continue()
    })
    await page.locator('.head-tools').getByRole('link', { name: 'Search' }).click()
    await page.keyboard.type('tide')
    arrive()
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').waitFor()
    await page.keyboard.type(' jar')
    await expect.poll(() => focused(page)).toEqual({ name: 'q', value: 'tide jar' })
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=tide(\+|%20)jar$/)
    await page.locator('.card-grid').getByRole('link', { name: 'Tide jar' }).waitFor()
  })

  test('each paragraph of a text has the direction of its language', async () => {
    const page = await open(screen)
    await goTo(page, '/products/mazhariyat-al-bahr')
    const directions = await page
      .locator('.product-text p')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).direction))
    expect(directions).toEqual(['rtl', 'ltr'])
  })
})

test('text typed before the scripts are loaded remains in the field', async () => {
  const page = await open('desktop')
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${shop.baseUrl}/search`, { waitUntil: 'commit' })
  const field = page.getByRole('main').getByLabel('What are you looking for?')
  await field.waitFor()
  // The browser focuses it when it has drawn the page.
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('tide')
  arrive()
  await page.getByRole('main').getByRole('combobox').waitFor()
  await page.keyboard.type(' jar')
  await expect.poll(() => focused(page)).toEqual({ name: 'q', value: 'tide jar' })
})

test('preorders are marked on cards, on the page of the product and in its choices', async () => {
  const page = await open('desktop')
  await goTo(page, '/collections/paper-and-light')
  const card = page.locator('.product-card', { hasText: 'Paper lamp, tall' })
  // The day itself moves with the day on which the demo was filled.
  expect(await card.locator('.card-ribbon').textContent()).toMatch(/^Pre-order · leaves /)
  await card.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Paper lamp, tall' }).waitFor()
  expect(await page.locator('.stock-line').getByRole('status').textContent()).toMatch(
    /^Pre-order · leaves |^Pre-order: /i,
  )
  const choices = page.locator('.options label')
  expect(await choices.count()).toBe(3)
  expect(await page.locator('.options [data-unavailable]').count()).toBe(0)
  expect(await choices.first().locator('.v-choice-reason').textContent()).toMatch(/: pre-order$/)
  await expectAccessible(page)
})

describe.each(Object.keys(screens) as Screen[])('on a %s', (screen) => {
  test('a wrong price is shown beside its field, and the input remains', async () => {
    const page = await open(screen)
    await goTo(page, '/collections/vessels?stock=in')
    if (screen === 'phone') await page.getByRole('button', { name: /^Filter/ }).click()
    const from = page.locator('#filters').getByLabel('From', { exact: true })
    await from.fill('cheap')
    await from.press('Enter')
    await page.getByText('Enter the price in digits, such as 40 or 19.90.').waitFor()
    expect(await from.inputValue()).toBe('cheap')
    expect(await page.locator('#filters').getByLabel('In stock').isChecked()).toBe(true)
    await from.fill('90')
    await page.locator('#filters').getByLabel('To', { exact: true }).fill('10')
    await page.locator('#filters').getByLabel('To', { exact: true }).press('Enter')
    await page.getByText(/^This is lower than the minimum price/).waitFor()
    await expectAccessible(page)
  })
})

test('search engines read the list of addresses', async () => {
  const ask = (path: string) => fetch(shop.baseUrl + path, { redirect: 'manual' })
  const robots = await (await ask('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${shop.baseUrl}/sitemap.xml`)
  expect(robots).toContain('Disallow: /account')
  const index = await (await ask('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(files).toEqual(
    ['collections-1', 'pages-1', 'journal-1', 'products-1'].map(
      (name) => `${shop.baseUrl}/sitemaps/${name}.xml`,
    ),
  )
  const lists = await Promise.all(files.map(async (file) => (await fetch(file)).text()))
  expect(lists[0]).toContain(`<loc>${shop.baseUrl}/collections/vessels</loc>`)
  expect(lists[1]).toContain(`<loc>${shop.baseUrl}/pages/visit-the-studio</loc>`)
  expect(lists[2]).toContain(`<loc>${shop.baseUrl}/journal</loc>`)
  expect(lists[3]).toContain(`<loc>${shop.baseUrl}/products/tide-jar</loc><lastmod>`)
  expect((await ask('/sitemaps/products-2.xml')).status).toBe(404)
  expect((await ask('/favicon.ico')).headers.get('location')).toMatch(/\.svg$/)
})

test('a member without a confirmed address gets a code by mail', async () => {
  const page = await open('phone')
  await page.goto(`${shop.baseUrl}/register`)
  await page.getByLabel('E-mail').fill(`confirm-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('This password is too short. Use at least 8 characters.').first().waitFor()
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page
    .getByText(/^This password is too easy to guess/)
    .first()
    .waitFor()
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-passphrase')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/register'))
  await goTo(page, '/account')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send me a code to confirm it' }).click()
  await page.waitForURL(/\/verify-email/)
  await expectAccessible(page)
})
