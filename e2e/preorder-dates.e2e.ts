import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { saveScreenshots } from './screenshots.ts'

const NAME = 'Lantern of the next firing'
const day = new Date(Date.now() + 20 * 86_400_000)
const [year, month, date] = day.toISOString().slice(0, 10).split('-')
const WORDS = 'Pre-order · leaves in 3 weeks'

/** A lantern of which nothing is left. */
async function makeSoldOut() {
  const { product } = (await callAsMerchant('POST', '/vitrine/v1/products/save', {
    product: { name: NAME, price: '64.00', stock: { tracked: true } },
  })) as { product: { id: string; slug: string } }
  return product
}

async function order(page: Page) {
  await page.getByLabel('E-mail address').fill('ada@example.com')
  await page.getByLabel('Full name').fill('Ada Ahead')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street and house number').fill('Ring 1')
  await page.getByLabel('Postal code').fill('10117')
  await page.getByLabel('Town or city').fill('Berlin')
  await page.getByRole('button', { name: 'Continue to delivery and payment' }).click()
  await page.getByRole('radio', { name: 'Standard' }).check()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByLabel('Your order').getByText(WORDS).waitFor()
  await saveScreenshots(page, 'preorder-checkout')
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
}

test('a merchant sets the shipping date of a preorder, and buyer and merchant read it in the order', async () => {
  const { id, slug } = await makeSoldOut()
  const office = await open('desktop')
  await signInAsOwner(office)
  await office.goto(`${shop.baseUrl}/dashboard/products/${id}`)
  await office.getByLabel('Can be ordered when none is left').check()
  await office.getByRole('group', { name: 'Leaves on' }).getByRole('spinbutton').first().click()
  await office.keyboard.type(`${month}${date}${year}`)
  await office.getByText('How many at most').scrollIntoViewIfNeeded()
  await saveScreenshots(office, 'preorder-editor')
  await expectAccessibleOnAllScreens(office)
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await office.getByText('All changes saved').waitFor()

  const page = await open('desktop')
  await page.goto(`${shop.baseUrl}/search?q=${encodeURIComponent(NAME)}`)
  await page.locator(`[data-product-card="${id}"]`).getByText(WORDS).waitFor()
  await saveScreenshots(page, 'preorder-card')
  await page.goto(`${shop.baseUrl}/products/${slug}`)
  await page.getByRole('status').getByText(WORDS).waitFor()
  expect(await page.content()).toContain(`"availabilityStarts":"${year}-${month}-${date}"`)
  await expectAccessible(page)
  await saveScreenshots(page, 'preorder-page')
  await page.getByRole('button', { name: WORDS }).click()
  const cart = page.getByRole('dialog', { name: /^Cart/ })
  await cart.getByText(WORDS).waitFor()
  await saveScreenshots(page, 'preorder-cart')
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await order(page)
  const promised = /^Pre-order, leaves about /
  await page.getByText(promised).waitFor()
  await page.getByText(promised).scrollIntoViewIfNeeded()
  await saveScreenshots(page, 'preorder-order')
  await expectAccessible(page)

  const { orders } = (await callAsMerchant('POST', '/vitrine/v1/orders/query', {
    query: { filter: { preorder: true } },
    search: NAME,
  })) as { orders: readonly { id: string }[] }
  await office.goto(`${shop.baseUrl}/dashboard/orders/${orders[0]?.id}`)
  await office.getByText(promised).waitFor()
  await office.getByText(promised).scrollIntoViewIfNeeded()
  await saveScreenshots(office, 'preorder-office')
  await expectAccessibleOnAllScreens(office)
})
