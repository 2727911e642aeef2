import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, type Screen, screens, shop } from './browser.ts'
import { expectAccessibleInAllThemes, newMember } from './members.ts'
import { make, sellToGermany, takeBackSelling } from './selling.ts'

const jar = () => `${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`

beforeAll(sellToGermany)
afterAll(takeBackSelling)

async function toCheckout(page: Page): Promise<void> {
  await page.goto(jar())
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('dialog', { name: /^Cart/ }).getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('ada@example.com')
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street and house number').fill('Unter den Linden 1')
  await page.getByLabel('Postal code').fill('10117')
  await page.getByLabel('Town or city').fill('Berlin')
}

const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Continue to delivery and payment' }).click()
const order = (page: Page) => page.getByRole('button', { name: /^Order and pay/ })

describe.each(Object.keys(screens) as Screen[])('a guest with a %s', (screen) => {
  test('orders, confirms the card with 3-D Secure, and sees that it is paid', async () => {
    const page = await open(screen)
    await toCheckout(page)
    await goOn(page)
    await page.getByRole('link', { name: 'Enter your name.' }).waitFor()
    await fillContact(page)
    await goOn(page)
    await page.getByRole('group', { name: 'Delivery', exact: true }).waitFor()
    await expectAccessibleInAllThemes(page)
    await page.getByRole('radio', { name: /Express/ }).check()
    await expect.poll(() => order(page).textContent()).toMatch(/\$51\.90|\$\d+\.90/)
    await page.getByRole('radio', { name: /^Card/ }).check()
    await order(page).click()
    await page.getByRole('heading', { name: 'Pay with a test card' }).waitFor()
    await expectAccessibleInAllThemes(page)
    await page.getByLabel('Card number').fill('4000 0025 0000 3155')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByRole('button', { name: 'Yes, confirm' }).click()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await page.getByText('Paid', { exact: true }).waitFor()
    await expectAccessibleInAllThemes(page)
    await page.goto(`${shop.baseUrl}/cart`)
    await page.getByText('Your cart is empty').waitFor()
  })
})

test('an American address needs its state, and its ZIP code determines the tax', async () => {
  const page = await open('phone')
  await toCheckout(page)
  await fillContact(page)
  await page.getByLabel('Country').selectOption('US')
  const state = page.getByRole('combobox', { name: 'State' })
  await state.waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Lovelace')
  await expectAccessibleInAllThemes(page)
  await page.getByLabel('Town or city').fill('Brooklyn')
  await state.selectOption('US-NJ')
  await page.getByLabel('ZIP code').fill('11231')
  await goOn(page)
  await page.getByText('This does not go with the postal code').first().waitFor()
  await state.selectOption('')
  await goOn(page)
  await page.getByRole('group', { name: 'Delivery', exact: true }).waitFor()
  expect(await state.inputValue()).toBe('US-NY')
  await page.getByText('Sales tax (8.875%)').waitFor()
})

test('a declined card can be followed by another way to pay', async () => {
  const page = await open('phone')
  await toCheckout(page)
  await fillContact(page)
  await goOn(page)
  await page.getByRole('radio', { name: /^Card/ }).check()
  await order(page).click()
  await page.getByLabel('Card number').fill('4000000000000002')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('The payment was declined').waitFor()
  await expectAccessibleInAllThemes(page)
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  await page.getByText('Not paid yet').waitFor()
})

test('a shopper orders without scripts', async () => {
  const page = await open('phone', { scripts: false })
  await page.goto(jar())
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await fillContact(page)
  await goOn(page)
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await order(page).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
})

test('a member finds the order in the account', async () => {
  const page = await open('desktop')
  await newMember(page)
  await toCheckout(page)
  await fillContact(page)
  await goOn(page)
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await order(page).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  await page.goto(`${shop.baseUrl}/account/orders`)
  await page.getByRole('link', { name: /^Order \d+/ }).waitFor()
  await expectAccessibleInAllThemes(page)
})

test('a price that has changed is shown before the order', async () => {
  const page = await open('desktop')
  await toCheckout(page)
  await fillContact(page)
  await goOn(page)
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  const effect = { type: 'PERCENT', percent: '50' }
  const half = { name: 'Half price', trigger: 'AUTOMATIC', effect }
  await make('/vitrine/v1/promotions', 'promotion', half)
  await order(page).click()
  await page.getByText(/^The total is \$[\d.]+ now\./).waitFor()
  expect(await page.getByRole('radio', { name: 'Bank transfer' }).isChecked()).toBe(true)
  await order(page).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
})
