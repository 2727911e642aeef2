import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en, es, he, it, messagesFor } from '../apps/storefront/app/messages/all.ts'
import { open, type Screen, screens, shop } from './browser.ts'
import { expectAccessibleInAllThemes } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(takeBackSelling)

/** The texts of a catalogue that appear unchanged on pages: without placeholders, and longer than two words. */
function textsOf(branch: unknown): string[] {
  if (typeof branch === 'string') return /[{}]/.test(branch) || branch.length < 4 ? [] : [branch]
  return typeof branch === 'object' && branch !== null ? Object.values(branch).flatMap(textsOf) : []
}
const translations = {
  es: { texts: es, dir: 'ltr', name: 'Ada Lovelace' },
  it: { texts: it, dir: 'ltr', name: 'Ada Lovelace' },
  he: { texts: he, dir: 'rtl', name: 'עדה לבלייס' },
} as const
type Language = keyof typeof translations
/** English texts of the demo's merchant: a ribbon, and a section of products. */
const ofMerchant = new Set(['Sale', 'Details'])
/** Texts in English that a page in another language must not show. */
function foreignTexts(language: Language): string[] {
  const own = new Set(textsOf(translations[language].texts))
  return [...new Set(textsOf(en))].filter((text) => !own.has(text) && !ofMerchant.has(text))
}

/** The visible texts of the page, and those that overflow their boxes. */
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

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expectAccessibleInAllThemes(page)
  const html = page.locator('html')
  const { dir } = translations[language]
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([language, dir])
  const { texts, tooLong } = await readPage(page)
  const foreign = foreignTexts(language).filter((text) => texts.includes(text))
  expect([page.url(), foreign]).toEqual([page.url(), []])
  expect([page.url(), tooLong]).toEqual([page.url(), []])
}

async function fillAddress(page: Page, language: Language): Promise<void> {
  const { field } = messagesFor(language, language).checkout
  await page.getByLabel(field.email).fill('ada@example.com')
  await page.getByLabel(field.name).fill(translations[language].name)
  await page.getByLabel(field.country).selectOption('DE')
  await page.getByLabel(field.address, { exact: true }).fill('Unter den Linden 1')
  await page.getByLabel(field.postalCode).fill('10117')
  await page.getByLabel(field.city).fill('Berlin')
}

const onScreens = Object.keys(translations).flatMap((language) =>
  Object.keys(screens).map((screen) => [language as Language, screen as Screen] as const),
)

describe.each(onScreens)('in %s, on a %s', (language, screen) => {
  const { buy, cart, checkout, order } = messagesFor(language, language)
  const readsWell = (page: Page) => expectLanguage(page, language)

  test('somebody finds a jar, orders it, and sees the thank-you page', async () => {
    const page = await open(screen)
    await page.goto(`${shop.baseUrl}/?lang=${language}`)
    await readsWell(page)
    await page.goto(`${shop.baseUrl}/search?q=tide+jar`)
    await readsWell(page)
    await page.getByRole('link', { name: 'Tide jar' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Tide jar' }).waitFor()
    await page.goto(`${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`)
    await readsWell(page)
    await page
      .getByRole('button', { name: new RegExp(`^${buy.add}`) })
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: new RegExp(`^${cart.title}`) })
    await drawer.waitFor()
    await readsWell(page)
    await drawer.getByRole('link', { name: cart.checkout }).click()
    await page.getByRole('heading', { level: 1, name: checkout.title }).waitFor()
    await fillAddress(page, language)
    await page.getByRole('button', { name: checkout.toDelivery }).click()
    await page.getByRole('group', { name: checkout.how, exact: true }).waitFor()
    await page.getByRole('radio', { name: 'Bank transfer' }).check()
    await readsWell(page)
    const button = checkout.order({ total: '' }).trim()
    await page.getByRole('button', { name: new RegExp(`^${button}`) }).click()
    await page.getByRole('heading', { name: order.thanks }).waitFor()
    await readsWell(page)
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

test('the names of all languages fit below the sign-in on a phone', async () => {
  const page = await open('phone')
  await page.goto(`${shop.baseUrl}/forgot-password?lang=es`)
  await page.getByRole('navigation', { name: es.layout.language }).waitFor()
  expect((await readPage(page)).tooLong).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(screens.phone.width)
})
