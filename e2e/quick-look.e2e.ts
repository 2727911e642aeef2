import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { callAsMerchant, signInAsOwner } from './members.ts'

const list = () => `${shop.baseUrl}/collections/vessels`
const opener = (page: Page) => page.getByRole('button', { name: 'Quick look at Tide jar' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tide jar' })
const theme = '/vitrine/v1/theme'

afterEach(async () => {
  const { revision } = await callAsMerchant('GET', `${theme}/stored`)
  const changes = { quickLook: true }
  const saved = await callAsMerchant('PUT', `${theme}/draft`, { changes, revision })
  if (saved.draft) await callAsMerchant('POST', `${theme}/publish`, { revision: saved.revision })
})

test('a shopper looks at a jar in front of the list, chooses, and puts it into the cart', async () => {
  const page = await open('desktop')
  await page.goto(list())
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByText('A storage jar with a wide shoulder').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog(page).count()).toBe(0)
  await expect.poll(() => opener(page).evaluate((one) => one === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await dialog(page).getByRole('radio', { name: 'Celadon' }).check({ force: true })
  await dialog(page).getByRole('button', { name: 'Choose Size' }).waitFor()
  await dialog(page).getByText('2 l', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Add to cart · $84.00' }).waitFor()
  expect(page.url()).toBe(list())
  await dialog(page).getByRole('link', { name: 'Clear selection' }).click()
  await dialog(page).getByRole('button', { name: 'Choose Glaze' }).waitFor()
  await dialog(page).getByRole('radio', { name: 'Celadon' }).check({ force: true })
  await dialog(page).getByText('2 l', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Add to cart · $84.00' }).click()
  const cart = page.getByRole('dialog', { name: /^Cart/ })
  await cart.getByText('Tide jar is in your cart.').waitFor()
  await expect.poll(() => dialog(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  await cart.waitFor({ state: 'hidden' })
  await expect.poll(() => opener(page).evaluate((one) => one === document.activeElement)).toBe(true)
})

test('a quick view in dark mode links to the page with the chosen options', async () => {
  const page = await open('desktop', { dark: true })
  await page.goto(list())
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('radio', { name: 'Celadon' }).check({ force: true })
  await dialog(page).getByRole('button', { name: 'Choose Size' }).waitFor()
  await expectAccessible(page)
  await dialog(page)
    .getByRole('link', { name: /^See everything about it/ })
    .click()
  await page.waitForURL(/\/products\/tide-jar\?Glaze=Celadon$/)
  await page.getByRole('heading', { level: 1, name: 'Tide jar' }).waitFor()
})

test('an invalid response is shown as an error with a retry', async () => {
  const page = await open('desktop')
  await page.goto(list())
  await page.route('**/products/tide-jar*', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByText('It could not be loaded.').waitFor()
  await page.unroute('**/products/tide-jar*')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await dialog(page).getByText('A storage jar with a wide shoulder').waitFor()
})

test('a tap opens the page, and so does a click without scripts', async () => {
  const phone = await open('phone')
  await phone.goto(list())
  expect(await opener(phone).count()).toBe(0)
  await phone.getByRole('link', { name: 'Tide jar' }).click()
  await phone.waitForURL(/\/products\/tide-jar$/)
  const plain = await open('desktop', { scripts: false })
  await plain.goto(list())
  expect(await opener(plain).count()).toBe(0)
})

test('a merchant switches it off for the whole shop', async () => {
  const merchant = await open('desktop')
  await signInAsOwner(merchant)
  await merchant.goto(`${shop.baseUrl}/dashboard/theme`)
  await merchant.getByRole('switch', { name: 'Quick look' }).click()
  await merchant.getByRole('button', { name: 'Save draft', exact: true }).click()
  const publish = merchant.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  await expect
    .poll(async () => (await callAsMerchant('GET', theme)).theme)
    .toMatchObject({ quickLook: false })
  const page = await open('desktop')
  await page.goto(list())
  expect(await opener(page).count()).toBe(0)
})
