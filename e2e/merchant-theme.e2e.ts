import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
const theme = '/vitrine/v1/theme'
const noColours = { paper: null, ink: null, accent: null }
const untouched = {
  preset: 'gallery',
  colours: { light: noColours, dark: noColours },
  typePair: null,
  radius: null,
  pictureRatio: null,
  density: null,
  texts: {},
}

afterEach(async () => {
  const { revision } = await callAsMerchant('GET', `${theme}/stored`)
  const saved = await callAsMerchant('PUT', `${theme}/draft`, { changes: untouched, revision })
  if (saved.draft) await callAsMerchant('POST', `${theme}/publish`, { revision: saved.revision })
})

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the look"]')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const styleOf = (page: Page, name: string) =>
  page.evaluate(
    (one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(),
    name,
  )

test('a merchant chooses a theme and texts, sees bad contrast, previews the draft, publishes it and undoes that', async () => {
  const visitor = await open('phone', { scripts: false })
  await visitor.goto(at('/'))
  expect(await styleOf(visitor, '--v-radius')).toBe('2px')

  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/theme'))
  await preview(page).getByRole('heading', { level: 1 }).waitFor()
  await expectAccessibleOnAllScreens(page)

  await page.getByRole('radio', { name: /^Market/ }).check()
  await page.getByLabel('Ink, Light', { exact: true }).fill('#999999')
  await page.getByText(/has a contrast of 2\.\d+:1 and needs 4\.5:1/).waitFor()
  await button(page, 'Save draft').click()
  await page.getByRole('alert').first().waitFor()
  await button(page, /^Take #[0-9a-f]{6} as Ink$/).click()
  await page.getByLabel('Accent, Light', { exact: true }).fill('#1f6f43')
  await page.getByLabel('Word for “Cart”').fill('Basket')
  await page.getByLabel('Line above the header').fill('Open again on Monday')
  await page.getByLabel('“Add to cart” with the price').fill('Take it')
  await button(page, 'Save draft').click()
  await page.getByText('{price} is missing.', { exact: false }).waitFor()
  await page.getByLabel('“Add to cart” with the price').fill('Take it for {price}')
  await expectAccessible(page)
  await button(page, 'Save draft').click()
  await preview(page).getByText('Open again on Monday').waitFor()
  await page.getByLabel('Colour scheme').selectOption('Dark')
  await page.getByLabel('Width', { exact: true }).selectOption('Phone')
  await page.getByLabel('Page', { exact: true }).selectOption('Cart')
  await preview(page).getByRole('heading', { level: 1, name: 'Basket' }).waitFor()
  await expect.poll(() => preview(page).locator('html').getAttribute('data-theme')).toBe('dark')

  await visitor.goto(at('/'))
  expect(await visitor.getByText('Open again on Monday').count()).toBe(0)
  await button(page, 'Publish').click()
  await page.getByText('Visitors see the new look now.').waitFor()
  await visitor.goto(at('/cart'))
  await visitor.getByText('Open again on Monday').waitFor()
  await visitor.getByRole('heading', { level: 1, name: 'Basket' }).waitFor()
  expect(await styleOf(visitor, '--v-radius')).toBe('16px')
  expect(await styleOf(visitor, '--v-font-display')).toContain('Bricolage')
  const buyer = await open('phone')
  await buyer.goto(at('/cart'))
  await expectAccessible(buyer)
  await buyer.goto(at('/collections/all-products'))
  await buyer
    .getByRole('link', { name: /Basket/ })
    .first()
    .waitFor()
  await expectAccessible(buyer)

  await page.getByRole('link', { name: 'Changes' }).click()
  await button(page, /^Undo/).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => {
      await visitor.goto(at('/'))
      return styleOf(visitor, '--v-radius')
    })
    .toBe('2px')
})
