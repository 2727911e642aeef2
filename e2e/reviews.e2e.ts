import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import {
  callAsMerchant,
  expectAccessibleInAllThemes,
  expectAccessibleOnAllScreens,
  signInAsOwner,
  updateSiteSettings,
} from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(async () => {
  await updateSiteSettings({ reviews: { publish: 'AFTER_APPROVAL', request: false } })
  await takeBackSelling()
})

const product = `${shop.baseUrl}/products/tide-jar`

/** A guest orders a jar, which is paid; answers with the page on which it is reviewed. */
async function buy(name: string): Promise<Page> {
  const page = await orderAsGuest({ name })
  const link = new URL(page.url()).pathname.split('/')[2] ?? ''
  const [id = ''] = link.split('.')
  await callAsMerchant('POST', `/vitrine/v1/orders/${id}/payments`, {})
  await page.getByRole('link', { name: 'Review what you have bought' }).click()
  await page.getByRole('heading', { name: /^Reviews for order/ }).waitFor()
  return page
}

async function write(page: Page, rating: string, text: string): Promise<void> {
  await page.getByText(rating, { exact: true }).click()
  await page.getByLabel('Your review').fill(text)
  await page.getByRole('button', { name: 'Send the review' }).click()
  await page.getByText('Thank you. Your review is stored.').waitFor()
}

test('a buyer reviews a jar, the merchant publishes and answers, and a visitor reads it', async () => {
  const buyer = await buy('Vera Review')
  await expectAccessibleInAllThemes(buyer)
  await buyer.getByLabel('Your review').fill('It holds water and looks calm.')
  await buyer.getByRole('button', { name: 'Send the review' }).click()
  await buyer.getByText('Choose from 1 to 5.').first().waitFor()
  expect(await buyer.getByLabel('Your review').inputValue()).toContain('looks calm')
  expect(await buyer.getByLabel('Name to show with it').inputValue()).toBe('Vera')
  await buyer.getByLabel('In a few words').fill('A calm jar')
  await write(buyer, '5 – very good', 'It holds water and looks calm.')
  await buyer.getByText('Waits to be read by the shop').waitFor()
  await expectAccessibleInAllThemes(buyer)

  const visitor = await open('desktop')
  await visitor.goto(product)
  expect(await visitor.getByText('A calm jar').count()).toBe(0)

  const merchant = await open('desktop')
  await signInAsOwner(merchant)
  await merchant.goto(`${shop.baseUrl}/dashboard/reviews?show=PENDING`)
  const row = merchant.getByRole('row', { name: 'A calm jar' })
  await row.getByText('Waits for you').waitFor()
  await expectAccessibleOnAllScreens(merchant)
  await row.getByRole('link').click()
  const panel = merchant.getByRole('dialog')
  await panel.getByText('It holds water').waitFor()
  await expectAccessibleOnAllScreens(merchant)
  await panel.getByRole('button', { name: 'Publish' }).click()
  await merchant.getByText('The review is published.').waitFor()
  await merchant.goto(`${shop.baseUrl}/dashboard/reviews?stars=5`)
  await row.getByRole('link').click()
  await panel.getByLabel('Your answer').fill('Thank you, Vera.')
  await panel.getByRole('button', { name: 'Save the answer' }).click()
  await merchant.getByText('Your answer is below the review.').waitFor()

  await visitor.goto(product)
  await visitor.getByRole('link', { name: /of 5 stars, one review/ }).click()
  const reviews = visitor.getByRole('region', { name: 'Reviews' })
  await reviews.getByRole('heading', { name: 'A calm jar' }).waitFor()
  await reviews.getByText('Thank you, Vera.').waitFor()
  await reviews.getByText('Verified purchase', { exact: true }).waitFor()
  await reviews.getByText('We read each review before it is shown').waitFor()
  await expectAccessibleOnAllScreens(visitor)
  const jsonLd = await visitor.locator('script[type="application/ld+json"]').allTextContents()
  expect(jsonLd.join('')).toContain('"AggregateRating"')
  expect(jsonLd.join('')).toContain('"reviewBody":"It holds water and looks calm."')

  await merchant.getByRole('button', { name: 'Reject' }).click()
  await merchant.getByText('The review is not shown.').waitFor()
  await visitor.reload()
  expect(await visitor.getByText('A calm jar').count()).toBe(0)
  await merchant.getByRole('button', { name: 'Undo' }).press('Enter')
  await merchant.getByText('The review is published.').waitFor()
  await visitor.reload()
  await visitor.getByRole('heading', { name: 'A calm jar' }).waitFor()
})

test('without scripts reviews are sorted, filtered, reported, changed and deleted', async () => {
  await updateSiteSettings({ reviews: { publish: 'AT_ONCE' } })
  const link = (await buy('Paula Plain')).url()
  const buyer = await open('phone', { scripts: false, dark: true })
  await buyer.goto(link)
  await buyer.getByRole('button', { name: 'Send the review' }).click()
  await buyer.getByText('Choose from 1 to 5.').first().waitFor()
  await write(buyer, '2 – poor', 'The lid rattles.')
  await buyer.getByText('Shown in the shop').waitFor()

  const visitor = await open('desktop', { scripts: false })
  await visitor.goto(`${product}?Glaze=Celadon`)
  const reviews = visitor.getByRole('region', { name: 'Reviews' })
  await reviews.getByRole('link', { name: 'Worst first' }).click()
  await expect.poll(() => visitor.url()).toContain('Glaze=Celadon&review-sort=lowest#reviews')
  await reviews.getByText('The lid rattles.').waitFor()
  await reviews.getByRole('link', { name: '1 stars, 0 reviews' }).click()
  await reviews.getByText('No review has so many stars.').waitFor()
  await reviews.getByRole('link', { name: 'All', exact: true }).click()
  const damaged = reviews.getByRole('article').filter({ hasText: 'The lid rattles.' })
  await damaged.getByText('Report', { exact: true }).click()
  await damaged.getByLabel('What is wrong with this review?').selectOption('It is an advert')
  await damaged.getByRole('button', { name: 'Send the report' }).click()
  await reviews.getByText('Thank you. We look at this review again.').waitFor()

  await buyer.getByLabel('Your review').fill('The lid rattles a little.')
  await buyer.getByRole('button', { name: 'Save the change' }).click()
  await buyer.getByText('Thank you. Your review is stored.').waitFor()
  await visitor.reload()
  await reviews.getByText('The lid rattles a little.').waitFor()
  await buyer.getByRole('button', { name: 'Delete my review' }).click()
  await buyer.getByText('Your review is deleted.').waitFor()
  await visitor.reload()
  expect(await visitor.getByText('rattles').count()).toBe(0)
})

test('a merchant decides how reviews are handled, and the checkout asks for the consent', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/settings/checkout`)
  await page.getByRole('switch', { name: 'Ask buyers by mail' }).click()
  await page.getByLabel('Days until the mail').fill('100')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter a whole number from 1 to 90.').first().waitFor()
  await page.getByLabel('Days until the mail').fill('7')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Settings saved.').waitFor()
  await expectAccessibleOnAllScreens(page)
  const buyer = await open('phone')
  await buyer.goto(`${product}?Glaze=Celadon&Size=2+l`)
  await buyer.getByRole('button', { name: /^Add to cart/ }).click()
  await buyer.getByRole('dialog', { name: /^Cart/ }).getByRole('link', { name: 'Checkout' }).click()
  await buyer.getByLabel(/^Ask me by e-mail, once/).waitFor()
})
