import { isHydrated } from '@vitrine/testkit/page-bytes'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, pressAndLeave, type Screen, screens, shop } from './browser.ts'

const jar = () => `${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`
const cart = () => `${shop.baseUrl}/cart`
const addButton = (page: Page) => page.getByRole('button', { name: /^Add to cart/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Cart/ })
const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity of Tide jar' })

async function addJar(page: Page): Promise<void> {
  await page.goto(jar())
  await addButton(page).click()
  await drawer(page).getByText('Tide jar is in your cart.').waitFor()
}

describe.each(Object.keys(screens) as Screen[])('a buyer with a %s', (screen) => {
  test('sees the missing choice, adds the product, and sees the drawer and the number', async () => {
    const page = await open(screen)
    await page.goto(`${shop.baseUrl}/products/tide-jar`)
    await page.getByRole('button', { name: 'Choose Glaze' }).click()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(focused).toBe('Glaze')
    await page.locator('label', { hasText: 'Celadon' }).click()
    await page.getByRole('button', { name: 'Choose Size' }).waitFor()
    await page.locator('label', { hasText: '2 l' }).click()
    await addButton(page).click()
    await drawer(page).getByText('Tide jar is in your cart.').waitFor()
    await expect
      .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('dialog'))))
      .toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await drawer(page).getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
    await drawer(page).waitFor({ state: 'hidden' })
  })

  test('changes, removes and undoes in the cart, and leaves a note', async () => {
    const page = await open(screen, { dark: true })
    await addJar(page)
    await page.goto(cart())
    await expectAccessible(page)
    await page.getByRole('button', { name: 'One more of Tide jar' }).click()
    await expect.poll(() => quantity(page).inputValue()).toBe('2')
    await quantity(page).fill('3')
    await quantity(page).press('Enter')
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor()
    await page.getByRole('button', { name: 'Remove Tide jar' }).click()
    await page.getByText('Your cart is empty').waitFor()
    await expectAccessible(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await undo.click()
    await expect.poll(() => quantity(page).inputValue()).toBe('3')
    await page.getByText('Note or gift message').click()
    await page.getByLabel('Gift message').fill('For Ada')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.').waitFor()
    await page.reload()
    expect(await page.getByLabel('Gift message').inputValue()).toBe('For Ada')
    await expectAccessible(page)
  })

  test('does all of this without scripts', async () => {
    const page = await open(screen, { scripts: false })
    await page.goto(jar())
    await page.getByRole('link', { name: 'Cart' }).first().waitFor()
    await addButton(page).click()
    await page.waitForURL(cart())
    await page.getByText('Tide jar is in your cart.').waitFor()
    await page.getByRole('button', { name: 'One more of Tide jar' }).click()
    await expect.poll(() => quantity(page).inputValue()).toBe('2')
    await quantity(page).fill('1')
    await pressAndLeave(page, 'Update')
    expect(await quantity(page).inputValue()).toBe('1')
    await page.getByRole('button', { name: 'Remove Tide jar' }).click()
    await page.getByText('Tide jar was removed.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => quantity(page).inputValue()).toBe('1')
  })
})

test('two tabs show one cart, and two visitors have two', async () => {
  const page = await open('desktop')
  await addJar(page)
  await page.goto(cart())
  const tab = await page.context().newPage()
  await tab.goto(cart())
  // Without scripts the button sends a form, of which other tabs learn nothing.
  await tab.waitForFunction(isHydrated)
  await tab.getByRole('button', { name: 'One more of Tide jar' }).click()
  await expect.poll(() => quantity(page).inputValue()).toBe('2')
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  const other = await open('desktop')
  await other.goto(cart())
  await other.getByText('Your cart is empty').waitFor()
})

test('a cart that a form changes before the scripts start is shown by the other tab', async () => {
  const page = await open('desktop')
  await addJar(page)
  await page.goto(cart())
  const tab = await page.context().newPage()
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await tab.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await tab.goto(cart(), { waitUntil: 'commit' })
  await tab.getByRole('button', { name: 'One more of Tide jar' }).click()
  await expect.poll(() => quantity(tab).inputValue()).toBe('2')
  arrive()
  await expect.poll(() => quantity(page).inputValue()).toBe('2')
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a drawer that is opened again does not repeat its last message', async () => {
  const page = await open('desktop')
  await addJar(page)
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'hidden' })
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/cart$/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await drawer(page).getByText('Tide jar').first().waitFor()
  expect(await drawer(page).getByText('Tide jar is in your cart.').count()).toBe(0)
  arrive()
  await page.unrouteAll({ behavior: 'wait' })
})

test('a quantity above the stock is not accepted', async () => {
  const page = await open('desktop')
  await page.goto(`${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=0.5+l`)
  await page.getByText('In stock, 4 left').first().waitFor()
  await quantity(page).fill('9')
  await addButton(page).click()
  await drawer(page).getByText('Only 4 of Tide jar are left. They are in your cart.').waitFor()
  await page.getByRole('link', { name: 'Cart, 4 items' }).waitFor({ state: 'attached' })
})

test('a cart is still there after the sign-in', async () => {
  const page = await open('desktop')
  await addJar(page)
  await page.goto(`${shop.baseUrl}/register`)
  await page.getByLabel('E-mail').fill(`buyer-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-passphrase')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/register'))
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await page.goto(cart())
  expect(await quantity(page).inputValue()).toBe('1')
})

test('a cart that was loaded before something was added does not hide it', async () => {
  const page = await open('desktop')
  await page.goto(jar())
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/cart', async (route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  const read = page.waitForResponse((response) => new URL(response.url()).pathname === '/cart')
  await page.getByRole('link', { name: 'Cart', exact: true }).first().click()
  await drawer(page).waitFor()
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'hidden' })
  await addButton(page).click()
  await drawer(page).getByText('Tide jar is in your cart.').waitFor()
  release()
  await (await read).finished()
  await page.unrouteAll({ behavior: 'wait' })
  await drawer(page).getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
  await drawer(page).waitFor({ state: 'hidden' })
  expect(await quantity(page).inputValue()).toBe('1')
})
