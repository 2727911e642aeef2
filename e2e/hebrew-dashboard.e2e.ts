import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(takeBackSelling)

const screenTitle = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

/** The dashboard in a browser that asks for Hebrew. */
async function openInHebrew(): Promise<Page> {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['he-IL', 'he'] }),
  )
  await page.goto(`${shop.baseUrl}/dashboard/`)
  await screenTitle(page, 'בית')
  return page
}

const goTo = async (page: Page, name: string) => {
  await page
    .getByRole('navigation', { name: 'ניווט ראשי' })
    // The number of new items is part of the link's name.
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await screenTitle(page, name)
}

/** The centre of the sheet's current cell. */
const centreOfCursor = async (page: Page) => {
  const cell = await page.getByRole('grid').getAttribute('aria-activedescendant')
  const box = await page.locator(`[id="${cell}"]`).boundingBox()
  return box ? box.x + box.width / 2 : Number.NaN
}

test('a merchant reads home, products and settings in Hebrew, from right to left', async () => {
  const page = await openInHebrew()
  const html = page.locator('html')
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['he', 'rtl'])
  await expectAccessibleOnAllScreens(page)

  await goTo(page, 'מוצרים')
  await page.goto(`${page.url()}?q=tide+jar`)
  const product = page.getByRole('row', { name: /Tide jar/ }).first()
  await product.waitFor()
  await expectAccessibleOnAllScreens(page)
  await product.getByRole('link').first().click()
  await screenTitle(page, 'Tide jar')
  await page.getByLabel('כותרת משנה', { exact: true }).first().waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'מוצרים', exact: true }).first().click()
  await screenTitle(page, 'מוצרים')

  await page.goto(`${shop.baseUrl}/dashboard/settings/general`)
  await screenTitle(page, 'הגדרות')
  await page.getByLabel('שם החנות').waitFor()
  await expectAccessibleOnAllScreens(page)
})

test('an arrow key moves through the sheet the way it points', async () => {
  const page = await openInHebrew()
  await page.goto(`${shop.baseUrl}/dashboard/products/sheet`)
  await screenTitle(page, 'מוצרים בגיליון')
  await page.getByRole('gridcell').first().click()
  await expect.poll(() => centreOfCursor(page)).not.toBeNaN()
  const before = await centreOfCursor(page)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => centreOfCursor(page)).toBeLessThan(before)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => centreOfCursor(page)).toBe(before)
})

test('a merchant records the payment of an order in Hebrew', async () => {
  await orderAsGuest({ name: 'Hedy Lamarr' })
  const page = await openInHebrew()
  await goTo(page, 'הזמנות')
  const row = page.getByRole('row', { name: /Hedy Lamarr.*Tide jar/ }).first()
  await row.waitFor()
  await expectAccessibleOnAllScreens(page)
  await row.getByRole('link').first().click()
  await screenTitle(page, /^הזמנה /)
  await page.getByText(/רשמו את התשלום כשהכסף מגיע/).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'רישום תשלום' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('איך שולם').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: /^רישום / }).click()
  await page.getByText('הכול שולם. אפשר לשלוח את הסחורה.').waitFor()
})
