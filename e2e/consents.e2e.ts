import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import {
  callAsMerchant,
  expectAccessibleOnAllScreens,
  newEmail,
  newMember,
  readCode,
  readMail,
  signInAsOwner,
  updateSiteSettings,
} from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(async () => {
  await sellToGermany()
  await updateSiteSettings({ newsletter: { offer: true, doubleOptIn: true } })
})
afterAll(async () => {
  await updateSiteSettings({ newsletter: { offer: false } })
  await takeBackSelling()
})

const at = (path: string) => shop.baseUrl + path

/** The member confirms the address of the account by the code that is mailed to it. */
async function confirmAddress(page: Page, reader: Page, email: string): Promise<void> {
  await page.goto(at('/account'))
  await page.getByRole('button', { name: 'Send me a code to confirm it' }).click()
  await page.getByLabel('Code').fill(await readCode(reader, email))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.waitForURL(/\/account$/)
}

/** Orders a jar by bank transfer, and agrees to the newsletter. */
async function orderWithNewsletter(page: Page, email: string, name: string): Promise<void> {
  await page.goto(at('/products/tide-jar?Glaze=Celadon&Size=2+l'))
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('dialog', { name: /^Cart/ }).getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street and house number').fill('Ring 1')
  await page.getByLabel('Postal code').fill('10117')
  await page.getByLabel('Town or city').fill('Berlin')
  await page.getByLabel(/^Send me the newsletter/).check()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Continue to delivery and payment' }).click()
  await page.getByRole('radio', { name: 'Standard' }).check()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
}

/** The page of a customer in the dashboard, once the order is counted there. */
async function openCustomer(merchant: Page, email: string): Promise<void> {
  const search = encodeURIComponent(email)
  const found = async () => {
    const { customers } = await callAsMerchant('POST', '/vitrine/v1/customers/query', {
      query: {},
      search: email,
    })
    return (customers as readonly { readonly id: string; readonly orders: number }[])[0]
  }
  await expect.poll(async () => (await found())?.orders ?? 0, { timeout: 90_000 }).toBe(1)
  await merchant.goto(at(`/dashboard/customers?q=${search}`))
  await merchant.goto(at(`/dashboard/customers/${(await found())?.id}`))
}

const consentsOf = (merchant: Page) => merchant.locator('.customer-consents')

test('a buyer agrees to the newsletter, confirms it by mail, and withdraws it in the account', async () => {
  const buyer = await open('desktop')
  const reader = await open('desktop')
  const email = await newMember(buyer)
  await confirmAddress(buyer, reader, email)
  await orderWithNewsletter(buyer, email, 'Nora Newsletter')
  const mail = await readMail(reader, email, /newsletter/i)
  const [, path = ''] = /(\/newsletter\/confirm\/\S+)/.exec(mail) ?? []
  await buyer.goto(at(path))
  await expectAccessibleOnAllScreens(buyer)
  await buyer.getByRole('button', { name: 'Yes, subscribe' }).click()
  await buyer.getByRole('heading', { name: 'The newsletter comes to you' }).waitFor()
  await expectAccessibleOnAllScreens(buyer)

  const merchant = await open('desktop')
  await signInAsOwner(merchant)
  await openCustomer(merchant, email)
  const consent = consentsOf(merchant).getByRole('listitem').filter({ hasText: 'newsletter' })
  await consent.getByText(/\d{4}.*, order \d+/).waitFor()
  await consent.getByRole('button', { name: /^Withdraw/ }).waitFor()
  await expectAccessibleOnAllScreens(merchant)

  await buyer.goto(at('/account'))
  const mails = buyer.getByRole('region', { name: 'Mails from the shop' })
  await mails.getByText(/^Send me the newsletter/).waitFor()
  await expectAccessibleOnAllScreens(buyer)
  await mails.getByRole('button', { name: /^Withdraw/ }).click()
  await mails.getByText(/^Withdrawn/).waitFor()
  await mails.getByRole('button', { name: 'Subscribe' }).waitFor()
  await expectAccessibleOnAllScreens(buyer)

  await merchant.reload()
  await consent.getByText(/^Withdrawn .*\d{4}/).waitFor()
  expect(await consent.getByRole('button').count()).toBe(0)
  await expectAccessibleOnAllScreens(merchant)
  await merchant.goto(at(`/dashboard/newsletter?q=${encodeURIComponent(email)}`))
  await merchant.getByRole('row', { name: email }).getByText('Unsubscribed').waitFor()
  await expectAccessibleOnAllScreens(merchant)
})

test('a guest unsubscribes from the newsletter by its link, then from all mails except those about orders', async () => {
  const email = newEmail()
  await updateSiteSettings({ newsletter: { offer: true, doubleOptIn: false } })
  const order = await orderAsGuestWithNewsletter(email)
  await order.close()
  await updateSiteSettings({ newsletter: { offer: true, doubleOptIn: true } })
  const file = await callAsMerchant(
    'GET',
    `/vitrine/v1/newsletter/export?search=${encodeURIComponent(email)}`,
  )
  const [, path = ''] = /(\/newsletter\/[^\s",]+)/.exec(String(file.text)) ?? []
  const guest = await open('phone')
  await guest.goto(at(path))
  await guest.getByRole('heading', { name: 'No more newsletter?' }).waitFor()
  await expectAccessibleOnAllScreens(guest)
  await guest.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await guest.getByRole('heading', { name: 'You get no more newsletters' }).waitFor()
  await expectAccessibleOnAllScreens(guest)
  await guest.getByRole('button', { name: 'Only mails about my orders' }).click()
  await guest.getByRole('heading', { name: 'You only get mails about your orders now' }).waitFor()
  await expectAccessibleOnAllScreens(guest)

  const merchant = await open('desktop')
  await signInAsOwner(merchant)
  await merchant.goto(at(`/dashboard/newsletter?q=${encodeURIComponent(email)}`))
  const row = merchant.getByRole('row', { name: email })
  await row.getByText('Unsubscribed').waitFor()
  expect(await row.getByRole('button', { name: /^Unsubscribe/ }).count()).toBe(0)
})

test('a merchant unsubscribes a subscriber, who is shown as unsubscribed', async () => {
  const email = newEmail()
  await updateSiteSettings({ newsletter: { offer: true, doubleOptIn: false } })
  await (await orderAsGuestWithNewsletter(email)).close()
  await updateSiteSettings({ newsletter: { offer: true, doubleOptIn: true } })
  const merchant = await open('desktop')
  await signInAsOwner(merchant)
  await merchant.goto(at(`/dashboard/newsletter?q=${encodeURIComponent(email)}`))
  const row = merchant.getByRole('row', { name: email })
  await row.getByText('Subscribed', { exact: true }).waitFor()
  await expectAccessibleOnAllScreens(merchant)
  await row.getByRole('button', { name: `Unsubscribe ${email}`, exact: true }).click()
  const question = merchant.getByRole('dialog')
  await question.getByText(`Unsubscribe ${email}?`).waitFor()
  await expectAccessibleOnAllScreens(merchant)
  await question.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await merchant.getByText(`${email} is unsubscribed.`).waitFor()
  await row.getByText('Unsubscribed', { exact: true }).waitFor()
})

const orderAsGuestWithNewsletter = (email: string): Promise<Page> =>
  orderAsGuest({ name: 'Gus Guest', email, consent: /^Send me the newsletter/ })
