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

test('a merchant sees the sales of today at home, and the sold products in the reports', async () => {
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
  await expect.poll(() => page.getByRole('row').count()).toBe(32)
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

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

test('a merchant sees the funnel of visitors, also from cached pages', async () => {
  for (const path of ['/', '/', '/products/tide-jar']) {
    const headers = {
      'user-agent': firefox,
      accept: 'text/html',
      referer: 'https://search.example/',
    }
    expect((await fetch(`${shop.baseUrl}${path}`, { headers })).status).toBe(200)
  }
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/reports?view=funnel`)
  await expect
    .poll(
      async () => {
        await page.reload()
        await page.getByText('Visits by day').waitFor()
        return page.getByRole('row', { name: /^search\.example/ }).count()
      },
      { interval: 1_000 },
    )
    .toBe(1)
  await page.getByText('Went to the checkout').waitFor()
  await page.getByText('Day by day').click()
  await expectAccessibleOnAllScreens(page)
})

test('a merchant imports a payout of a provider, sees the differences, and deletes it', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/reports?view=payouts`)
  const upload = (name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await upload('wrong.csv', 'a,b\n1,2')
  await page.getByRole('alert').getByText('This is no settlement').waitFor()
  const day = new Date().toISOString().slice(0, 10)
  await upload(
    'payout.csv',
    [
      'Provider,Type,Reference,Date,Currency,Gross,Fee,Payout',
      `TERMINAL,payment,card-77,${day},EUR,25.00,0.45,payout-77`,
      `TERMINAL,fee,rent-77,${day},EUR,-3.00,0.00,payout-77`,
    ].join('\n'),
  )
  await page.getByText('1 is not in the shop').waitFor()
  await page.getByRole('row', { name: /card-77/ }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'All settlements' }).click()
  await page.getByRole('row', { name: /TERMINAL/ }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page
    .getByRole('row', { name: /TERMINAL/ })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Delete settlement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete settlement' }).click()
  await page.getByText('The settlement is deleted').waitFor()
})
