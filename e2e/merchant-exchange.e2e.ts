import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import {
  expectAccessibleInAllThemes,
  expectAccessibleOnAllScreens,
  signInAsOwner,
} from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(takeBackSelling)

const dialog = (page: Page) => page.getByRole('dialog')

/** The page of the latest order of a buyer in the dashboard, which is paid. */
async function paidOrderOf(name: string): Promise<Page> {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  await page.getByRole('row', { name }).getByRole('link').first().click()
  await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor()
  await page
    .getByRole('button', { name: /^Record/ })
    .first()
    .click()
  await dialog(page)
    .getByRole('button', { name: /^Record/ })
    .click()
  await dialog(page).waitFor({ state: 'detached' })
  return page
}

test('a buyer requests an exchange, and the merchant makes it as a new order', async () => {
  const buyer = await orderAsGuest({ name: 'Mary Exchange', pieces: 2 })
  const page = await paidOrderOf('Mary Exchange')
  await page.getByRole('button', { name: 'Send', exact: true }).first().click()
  await dialog(page).getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText(/^Order \d+ is sent\.$/).waitFor()

  await buyer.reload()
  await buyer.getByRole('link', { name: 'Return something' }).click()
  await buyer.getByLabel('How many of 2').fill('1')
  await buyer.getByLabel('What you would like instead').fill('One without a scratch')
  await expectAccessibleInAllThemes(buyer)
  await buyer.getByRole('button', { name: 'Ask for the return' }).click()
  await buyer.getByText('We look at it and write to you.').waitFor()

  await page.reload()
  await page.getByText(/^Wanted in place of “.*”: One without a scratch$/).waitFor()
  await page.getByRole('button', { name: /^Agree: Return/ }).click()
  await dialog(page).getByRole('button', { name: 'Agree' }).click()
  await page.getByText(/^Return \d+ is agreed\.$/).waitFor()
  await page.getByRole('button', { name: /^Settle: Return/ }).click()
  await dialog(page).getByText('Choose what the buyer gets.').waitFor()
  await dialog(page)
    .getByRole('button', { name: /^The same product/ })
    .click()
  await dialog(page).getByLabel('Variant').selectOption('Celadon, 2 l')
  await dialog(page).getByText('No money moves: the return pays for all of it.').waitFor()
  await dialog(page).getByLabel('Pieces').fill('2')
  await dialog(page)
    .getByText(/^The buyer is asked to pay .* more\.$/)
    .waitFor()
  await dialog(page).getByLabel('Pieces').fill('1')
  await dialog(page).getByText('No money moves: the return pays for all of it.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Exchange', exact: true }).click()
  await page.getByText(/^Return \d+ is settled\.$/).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: /^Exchanged by order \d+/ }).click()
  await page.getByText(/^The order was made in exchange for return \d+ of order \d+\.$/).waitFor()
  await page
    .getByText(/^Credit from order #\d+/)
    .first()
    .waitFor()
  await buyer.reload()
  await buyer.getByText(/You get other goods for it with order \d+\./).waitFor()
})

test('a merchant merges two orders of one buyer', async () => {
  await orderAsGuest({ name: 'Ada Twice', pieces: 1 })
  await orderAsGuest({ name: 'Ada Twice', pieces: 2 })
  const page = await paidOrderOf('Ada Twice')
  await page.getByText(/^Order #\d+ of the same buyer goes to the same address\./).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: /^Merge with #\d+$/ }).click()
  await dialog(page).getByText('Stock stays as it is.').waitFor()
  await dialog(page).getByRole('switch', { name: 'Do not charge the second delivery' }).check()
  await dialog(page)
    .getByText(/is still to be paid\.$/)
    .waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText(/^Order \d+ is part of this order now\.$/).waitFor()
  await page.getByText(/^Order \d+ became part of this one\.$/).waitFor()
  expect(await page.getByRole('button', { name: /^Merge with/ }).count()).toBe(0)
})
