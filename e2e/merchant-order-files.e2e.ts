import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(async () => {
  await sellToGermany()
  await orderAsGuest({ name: 'Fiona File' })
})
afterAll(takeBackSelling)

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})
const table = [
  'Name;Created At;Email;Financial Status;Lineitem name;Lineitem quantity;Lineitem price',
  'E2E-1;2024-02-03;moved@example.com;paid;Old jar;2;12,50',
  'E2E-2;yesterday;moved@example.com;paid;Old jar;1;12,50',
].join('\n')

test('a merchant checks a file of orders, imports it, and exports a filtered list', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  await page.getByRole('link', { name: 'Import and export' }).click()
  await page.getByRole('heading', { name: 'Import orders' }).waitFor()
  await page.getByText(/^(All )?\d+ orders?\./).waitFor()
  await expectAccessibleOnAllScreens(page)

  const choose = page.locator('input[type=file]')
  await choose.setInputFiles(file('orders.pdf', 'x'))
  await page.getByRole('alert').getByText('no CSV or JSON Lines file').waitFor()
  await choose.setInputFiles(file('moved.csv', table))
  await page.getByRole('heading', { name: 'moved.csv' }).waitFor()
  await page.getByText('Would be imported', { exact: true }).waitFor()
  await page.getByRole('cell', { name: 'must be a moment', exact: false }).waitFor()
  await expectAccessibleOnAllScreens(page)

  await page.getByRole('link', { name: 'Import the file' }).click()
  await page.getByRole('link', { name: 'moved.csv (check)' }).waitFor()
  await page.getByLabel('Only check the file').click()
  await choose.setInputFiles(file('moved.csv', table))
  await page.getByRole('link', { name: 'See the orders' }).click()
  await page
    .getByRole('row', { name: /Old jar/ })
    .getByRole('link')
    .first()
    .click()
  await page.getByText('The order was imported from another system.').waitFor()

  await page.goto(`${shop.baseUrl}/dashboard/orders?q=moved@example.com`)
  await page.getByRole('row', { name: /Old jar/ }).waitFor()
  await page.getByRole('link', { name: 'Import and export' }).click()
  await page.getByText('The 1 order of the filtered list.').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await saved.path(), 'utf8')
  expect(text).toContain('E2E-1')
  expect(text).not.toContain('Fiona')
})
