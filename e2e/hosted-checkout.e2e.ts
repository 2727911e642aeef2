import { contract } from '@vitrine/contract'
import { createClient, OAuthStrategy } from '@vitrine/sdk'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { callAsMerchant } from './members.ts'
import { type OtherWebsite, startOtherWebsite } from './other-website.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

let website: OtherWebsite
let clientId: string
let productId: string
beforeAll(async () => {
  await sellToGermany()
  website = await startOtherWebsite()
  const { client } = await callAsMerchant('POST', '/vitrine/v1/clients', {
    client: {
      name: 'Shop window',
      allowedRedirectUris: [],
      allowedRedirectDomains: [website.origin],
    },
  })
  clientId = (client as { id: string }).id
  const { items } = await callAsMerchant('POST', '/vitrine/v1/stock/list', {
    filter: { text: 'Tide jar', quantityAtMost: 100, tracked: true },
    limit: 1,
  })
  productId = (items as { productId: string }[])[0]?.productId ?? ''
})
afterAll(async () => {
  await website.close()
  await takeBackSelling()
})

/** The website puts jars into the cart of its visitor, on its server, and asks where to send the browser. */
async function addressOfCheckout(): Promise<{ address: string; checkoutId: string }> {
  const visitor = createClient({
    baseUrl: shop.baseUrl,
    services: contract,
    auth: OAuthStrategy({ clientId }),
  })
  const { items } = await callAsMerchant('POST', '/vitrine/v1/stock/list', {
    filter: { productIds: [productId], tracked: true },
    limit: 1,
  })
  const variantId = (items as { variantId: string }[])[0]?.variantId ?? ''
  const { checkout } = await visitor.checkout.create({
    lines: [{ productId, variantId, quantity: 1 }],
  })
  const { redirectSession } = await visitor.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: checkout.id },
    callbacks: {
      thankYouPageUrl: `${website.origin}/thanks`,
      cartPageUrl: `${website.origin}/basket`,
    },
  })
  return { address: redirectSession.fullUrl, checkoutId: checkout.id }
}

/** Follows a link on the page of the website. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto(website.origin)
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'Buy'
    document.body.append(link)
  }, address)
  await page.getByRole('link', { name: 'Buy' }).click()
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('ada@example.com')
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street and house number').fill('Unter den Linden 1')
  await page.getByLabel('Postal code').fill('10117')
  await page.getByLabel('Town or city').fill('Berlin')
  await page.getByRole('button', { name: 'Continue to delivery and payment' }).click()
  await page.getByRole('group', { name: 'Delivery', exact: true }).waitFor()
}

test.each([true, false])(
  'a shopper of another website checks out here and returns to its thank-you page (scripts: %s)',
  async (scripts) => {
    const page = await open('phone', { scripts })
    const { address } = await addressOfCheckout()
    if (scripts) await follow(page, address)
    else await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    const back = page.getByRole('link', { name: 'Back to the cart' })
    expect(await back.getAttribute('href')).toBe(`${website.origin}/basket`)
    if (scripts) await expectAccessible(page)
    await fillContact(page)
    await page.getByRole('radio', { name: /^Card/ }).check()
    await page.getByRole('button', { name: /^Order and pay/ }).click()
    await page.getByRole('heading', { name: 'Pay with a test card' }).waitFor()
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(`${website.origin}/thanks?orderId=*`)
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
    const { order } = await callAsMerchant('GET', `/vitrine/v1/orders/${orderId}`)
    expect(order).toMatchObject({ paymentState: 'PAID', email: 'ada@example.com' })
  },
)

/** A checkout that a merchant has prepared: one jar, of which so much is paid now. */
async function preparedWithDeposit(depositAmount: string): Promise<string> {
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  const { items } = await callAsMerchant('POST', '/vitrine/v1/stock/list', {
    filter: { productIds: [productId], tracked: true },
    limit: 1,
  })
  const options = { variantId: (items as { variantId: string }[])[0]?.variantId ?? '' }
  const { checkout } = await callAsMerchant('POST', '/ecom/v1/checkouts', {
    channelType: 'WEB',
    lineItems: [
      {
        quantity: 1,
        catalogReference: { catalogItemId: productId, appId, options },
        catalogOverrideFields: {
          price: '50.00',
          paymentOption: { value: 'DEPOSIT_ONLINE' },
          depositAmount,
        },
      },
    ],
  })
  return (checkout as { id: string }).id
}

test('a shopper pays a deposit now, and reads the amount that is due later', async () => {
  const page = await open('phone')
  await page.goto(`${shop.baseUrl}/checkout/${await preparedWithDeposit('20.00')}`)
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  await fillContact(page)
  await page.getByRole('radio', { name: /^Card/ }).check()
  const later = page.locator('.cart-cost', { hasText: 'To pay later' })
  expect(await later.last().textContent()).toContain('30.00')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  await page.getByRole('heading', { name: 'Pay with a test card' }).waitFor()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Partly paid').waitFor()
  expect(await later.last().textContent()).toContain('30.00')
})

test('the link works in one browser, and nobody has access without it', async () => {
  const { address, checkoutId } = await addressOfCheckout()
  const [first, second] = [await open('desktop'), await open('desktop')]
  await follow(first, address)
  await first.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  await second.goto(address)
  await second.getByText('Your cart is empty').waitFor()
  await second.goto(`${shop.baseUrl}/checkout/${checkoutId}`)
  await second.getByText('Your cart is empty').waitFor()
  await first.reload()
  await first.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
})
