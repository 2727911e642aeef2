import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(async () => {
  await sellToGermany()
  await orderAsGuest({ name: 'Rita Report' })
})
afterAll(takeBackSelling)

test('a merchant sees at home what was sold today, and in the reports of what', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/`)
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('link', { name: /^Orders today [1-9]/ }).waitFor()
  await today.getByRole('link', { name: 'Tide jar' }).waitFor()
  await expectAccessibleOnAllScreens(page)

  await today.getByRole('link', { name: 'All reports' }).click()
  await page.getByRole('heading', { name: 'Reports' }).waitFor()
  await page.getByText('Net sales by day').waitFor()
  await page.getByText('Day by day').click()
  expect(await page.getByRole('row').count()).toBe(32)
  await expectAccessibleOnAllScreens(page)

  const tabs = page.getByRole('navigation', { name: 'Reports' })
  await tabs.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('row', { name: /Tide jar/ }).waitFor()
  await tabs.getByRole('link', { name: 'Countries' }).click()
  await page.getByRole('row', { name: /^Germany/ }).waitFor()
  await tabs.getByRole('link', { name: 'Taxes' }).click()
  await page.getByText('Tax that was charged in these days').waitFor()
  await tabs.getByRole('link', { name: 'Stock value' }).click()
  await page.getByRole('columnheader', { name: 'Sold in 30 days' }).waitFor()
  await expectAccessibleOnAllScreens(page)

  await tabs.getByRole('link', { name: 'Products' }).click()
  await page.getByLabel('Period').selectOption('This month')
  await page.getByRole('row', { name: /Tide jar/ }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^product-\d{4}-\d\d-01-.*\.csv$/)
  await page.getByLabel('Period').selectOption('Other days')
  await expect.poll(() => page.url()).toContain('period=custom')
  await page.goto(`${page.url()}&from=2020-01-01&to=2020-01-02`)
  await page.getByRole('heading', { name: 'Nothing in these days' }).waitFor()
  await expectAccessibleOnAllScreens(page)
})
