import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import {
  callAsMerchant,
  expectAccessibleOnAllScreens,
  newMember,
  signInAsOwner,
} from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

let productId = ''
beforeAll(async () => {
  await sellToGermany()
  const product = {
    name: 'Harbour coffee',
    price: '10.00',
    subscriptions: {
      items: [
        {
          title: 'Every month',
          frequency: 'MONTH',
          interval: 1,
          discount: { type: 'PERCENT', value: '10' },
        },
      ],
      allowOneTimePurchases: true,
    },
  }
  const saved = await callAsMerchant('POST', '/vitrine/v1/products/save', { product })
  productId = (saved.product as { id: string }).id
})
afterAll(async () => {
  await callAsMerchant('DELETE', `/vitrine/v1/products/${productId}`)
  await takeBackSelling()
})

test('a member subscribes, skips an order and cancels; the merchant sees it', async () => {
  const member = await open('phone')
  const email = await newMember(member)
  await member.goto(`${shop.baseUrl}/products/harbour-coffee`)
  await member.getByRole('radio', { name: /^Every month/ }).check()
  await member.getByRole('button', { name: /^Add to cart/ }).click()
  await member
    .getByRole('dialog', { name: /^Cart/ })
    .getByRole('link', { name: 'Checkout' })
    .click()
  await member.getByLabel('Full name').fill('Grace Coffee')
  await member.getByLabel('E-mail address').fill(email)
  await member.getByLabel('Country').selectOption('DE')
  await member.getByLabel('Street and house number').fill('Ring 1')
  await member.getByLabel('Postal code').fill('10117')
  await member.getByLabel('Town or city').fill('Berlin')
  await member.getByRole('button', { name: 'Continue to delivery and payment' }).click()
  await member.getByRole('radio', { name: 'Bank transfer' }).check()
  await member.getByRole('heading', { name: 'This is a subscription' }).waitFor()
  await member.getByText(/9\.00 each time\. Every month, until you cancel\./).waitFor()
  await expectAccessibleOnAllScreens(member)
  await member.getByRole('button', { name: /^Order and pay/ }).click()
  await member.getByRole('heading', { name: 'Thank you for your order' }).waitFor()

  await member.goto(`${shop.baseUrl}/account/subscriptions`)
  await expectAccessibleOnAllScreens(member)
  await member.getByRole('link', { name: 'Harbour coffee' }).click()
  await member.getByRole('button', { name: /^Skip the order of/ }).click()
  await member.getByText('Skipped').waitFor()
  await expectAccessibleOnAllScreens(member)
  await member.getByRole('link', { name: 'Change delivery address' }).click()
  await member.getByLabel('Postal code').fill('1')
  await member.getByLabel('Street and house number').fill('Kanal 5')
  await member.getByRole('button', { name: 'Save address' }).click()
  await member.getByRole('alert').waitFor()
  expect(await member.getByLabel('Street and house number').inputValue()).toBe('Kanal 5')
  await expectAccessibleOnAllScreens(member)
  await member.getByLabel('Postal code').fill('10999')
  await member.getByRole('button', { name: 'Save address' }).click()
  await member.getByText('Grace Coffee, Kanal 5, 10999 Berlin').waitFor()
  const address = member.url()
  await member.getByRole('link', { name: 'Change payment method' }).click()
  await member.getByText(/^You pay the order of .* now/).waitFor()
  await expectAccessibleOnAllScreens(member)
  await member.getByRole('button', { name: 'Choose and pay' }).click()
  await member.waitForURL(/\/pay\//)
  await member.getByRole('radio', { name: 'Bank transfer' }).waitFor()
  await member.goto(address)
  await member.getByText(/^An order waits for its payment\./).waitFor()

  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/subscriptions?q=${encodeURIComponent(email)}`)
  await expectAccessibleOnAllScreens(page)
  await page.locator('[data-row-link]').first().click()
  await page.getByText('Skipped').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page
    .getByRole('dialog')
    .getByText(/Nothing is ordered and nothing is charged/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused').waitFor()
  await expectAccessibleOnAllScreens(page)

  await member.reload()
  await member.getByRole('button', { name: 'Resume' }).click()
  await member.getByRole('button', { name: 'Pause' }).waitFor()
  await member.getByRole('link', { name: 'Cancel the subscription' }).click()
  await member.getByRole('heading', { name: 'Cancel this subscription?' }).waitFor()
  await expectAccessibleOnAllScreens(member)
  await member.getByRole('button', { name: 'Cancel now' }).click()
  await member.getByText('Cancelled').waitFor()
  expect(await member.getByRole('button', { name: 'Pause' }).count()).toBe(0)
})
