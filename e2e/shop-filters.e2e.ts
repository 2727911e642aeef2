import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'

const goTo = (page: Page, path: string) =>
  page.goto(`${shop.baseUrl}${path}`, { waitUntil: 'networkidle' })
const rail = (page: Page) => page.locator('#filters')
const box = (page: Page, name: string) =>
  rail(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })
/** The button below the filters, which says how many products fit. */
const foot = (page: Page) => rail(page).getByRole('button', { name: /^Show \d+ products?$/ })
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])
const cards = (page: Page) => page.locator('.product-card')

describe.each(Object.keys(screens) as Screen[])('on a %s', (screen) => {
  test('values are chosen one after the other, and removed by chips and the back button', async () => {
    const page = await open(screen)
    await goTo(page, '/collections/all-products')
    if (screen === 'phone') {
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await foot(page).waitFor()
    }
    await box(page, 'Celadon').check()
    await page.waitForURL(/[?&]option\.glaze=celadon/)
    await box(page, 'Bone').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await box(page, 'Bone').check()
    await page.waitForURL(
      /option\.glaze=celadon&option\.glaze=bone|option\.glaze=bone&option\.glaze=celadon/,
    )
    expect(await page.evaluate(() => scrollY)).toBe(before)
    const bone = page.getByRole('checkbox', { name: /^Bone/ })
    await expect.poll(() => bone.evaluate((one) => one === document.activeElement)).toBe(true)
    await expectAccessible(page)
    if (screen === 'phone') {
      const fitting = numberIn(await foot(page).textContent())
      await foot(page).click()
      await expect.poll(() => page.locator('#filter-sheet').isVisible()).toBe(false)
      await expect.poll(() => cards(page).count()).toBe(Math.min(24, fitting))
      await page.getByRole('button', { name: 'Filters (2)' }).waitFor()
    }
    await page.getByRole('link', { name: /Glaze: Bone/ }).click()
    await page.waitForURL((url) => url.search === '?option.glaze=celadon')
    await page.goBack()
    await page.getByRole('link', { name: /Glaze: Bone/ }).waitFor()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.waitForURL((url) => url.search === '')
  })
})

test('a price is limited by the keys of a slider', async () => {
  const page = await open('desktop')
  await goTo(page, '/collections/vessels')
  const highest = rail(page).getByRole('slider', { name: 'Highest price' })
  await highest.focus()
  await page.keyboard.press('PageDown')
  await page.waitForURL(/[?&]max=\d+/)
  const max = new URL(page.url()).searchParams.get('max') ?? ''
  await expect.poll(() => rail(page).getByLabel('To', { exact: true }).inputValue()).toBe(max)
})

test('without scripts the same form filters lists and search results', async () => {
  const page = await open('desktop', { scripts: false })
  await goTo(page, '/search?q=pottery')
  await box(page, 'Celadon').check()
  await rail(page).getByRole('button', { name: 'Show products' }).click()
  await page.waitForURL(/q=pottery.*option\.glaze=celadon/)
  expect(await box(page, 'Celadon').isChecked()).toBe(true)
  const found = numberIn(await page.locator('.search-count').textContent())
  expect(await cards(page).count()).toBe(found)
  await page.getByRole('link', { name: /Glaze: Celadon/ }).click()
  await page.waitForURL((url) => url.search === '?q=pottery')
})

test.each([true, false])(
  'a price and a colour in a search become filters, scripts: %s',
  async (scripts) => {
    const page = await open('desktop', { scripts })
    const asked = 'celadon vase under 500'
    await goTo(page, `/search?${new URLSearchParams({ q: asked })}`)
    const read = new URL(page.url()).searchParams
    expect(Object.fromEntries(read)).toEqual({
      q: 'celadon vase',
      typed: asked,
      max: '500',
      'option.glaze': 'celadon',
    })
    await page.getByRole('link', { name: /Glaze: Celadon/ }).waitFor()
    expect(await page.locator('.search-form input[name="q"]').last().inputValue()).toBe(asked)
    expect(await cards(page).count()).toBeGreaterThan(0)
    if (scripts) await expectAccessible(page)
    await page.getByRole('link', { name: `Search for “${asked}” as typed` }).click()
    await page.waitForURL(/[?&]exact=1/)
    expect(new URL(page.url()).searchParams.has('max')).toBe(false)
  },
)

test('a search without results because of filters shows which one to remove', async () => {
  const page = await open('phone')
  await goTo(page, '/search?q=jar&max=1')
  const all = page.getByRole('link', { name: /^Without “Price”: \d+ products$/ })
  await expectAccessible(page)
  await all.click()
  await page.waitForURL((url) => url.search === '?q=jar')
})
