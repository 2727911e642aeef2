import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const ZERO = '00000000-0000-0000-0000-000000000000'

/** A lamp of which nothing is left. */
async function makeSoldOut(name: string) {
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: { name, productType: 'physical', priceData: { price: 49 } },
  })) as { product: { id: string; slug: string } }
  await stock(product.id, 0)
  return { ...product, page: `${shop.baseUrl}/products/${product.slug}` }
}
const stock = (productId: string, quantity: number) =>
  callAsMerchant('PATCH', `/stores/v2/inventoryItems/product/${productId}`, {
    inventoryItem: { trackQuantity: true, variants: [{ variantId: ZERO, quantity }] },
  })

async function mailsTo(email: string): Promise<readonly { subject: string; text: string }[]> {
  const found = await callAsMerchant('GET', `/vitrine/v1/mailbox?to=${encodeURIComponent(email)}`)
  return found.mails as { subject: string; text: string }[]
}

const field = (page: Page) => page.getByLabel('Your e-mail address')
const button = (page: Page) => page.getByRole('button', { name: 'Email me when it is back' })
const isFocused = (place: Locator) => place.evaluate((one) => one === document.activeElement)
const collecting = (collect: boolean) =>
  callAsMerchant('PATCH', '/vitrine/v1/site/settings', { settings: { backInStock: { collect } } })
afterEach(() => collecting(true))

describe.each(Object.keys(screens) as Screen[])('somebody with a %s', (screen) => {
  test.each([true, false])(
    'asks for a sold out product, and gets a mail (scripts: %s)',
    async (scripts) => {
      const kind = `${screen}-${scripts ? 'scripts' : 'plain'}`
      const email = `${kind}@example.com`
      const lamp = await makeSoldOut(`Night lamp ${kind}`)
      const page = await open(screen, { scripts, dark: screen === 'phone' })
      await page.goto(lamp.page)
      await page.getByText('Sold out').first().waitFor()
      await field(page).fill('no address')
      await button(page).click()
      await page.getByText('This is not an e-mail address').waitFor()
      expect(await field(page).inputValue()).toBe('no address')
      expect(await field(page).getAttribute('aria-invalid')).toBe('true')
      if (scripts) {
        await expect.poll(() => isFocused(field(page))).toBe(true)
        await expectAccessible(page)
      }
      await field(page).fill(email)
      await button(page).click()
      const stored = page.getByText(`We will write to ${email} as soon as it is back.`)
      await stored.waitFor()
      if (scripts) {
        await expect.poll(() => isFocused(stored)).toBe(true)
        await expectAccessible(page)
      }
      await stock(lamp.id, 1)
      await expect.poll(() => mailsTo(email)).toHaveLength(1)
      const [mail] = await mailsTo(email)
      expect(mail?.subject).toContain(`Night lamp ${kind} is back`)
      const [, end = ''] = /(\/back-in-stock\/\S+)/.exec(mail?.text ?? '') ?? []
      await page.goto(`${shop.baseUrl}${end}`)
      await page.getByRole('button', { name: 'Stop waiting' }).click()
      await page.getByRole('heading', { name: 'You get no more of these mails' }).waitFor()
      if (scripts) await expectAccessible(page)
    },
  )
})

test('a merchant sees the requests, deletes one, and stops collecting', async () => {
  const lamp = await makeSoldOut('Waiting lamp')
  for (const name of ['ada', 'grace']) {
    const request = { productId: lamp.id, email: `${name}@waiting.example` }
    await callAsMerchant('POST', '/vitrine/v1/back-in-stock/requests', request)
  }
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/waiting?q=waiting`)
  await page.getByRole('link', { name: 'Waiting lamp' }).waitFor()
  await page.getByText('2 people wait').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'Waiting lamp' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByText('ada@waiting.example').waitFor()
  await expectAccessibleOnAllScreens(page)
  await panel.getByRole('button', { name: 'Delete the request of ada@waiting.example' }).click()
  await panel.getByText('ada@waiting.example').waitFor({ state: 'detached' })
  await panel.getByText('grace@waiting.example').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('1 person waits').waitFor()
  await page.getByRole('button', { name: 'Stop collecting' }).click()
  await page.getByText('takes no requests at the moment').waitFor()
  await expectAccessibleOnAllScreens(page)
  const visitor = await open('desktop')
  await visitor.goto(lamp.page)
  await visitor.getByText('Sold out').first().waitFor()
  expect(await field(visitor).count()).toBe(0)
})
