import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(async () => {
  await sellToGermany()
})
afterAll(takeBackSelling)

/** A guest orders a jar, and stays at the page of the order. */
const order = (name: string) => orderAsGuest({ name })

test('a merchant enters the seller, issues an invoice, and the buyer reads it', async () => {
  const buyer = await order('Mary Invoice')
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/invoices`)
  await page.getByRole('heading', { name: 'No invoices yet' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'Fill them in' }).click()
  await page.getByRole('heading', { name: 'Invoice settings' }).waitFor()
  await page.getByLabel('Days until it is due').fill('never')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Type a number from 0 to 365.').waitFor()
  await page.getByLabel('Days until it is due').fill('30')
  await page.getByLabel('Legal name').fill('Lumen GmbH')
  await page.getByLabel('Street and number').fill('Invalidenstr. 1')
  await page.getByLabel('Postal code').fill('10115')
  await page.getByLabel('City').fill('Berlin')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('VAT ID').fill('DE123456789')
  await page.getByLabel('Beginning of the number').fill('RE-')
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The invoice settings are saved.').waitFor()

  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  await page.getByRole('row', { name: 'Mary Invoice' }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Issue invoices' }).click()
  await page.getByText('1 invoice is issued.').waitFor()
  await page.getByRole('row', { name: 'Mary Invoice' }).getByRole('link').first().click()
  await page.getByRole('button', { name: /^Mail RE-\d{4}-00001 to the buyer$/ }).click()
  await page.getByText(/RE-\d{4}-00001 was mailed to the buyer\./).waitFor()
  await expectAccessibleOnAllScreens(page)

  await buyer.reload()
  const link = buyer.getByRole('link', { name: /^Invoice RE-\d{4}-00001/ })
  const file = await buyer.request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: /^Credit invoice RE-/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Credit it' }).click()
  await page.getByText(/^Invoice RE-\d{4}-00001 is credited\.$/).waitFor()
  await page.goto(`${shop.baseUrl}/dashboard/invoices`)
  await page.getByRole('row', { name: /Credit note/ }).waitFor()
  await page.getByRole('button', { name: 'Journal' }).click()
  await expectAccessibleOnAllScreens(page)
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^journal-\d{4}-\d\d\.csv$/)
  await page.getByLabel('Kind').selectOption('Invoice')
  await page.getByRole('row', { name: /Credit note/ }).waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /RE-\d{4}-00001.*credited/ }).waitFor()
  await expectAccessibleOnAllScreens(page)
})

test('settings that somebody else saved meanwhile are not overwritten silently', async () => {
  const page = await open('desktop')
  // Without the stream of changes, as on a line that broke.
  await page.route('**', (route) =>
    route.request().headers().accept === 'text/event-stream' ? undefined : route.fallback(),
  )
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/invoices/settings`)
  await page.getByLabel('Days until it is due').fill('21')
  const path = '/vitrine/v1/invoices/settings'
  const read = await callAsMerchant('GET', path)
  const { settings, revision } = read as { settings: object; revision: number }
  await callAsMerchant('PUT', path, { settings: { ...settings, footer: 'Open daily' }, revision })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Someone else has changed this meanwhile.').waitFor()
  expect(await page.getByLabel('Days until it is due').inputValue()).toBe('21')
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The invoice settings are saved.').waitFor()
})
