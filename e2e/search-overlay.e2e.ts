import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) =>
  overlay(page).getByRole('combobox', { name: 'What are you looking for?' })
const options = (page: Page) => overlay(page).getByRole('option')
const searchLink = (page: Page) => page.locator('.head-tools').getByRole('link', { name: 'Search' })
const isFocused = (page: Page) => field(page).evaluate((one) => one === document.activeElement)
const suggestions = /\/search\/suggestions/

async function openSearch(page: Page, path = '/products/tide-jar'): Promise<void> {
  await page.goto(`${shop.baseUrl}${path}`, { waitUntil: 'networkidle' })
  await searchLink(page).click()
  await expect.poll(() => isFocused(page)).toBe(true)
}

describe.each(Object.keys(screens) as Screen[])('the search with a %s', (screen) => {
  test('shows products with price and stock, and opens one by keyboard', async () => {
    const page = await open(screen)
    await openSearch(page)
    await overlay(page).getByRole('link', { name: 'Vessels' }).waitFor()
    await expectAccessible(page)
    await field(page).fill('paper')
    const lamp = options(page).filter({ hasText: 'Paper lamp, tall' })
    await lamp.waitFor()
    expect(await lamp.textContent()).toMatch(/\$160\.00Pre-order · leaves in /)
    await overlay(page).getByRole('option', { name: 'Paper and light' }).waitFor()
    await expectAccessible(page)
    await field(page).press('ArrowDown')
    const first = await options(page).first().getAttribute('id')
    await expect.poll(() => field(page).getAttribute('aria-activedescendant')).toBe(first)
    expect(await isFocused(page)).toBe(true)
    const name = (await options(page).first().locator('bdi').first().textContent()) ?? ''
    await field(page).press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => overlay(page).count()).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Tide jar' }).waitFor()
    await expect.poll(() => overlay(page).count()).toBe(0)
  })

  test('closes by Escape and the back button, and opens again with the same text', async () => {
    const page = await open(screen)
    await openSearch(page)
    await page.keyboard.type('moss')
    await options(page).filter({ hasText: 'Moss bottle' }).waitFor()
    await page.keyboard.press('Escape')
    await overlay(page).waitFor({ state: 'hidden' })
    await expect
      .poll(() => searchLink(page).evaluate((one) => one === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page).inputValue()).toBe('moss')
    await page.goBack()
    await overlay(page).waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1, name: 'Tide jar' }).waitFor()
  })

  test('remembers searches in this browser alone, until they are removed', async () => {
    const page = await open(screen)
    await openSearch(page)
    await page.keyboard.type('moss')
    await overlay(page).getByRole('link', { name: /^Show/ }).click()
    await page.waitForURL(/\/search\?q=moss$/)
    await openSearch(page)
    const remembered = overlay(page).getByRole('link', { name: 'moss', exact: true })
    await remembered.waitFor()
    await expectAccessible(page)
    await overlay(page).getByRole('button', { name: 'Remove moss' }).click()
    await remembered.waitFor({ state: 'hidden' })
    await openSearch(page)
    await overlay(page).getByRole('link', { name: 'Vessels' }).waitFor()
    expect(await remembered.count()).toBe(0)
  })
})

test('a typo and a search without results offer suggestions', async () => {
  const page = await open('phone')
  await openSearch(page)
  await field(page).fill('lamqs')
  await overlay(page).getByRole('navigation', { name: 'Did you mean' }).getByRole('link').waitFor()
  await expectAccessible(page)
  await field(page).fill('xyzzyqq')
  await overlay(page).getByText('No products found for “xyzzyqq”').waitFor()
  await overlay(page)
    .getByRole('heading', { name: /^(New arrivals|Best selling)$/ })
    .waitFor()
  await expectAccessible(page)
  const report = page.waitForRequest((request) => request.method() === 'POST')
  await page.keyboard.press('Escape')
  expect((await report).url()).toContain('q=xyzzyqq')
})

test('a lost connection is reported, and suggestions return with the next attempt', async () => {
  const page = await open('desktop')
  await openSearch(page)
  await page.route(suggestions, (route) => route.fulfill({ status: 429 }))
  await field(page).fill('moss')
  await overlay(page)
    .getByText(/^Suggestions cannot be loaded/)
    .waitFor()
  await expectAccessible(page)
  await page.unroute(suggestions)
  await overlay(page).getByRole('button', { name: 'Try again' }).click()
  await options(page).filter({ hasText: 'Moss bottle' }).waitFor()
})

test('only the last text is searched for and shown', async () => {
  const page = await open('desktop')
  await openSearch(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/suggestions\?q=moss/, async (route) => {
    await held
    await route.continue()
  })
  const cancelled = page.waitForEvent('requestfailed', (one) => one.url().includes('q=moss'))
  const asked = page.waitForRequest(/suggestions\?q=moss/)
  await field(page).fill('moss')
  await asked
  await field(page).fill('lantern')
  await cancelled
  release()
  await options(page).filter({ hasText: 'Pleated lantern' }).waitFor()
  expect(await options(page).filter({ hasText: 'Moss bottle' }).count()).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('without scripts it is a page, and lists can be sorted by best-selling', async () => {
  const page = await open('phone', { scripts: false })
  await page.goto(`${shop.baseUrl}/products/tide-jar`)
  await searchLink(page).click()
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('jar')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/\/search\?q=jar$/)
  await page.goto(`${shop.baseUrl}/search?q=jar&sort=best-selling`)
  expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('best-selling')
  await page.getByRole('link', { name: 'Tide jar' }).first().waitFor()
})
