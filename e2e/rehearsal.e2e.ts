import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import {
  expectAccessibleInAllThemes,
  expectAccessibleOnAllScreens,
  signInAsOwner,
} from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(takeBackSelling)

const bar = (page: Page) => page.getByRole('complementary', { name: 'Rehearsal' })

async function orderWithAskedCard(page: Page): Promise<void> {
  await page.goto(`${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('dialog', { name: /^Cart/ }).getByRole('link', { name: 'Checkout' }).click()
  await bar(page).waitFor()
  await page.getByLabel('E-mail address').fill('rehearsal@example.com')
  await page.getByLabel('Full name').fill('Rea Hersal')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street and house number').fill('Ring 1')
  await page.getByLabel('Postal code').fill('10117')
  await page.getByLabel('Town or city').fill('Berlin')
  await page.getByRole('button', { name: 'Continue to delivery and payment' }).click()
  await page.getByRole('radio', { name: /Express/ }).check()
  await page.getByRole('radio', { name: /^(Card|Test bank)/ }).check()
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  await page.getByLabel('Card number').fill('4000 0025 0000 3155')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
}

test('a merchant rehearses: the link, an order with 3-D Secure, its badge, and clearing', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard`)
  await page.getByRole('complementary').getByRole('link', { name: 'Rehearsal' }).click()
  await page.getByText('Nothing was ordered in rehearsal.').waitFor()
  await expectAccessibleOnAllScreens(page)
  const way = page.getByRole('link', { name: 'Rehearse in the shop' })
  await expect.poll(() => way.getAttribute('href')).toContain('/rehearsal/')

  const buyer = await open('desktop')
  await buyer.goto((await way.getAttribute('href')) ?? '')
  await bar(buyer).getByText('What you order here has no consequences').waitFor()
  await orderWithAskedCard(buyer)
  await buyer.getByText('R-1001').first().waitFor()
  await expectAccessibleInAllThemes(buyer)
  await bar(buyer).getByRole('button', { name: 'End the rehearsal' }).click()
  await buyer.waitForURL(`${shop.baseUrl}/`)
  await expect.poll(() => bar(buyer).count()).toBe(0)

  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  expect(await page.getByRole('link', { name: 'R-1001' }).count()).toBe(0)
  await page.getByRole('navigation', { name: 'Which orders' }).getByText('Rehearsal').click()
  await page.getByRole('link', { name: 'R-1001' }).click()
  await page.getByRole('heading', { level: 1, name: /R-1001/ }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Rehearsal', exact: true }).click()
  await page.getByText('1 rehearsed order.').waitFor()
  await page
    .getByText(/R-1001/)
    .first()
    .waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Clear rehearsal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear rehearsal' }).click()
  await page.getByText('Nothing was ordered in rehearsal.').waitFor()
  await page.getByText('No mail was written yet.').waitFor()
})
