import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en, he } from '../apps/storefront/app/messages/all.ts'
import { open, type Screen, screens, shop } from './browser.ts'
import { expectAccessibleInAllThemes } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(takeBackSelling)

/** The texts of a catalogue that stand on pages as they are: without values, and of more than a word or two. */
function textsOf(branch: unknown): string[] {
  if (typeof branch === 'string') return /[{}]/.test(branch) || branch.length < 4 ? [] : [branch]
  return typeof branch === 'object' && branch !== null ? Object.values(branch).flatMap(textsOf) : []
}
const hebrew = new Set(textsOf(he))
/** What the merchant of the demo has written in English: a ribbon, and a section of products. */
const ofMerchant = new Set(['Sale', 'Details'])
const english = [...new Set(textsOf(en))].filter(
  (text) => !hebrew.has(text) && !ofMerchant.has(text),
)

/** What stands on the page, piece by piece, and which pieces need more room than their boxes have. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    const tooLong: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const box = node.parentElement
      if (text === '' || !box?.checkVisibility({ visibilityProperty: true })) continue
      texts.push(text)
      const isHidden = box.closest('.v-hidden') !== null
      if (!isHidden && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
        tooLong.push(text)
    }
    return { texts, tooLong }
  })

async function expectHebrew(page: Page): Promise<void> {
  await expectAccessibleInAllThemes(page)
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  const { texts, tooLong } = await readPage(page)
  expect([page.url(), english.filter((text) => texts.includes(text))]).toEqual([page.url(), []])
  expect([page.url(), tooLong]).toEqual([page.url(), []])
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel(he.checkout.field.email).fill('ada@example.com')
  await page.getByLabel(he.checkout.field.name).fill('עדה לבלייס')
  await page.getByLabel(he.checkout.field.country).selectOption('DE')
  await page.getByLabel(he.checkout.field.address, { exact: true }).fill('Unter den Linden 1')
  await page.getByLabel(he.checkout.field.postalCode).fill('10117')
  await page.getByLabel(he.checkout.field.city).fill('Berlin')
}

describe.each(Object.keys(screens) as Screen[])('in Hebrew, on a %s', (screen) => {
  test('somebody finds a jar, orders it, and is thanked', async () => {
    const page = await open(screen)
    await page.goto(`${shop.baseUrl}/?lang=he`)
    await expectHebrew(page)
    await page.goto(`${shop.baseUrl}/search?q=tide+jar`)
    await expectHebrew(page)
    await page.getByRole('link', { name: 'Tide jar' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Tide jar' }).waitFor()
    await page.goto(`${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`)
    await expectHebrew(page)
    await page
      .getByRole('button', { name: new RegExp(`^${he.buy.add}`) })
      .first()
      .click()
    const cart = page.getByRole('dialog', { name: new RegExp(`^${he.cart.title}`) })
    await cart.waitFor()
    await expectHebrew(page)
    await cart.getByRole('link', { name: he.cart.checkout }).click()
    await page.getByRole('heading', { level: 1, name: he.checkout.title }).waitFor()
    await fillAddress(page)
    await page.getByRole('button', { name: he.checkout.toDelivery }).click()
    await page.getByRole('group', { name: he.checkout.how, exact: true }).waitFor()
    await page.getByRole('radio', { name: 'Bank transfer' }).check()
    await expectHebrew(page)
    await page.getByRole('button', { name: /^הזמנה ותשלום/ }).click()
    await page.getByRole('heading', { name: he.order.thanks }).waitFor()
    await expectHebrew(page)
  })
})

test('an e-mail address is typed from left to right on a page from right to left', async () => {
  const page = await open('phone')
  for (const lang of ['he', 'ar']) {
    await page.goto(`${shop.baseUrl}/withdraw?lang=${lang}`)
    const field = page.locator('input[type="email"]').first()
    const direction = () => field.evaluate((one) => getComputedStyle(one).direction)
    expect([lang, await direction()]).toEqual([lang, 'ltr'])
  }
})
