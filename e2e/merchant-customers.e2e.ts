import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { saveScreenshots } from './screenshots.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(takeBackSelling)

const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, name: string) => page.getByRole('row', { name })

async function showCustomers(page: Page): Promise<void> {
  const menu = page.getByRole('complementary', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Customers', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor()
}

test('a merchant finds customers, adds notes, groups, merges and erases them', async () => {
  await orderAsGuest({ name: 'Mary Customer', pieces: 2, email: 'mary@example.com' })
  await orderAsGuest({ name: 'Maria Customer', email: 'maria@example.com' })
  const page = await open('desktop')
  await signInAsOwner(page)
  await showCustomers(page)
  await rowOf(page, 'Mary Customer').waitFor()
  await rowOf(page, 'Maria Customer').waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'customers')

  await rowOf(page, 'Mary Customer').getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: 'Mary Customer' }).waitFor()
  await page.getByRole('row', { name: /Tide jar/ }).waitFor()
  await page.getByRole('textbox', { name: 'Note' }).fill('Rings twice')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('The note is saved.').waitFor()
  await page.getByRole('textbox', { name: 'Tags' }).fill('regular')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /regular/ }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'customer')
  await page.reload()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Note' }).inputValue())
    .toBe('Rings twice')

  await showCustomers(page)
  await page.getByRole('button', { name: 'Rule …' }).click()
  await dialog(page).getByLabel('Orders, at least').fill('many')
  await dialog(page).getByRole('button', { name: 'Show' }).click()
  await dialog(page).getByText('Enter a whole number').waitFor()
  await dialog(page).getByLabel('Orders, at least').fill('')
  await dialog(page).getByLabel('Tag').fill('regular')
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'rule')
  await dialog(page).getByRole('button', { name: 'Show' }).click()
  await rowOf(page, 'Maria Customer').waitFor({ state: 'hidden' })
  await rowOf(page, 'Mary Customer').waitFor()
  await page.getByRole('button', { name: 'Save as a segment' }).click()
  await dialog(page).getByLabel('Name').fill('Regulars')
  await dialog(page).getByRole('button', { name: 'Save as a segment' }).click()
  await page.getByText('The segment “Regulars” is saved.').waitFor()
  await page.getByRole('link', { name: 'Regulars' }).waitFor()
  await rowOf(page, 'Mary Customer').getByRole('link').first().click()

  await page.getByRole('button', { name: 'Merge …' }).click()
  await dialog(page).getByRole('combobox').fill('maria')
  await dialog(page)
    .getByRole('option', { name: /Maria Customer/ })
    .click()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'merge')
  await dialog(page).getByRole('button', { name: 'Merge' }).click()
  await page.getByText('Both are one customer now.').waitFor()
  await expect.poll(() => page.getByRole('row', { name: /Tide jar/ }).count()).toBe(2)

  await page.getByRole('button', { name: 'Erase …' }).click()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Erase' }).click()
  await page.getByText('The customer is erased.').waitFor()
  await rowOf(page, 'Mary Customer').waitFor({ state: 'hidden' })
})
