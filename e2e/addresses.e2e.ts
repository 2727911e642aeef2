import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { expectAccessibleOnAllScreens, newMember } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(async () => {
  await sellToGermany()
})
afterAll(takeBackSelling)

test('a member enters an address once: it is filled in at the next checkout', async () => {
  const page = await open('phone')
  const email = await newMember(page)
  const fill = async (street: string, postalCode: string, city: string) => {
    await page.getByLabel('Country').selectOption('DE')
    await page.getByLabel('Street and house number').fill(street)
    await page.getByLabel('Postal code').fill(postalCode)
    await page.getByLabel('Town or city').fill(city)
  }
  const startCheckout = async () => {
    await page.goto(`${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`)
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    await page
      .getByRole('dialog', { name: /^Cart/ })
      .getByRole('link', { name: 'Checkout' })
      .click()
  }

  await startCheckout()
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(email)
  await page.getByLabel('Full name').fill('Grace Hopper')
  await fill('Ring 1', '10117', 'Berlin')
  await page.getByRole('button', { name: 'Continue to delivery and payment' }).click()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()

  await page.goto(`${shop.baseUrl}/account/addresses`)
  await page.getByText('Ring 1, 10117 Berlin, Germany').waitFor()
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('Choose a country.').first().waitFor()
  await expectAccessibleOnAllScreens(page)
  await fill('Elbchaussee 12', '22765', 'Hamburg')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('button', { name: 'Fill in at the checkout' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Filled in' }).getByText('Hamburg').waitFor()

  await startCheckout()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Grace Hopper')
  expect(await page.getByLabel('Town or city').inputValue()).toBe('Hamburg')
  await page.getByLabel('Full name').fill('Rear Admiral Hopper')
  await page.getByRole('button', { name: 'Ring 1, 10117 Berlin, Germany' }).click()
  await expect.poll(() => page.getByLabel('Town or city').inputValue()).toBe('Berlin')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Rear Admiral Hopper')
  await expectAccessibleOnAllScreens(page)

  await page.goto(`${shop.baseUrl}/account/addresses`)
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await page.getByText('Elbchaussee').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No addresses yet.').waitFor()
})
