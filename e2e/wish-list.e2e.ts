import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import { callAsMerchant } from './members.ts'

const jar = () => `${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`
const cart = () => `${shop.baseUrl}/cart`
const heart = (page: Page) => page.getByRole('button', { name: /^(Add to|On your) wish list$/ })
const inHeader = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Wish list, \d+ item/ })
const pressed = (page: Page) => heart(page).getAttribute('aria-pressed')

describe.each(Object.keys(screens) as Screen[])('a shopper with a %s', (screen) => {
  test.each([true, false])('adds, removes, undoes and shares (scripts: %s)', async (scripts) => {
    const page = await open(screen, { scripts, dark: screen === 'phone' })
    await page.goto(jar())
    expect(await inHeader(page).count()).toBe(0)
    await heart(page).click()
    await inHeader(page).waitFor()
    await expect.poll(() => pressed(page)).toBe('true')
    expect(page.url()).toBe(jar())
    await inHeader(page).click()
    await page.getByRole('heading', { level: 1, name: 'Wish list' }).waitFor()
    await page.getByText('Celadon, 2 l').waitFor()
    await page.reload()
    await inHeader(page).waitFor()
    if (scripts) await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove Tide jar' }).click()
    await page.getByText('Your wish list is empty').waitFor()
    if (scripts) await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByLabel('Link to your list').inputValue()
    const other = await open(screen)
    await other.goto(`${shop.baseUrl}${new URL(link).pathname}`)
    await other.getByRole('link', { name: 'Tide jar' }).waitFor()
    expect(await other.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('button', { name: 'Switch link off' }).click()
    await page.getByRole('button', { name: 'Make a link' }).waitFor()
    expect((await other.reload())?.status()).toBe(404)
    await page.getByRole('button', { name: 'Add to cart Tide jar' }).click()
    await page.getByText('Tide jar is in your cart.').waitFor()
    if (scripts) await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  })

  test.each([true, false])(
    'saves an item for later and moves it back to the cart (scripts: %s)',
    async (scripts) => {
      const page = await open(screen, { scripts })
      await page.goto(jar())
      await page.getByRole('button', { name: /^Add to cart/ }).click()
      await page.getByText('Tide jar is in your cart.').waitFor()
      await page.goto(cart())
      await page.getByRole('button', { name: 'Save for later Tide jar' }).click()
      await page.getByText('Tide jar is saved for later.').waitFor()
      await page.getByText('Your cart is empty').waitFor()
      await page.getByRole('heading', { name: 'Saved for later' }).waitFor()
      if (scripts) await expectAccessible(page)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('textbox', { name: 'Quantity of Tide jar' }).waitFor()
      expect(await page.getByRole('heading', { name: 'Saved for later' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Save for later Tide jar' }).click()
      await page.getByRole('button', { name: 'Move to cart Tide jar' }).click()
      await page.getByRole('textbox', { name: 'Quantity of Tide jar' }).waitFor()
    },
  )
})

test('a heart on a card announces whether it is pressed, by keyboard too', async () => {
  const page = await open('desktop')
  await page.goto(`${shop.baseUrl}/collections/all-products`)
  const first = page.locator('[data-product-card]').first()
  const button = first.getByRole('button', { name: /on the wish list$/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await inHeader(page).waitFor()
  await page.reload()
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  await button.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  await inHeader(page).waitFor({ state: 'detached' })
})

describe.each([true, false])('mails about prices (scripts: %s)', (scripts) => {
  test('are requested, confirmed by a link, and ended', async () => {
    const email = `prices-${scripts ? 'scripts' : 'plain'}@example.com`
    const page = await open('phone', { scripts })
    await page.goto(jar())
    await heart(page).click()
    await inHeader(page).click()
    const field = page.getByLabel('Your e-mail address')
    const ask = page.getByRole('button', { name: 'Email me when a price falls' })
    await ask.click()
    await page.getByText('Enter your e-mail address').waitFor()
    await field.fill('no address')
    await ask.click()
    await page.getByText('This is not an e-mail address').waitFor()
    expect(await field.inputValue()).toBe('no address')
    await field.fill(email)
    await ask.click()
    await page.getByText('We have sent you a link').waitFor()
    if (scripts) await expectAccessible(page)
    const { mails } = await callAsMerchant('GET', `/vitrine/v1/mailbox?to=${email}`)
    const text = (mails as { text: string }[])[0]?.text ?? ''
    const other = await open('desktop', { scripts })
    await other.goto(/https?:\S+\/price-mails\/confirm\/\S+/.exec(text)?.[0] ?? '')
    await other.getByRole('button', { name: 'Yes, email me' }).click()
    await other.getByText('You hear when a price falls').first().waitFor()
    if (scripts) await expectAccessible(other)
    await page.goto(`${shop.baseUrl}/wish-list`)
    await page.getByRole('button', { name: 'No more mails' }).click()
    await page.getByText('You get no more mails about prices.').first().waitFor()
  })
})

test('recently viewed products are shown, also in an empty cart, until somebody signs out', async () => {
  const page = await open('desktop')
  const row = page.getByRole('region', { name: 'Recently viewed' })
  await page.goto(jar())
  await page.getByRole('heading', { level: 1, name: 'Tide jar' }).waitFor()
  await page.goto(`${shop.baseUrl}/products/moon-jar`)
  await row.getByRole('link', { name: 'Tide jar' }).waitFor()
  expect(await row.getByRole('link', { name: 'Moon jar' }).count()).toBe(0)
  await page.goto(cart())
  await row.getByRole('link', { name: 'Moon jar' }).waitFor()
  await expectAccessible(page)
  await page.goto(`${shop.baseUrl}/logged-out`)
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await page.goto(cart())
  await page.getByText('Your cart is empty').waitFor()
  expect(await row.count()).toBe(0)
})

test('related products show the reason', async () => {
  const page = await open('desktop')
  await page.goto(jar())
  await page.getByRole('heading', { name: 'More by Tidewater Pottery' }).waitFor()
})
