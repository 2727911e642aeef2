import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'

let people = 0
const newEmail = () => {
  people += 1
  return `visitor-${people}-${Date.now()}@example.com`
}
const password = 'a-long-enough-passphrase'

async function fillCredentials(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

/** The visitor in the page's data, as read by its scripts. */
const visitorOf = (page: Page) =>
  page
    .locator('#page-state')
    .evaluate((state): unknown => JSON.parse(state.textContent ?? '').visit)

/** Suggestions can be reached with the arrow keys while the focus stays in the field. */
async function expectKeyboardNavigation(page: Page): Promise<void> {
  const field = page.getByRole('main').getByRole('combobox', { name: 'What are you looking for?' })
  const list = page.getByRole('main').getByRole('listbox', { name: 'Suggestions' })
  await field.fill('tide jar')
  await list.getByRole('option', { name: /^Tide jar/ }).waitFor()
  await expectAccessible(page)
  await field.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
  await field.press('ArrowDown')
  await list.waitFor()
  await field.press('ArrowUp')
  const options = list.getByRole('option')
  const last = await options.last().getAttribute('id')
  const chosen = () => field.getAttribute('aria-activedescendant')
  await expect.poll(chosen).toBe(last)
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.press('ArrowDown')
  await expect.poll(chosen).toBeNull()
  await field.press('ArrowUp')
  const words = (await options.last().locator('bdi').first().textContent()) ?? ''
  await field.press('Enter')
  await page.getByRole('heading', { level: 1, name: words }).waitFor()
}

describe.each(Object.keys(screens) as Screen[])('a visitor with a %s', (screen) => {
  test('goes from the home page through a collection to a product, chooses, and sees price and stock', async () => {
    const page = await open(screen)
    await page.goto(shop.baseUrl)
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Vessels/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'Vessels' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Tide jar' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Tide jar' }).waitFor()
    await expectAccessible(page)
    await page.locator('label', { hasText: 'Celadon' }).click()
    await page.locator('label', { hasText: '0.5 l' }).click()
    await page.getByText('In stock, 4 left').first().waitFor()
    expect(await page.getByText('$48.00').first().isVisible()).toBe(true)
    expect(new URL(page.url()).searchParams.get('Size')).toBe('0.5 l')
  })

  test('filters a collection by price and removes the filter again', async () => {
    const page = await open(screen)
    await page.goto(`${shop.baseUrl}/collections/tableware?max=40`)
    const cards = page.locator('main article, main li').filter({ hasText: '$' })
    await cards.first().waitFor()
    const some = await page.locator('main').textContent()
    expect(some).toMatch(/Under \$40/)
    await page
      .getByRole('link', { name: /Under \$40/ })
      .first()
      .click()
    await page.waitForURL(/tableware(\?(?!.*max)|$)/)
    await expectAccessible(page)
  })

  test('searches, and sees suggestions when nothing is found', async () => {
    const page = await open(screen)
    await page.goto(`${shop.baseUrl}/search?q=jar`)
    await page.getByRole('link', { name: 'Tide jar' }).first().waitFor()
    await expectAccessible(page)
    await expectKeyboardNavigation(page)
    await page.goto(`${shop.baseUrl}/search?q=zeppelin`)
    await page.getByText('No products found for “zeppelin”').first().waitFor()
    await expectAccessible(page)
  })

  test('registers, sees the account, signs out, and signs in again', async () => {
    const page = await open(screen)
    const email = newEmail()
    await page.goto(`${shop.baseUrl}/register`)
    await expectAccessible(page)
    await fillCredentials(page, email, password)
    await page.getByLabel('Name').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/register'))
    await page.goto(`${shop.baseUrl}/account`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText(email).first().waitFor()
    await expectAccessible(page)
    await page.goto(`${shop.baseUrl}/collections/all-products`)
    expect(await visitorOf(page)).toEqual({ role: 'member' })
    await page.goto(`${shop.baseUrl}/account`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/account'))
    await page.goto(`${shop.baseUrl}/account`)
    await page.waitForURL(/\/login/)
    expect(await visitorOf(page)).toEqual({ role: 'none' })
    await fillCredentials(page, email, password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/account/)
    await page.getByText(email).first().waitFor()
  })

  test('reads beside the field what is wrong', async () => {
    const page = await open(screen)
    await page.goto(`${shop.baseUrl}/login`)
    await fillCredentials(page, 'nobody@example.com', 'not this one')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('We cannot sign you in with this e-mail.').first().waitFor()
    await expectAccessible(page)
  })

  test('finds links on a page that does not exist', async () => {
    const page = await open(screen, { dark: true })
    await page.goto(`${shop.baseUrl}/products/there-is-no-such-thing`)
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await expectAccessible(page)
  })
})

describe('without scripts', () => {
  test('a visitor chooses, registers and sees the account', async () => {
    const page = await open('desktop', { scripts: false })
    await page.goto(`${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=0.5+l`)
    await page.getByText('In stock, 4 left').first().waitFor()
    const email = newEmail()
    await page.goto(`${shop.baseUrl}/register`)
    await fillCredentials(page, email, password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/register'))
    await page.goto(`${shop.baseUrl}/account`)
    await page.getByText(email).first().waitFor()
  })
})
