import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import { expectAccessibleInAllThemes } from './members.ts'
import { make, sellToGermany, takeBackSelling } from './selling.ts'

const jar = () => `${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`
const cart = () => `${shop.baseUrl}/cart`
const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true })
const apply = async (page: Page, typed: string) => {
  await code(page).fill(typed)
  await page.getByRole('button', { name: 'Apply' }).click()
}

beforeAll(async () => {
  await sellToGermany()
  const discount = { trigger: 'CODE', effect: { type: 'PERCENT', percent: '10' } }
  await make(
    '/vitrine/v1/promotions',
    'promotion',
    { ...discount, name: 'Spring' },
    { code: 'SPRING' },
  )
  const condition = { type: 'SUBTOTAL', fromAmount: '1000' }
  const large = { ...discount, condition, name: 'Large carts' }
  await make('/vitrine/v1/promotions', 'promotion', large, { code: 'LARGE' })
})

afterAll(takeBackSelling)

describe.each(Object.keys(screens) as Screen[])('a buyer with a %s', (screen) => {
  test('enters codes in the drawer, and sees the whole price before any address', async () => {
    const page = await open(screen)
    await page.goto(jar())
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    const drawer = page.getByRole('dialog', { name: /^Cart/ })
    await drawer.getByText('Tide jar is in your cart.').waitFor()
    await drawer.getByText('Discount code').click()
    await apply(page, 'SPRNG')
    await drawer.getByText('We do not know the code “SPRNG”.').waitFor()
    expect(await code(page).inputValue()).toBe('SPRNG')
    await expect
      .poll(() => code(page).evaluate((field) => field === document.activeElement))
      .toBe(true)
    await apply(page, 'large')
    await drawer.getByText('This code is for carts from $1,000.00 on.').waitFor()
    await expectAccessibleInAllThemes(page)
    await apply(page, 'spring')
    await drawer.getByText('Total so far').waitFor()
    await expect.poll(() => code(page).inputValue()).toBe('')
    await drawer.getByText('Estimate delivery and taxes').click()
    await drawer.getByLabel('Country').selectOption('DE')
    await drawer.getByText('Delivery: Standard').waitFor()
    await drawer.getByText('$80.50').waitFor()
    await drawer.getByText('Includes VAT (19%)').waitFor()
    await expectAccessibleInAllThemes(page)

    await page.goto(cart())
    await page.getByText('Estimate for Germany').click()
    await page.getByLabel('Express').check()
    await page.getByText('$85.50').waitFor()
    await page.getByLabel('Country').selectOption('JP')
    await page.getByText('We do not deliver all of this to that country.').waitFor()
    await expectAccessibleInAllThemes(page)
    await page.getByLabel('Country').selectOption('DE')
    await page.getByText('$80.50').waitFor()
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
      document.documentElement.lang = 'ar'
    })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove spring' }).click()
    await page.getByText('Code spring was removed.').waitFor()
    await page.getByText('$88.90').waitFor()
  })
})

test('all of this works without scripts', async () => {
  const page = await open('phone', { scripts: false })
  await page.goto(jar())
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.waitForURL(cart())
  await page.getByText('Discount code').click()
  await apply(page, 'SPRNG')
  await page.getByText('We do not know the code “SPRNG”.').waitFor()
  expect(await code(page).inputValue()).toBe('SPRNG')
  await apply(page, 'SPRING')
  await page.getByText('Code SPRING is in your cart.').waitFor()
  await page.getByText('Estimate delivery and taxes').click()
  await page.getByLabel('Country').selectOption('DE')
  await page.getByRole('button', { name: 'Show costs' }).click()
  await page.getByText('$80.50').waitFor()
  await page.getByRole('button', { name: 'Remove SPRING' }).click()
  await page.getByText('$88.90').waitFor()
  await page.getByText('Estimate for Germany').click()
  await page.getByLabel('Express').check()
  await page.getByRole('button', { name: 'Show costs' }).click()
  await page.getByText('$93.90').waitFor()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  expect(await page.getByLabel('Country').inputValue()).toBe('DE')
})
