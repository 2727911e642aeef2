import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

const jar = () => `${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`
const bar = (page: Page) => page.locator('.buy-bar')
const foot = (page: Page) => page.locator('.foot')
const inForm = (page: Page) => page.locator('#add-to-cart')
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Cart/ })

beforeAll(sellToGermany)
afterAll(takeBackSelling)

describe('on a phone the button', () => {
  test('is fixed at the bottom after it was scrolled past', async () => {
    const page = await open('phone')
    await page.goto(jar())
    await inForm(page).scrollIntoViewIfNeeded()
    expect(await bar(page).count()).toBe(0)
    const height = () => page.evaluate(() => document.querySelector('main')?.clientHeight)
    const before = await height()
    await foot(page).scrollIntoViewIfNeeded()
    await bar(page).waitFor()
    expect(await height()).toBe(before)
    await expectAccessible(page)
    await bar(page).locator('button').click()
    await drawer(page).getByText('Tide jar is in your cart.').waitFor()
    await page.keyboard.press('Escape')
    await inForm(page).scrollIntoViewIfNeeded()
    await bar(page).waitFor({ state: 'detached' })
  })

  test('scrolls from there to the missing choice', async () => {
    const page = await open('phone')
    await page.goto(`${shop.baseUrl}/products/tide-jar`)
    await foot(page).scrollIntoViewIfNeeded()
    await bar(page).locator('button').click()
    const glaze = page.locator('[name="Glaze"]').first()
    await expect.poll(() => glaze.evaluate((one) => one === document.activeElement)).toBe(true)
    const isSeen = () =>
      glaze.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        // Below the header, above the bar.
        return top >= 60 && bottom <= innerHeight - 60
      })
    await expect.poll(isSeen).toBe(true)
  })
})

test('delivery to the country of the last estimate is shown beside the stock', async () => {
  const page = await open('desktop')
  await page.goto(jar())
  await page.getByText('In stock').first().waitFor()
  expect(await page.getByText('Delivery to').count()).toBe(0)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await drawer(page).getByText('Estimate delivery and taxes').click()
  await drawer(page).getByLabel('Country').selectOption('DE')
  await drawer(page).getByText('Delivery: Standard').waitFor()
  await page.goto(jar())
  await page.getByText(/^Delivery to Germany from \$/).waitFor()
  await expectAccessible(page)
})
