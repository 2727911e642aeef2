import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { expectAccessibleOnAllScreens, signInAsOwner, updateSiteSettings } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(async () => {
  await takeBackSelling()
  await updateSiteSettings({ orders: { takeStock: 'ON_ORDER_PLACED' } })
})

const dialog = (page: Page) => page.getByRole('dialog')
const showOrders = (page: Page) => page.goto(`${shop.baseUrl}/dashboard/orders`)

/** A guest orders two jars; the way to pay is by its name. */
async function order(method: string | RegExp): Promise<Page> {
  const page = await open('desktop')
  await page.goto(`${shop.baseUrl}/products/tide-jar?Glaze=Celadon&Size=2+l`)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('dialog', { name: /^Cart/ }).getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('E-mail address').fill('grace@example.com')
  await page.getByLabel('Full name').fill('Olga Orders')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street and house number').fill('Ring 1')
  await page.getByLabel('Postal code').fill('10117')
  await page.getByLabel('Town or city').fill('Berlin')
  await page.getByRole('button', { name: 'Continue to delivery and payment' }).click()
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  return page
}

async function orderByTransfer(): Promise<void> {
  const page = await order('Bank transfer')
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
}

test('a merchant sees a new order, records its payment, refunds the delivery, and cancels', async () => {
  await orderByTransfer()
  const page = await open('desktop')
  await signInAsOwner(page)
  await showOrders(page)
  const row = page.getByRole('row', { name: /New .*Olga Orders.*Tide jar.*Placed Not paid/ })
  await row.waitFor()
  await expectAccessibleOnAllScreens(page)
  await row.getByRole('link').first().focus()
  await page.keyboard.press(' ')
  const peek = page.getByRole('complementary', { name: 'Quick look' })
  await peek.getByRole('rowheader', { name: 'Tide jar' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.keyboard.press('Escape')
  await row.getByRole('link').first().click()
  await page.getByText(/is still to be paid\. Record the payment/).waitFor()
  await expectAccessibleOnAllScreens(page)

  await page.getByRole('button', { name: 'Record a payment' }).first().click()
  await expectAccessibleOnAllScreens(page)
  await dialog(page)
    .getByRole('button', { name: /^Record \$/ })
    .click()
  await page.getByText('Everything is paid. The goods can be sent.').waitFor()

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog(page)
    .getByRole('switch', { name: /^Delivery: / })
    .check()
  await dialog(page)
    .getByText(/was paid outside of the shop/)
    .waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Refund $4.90' }).click()
  await page.getByText('A refund of $4.90 was started.').waitFor()
  await page.getByText('Show the ledger').click()
  await page.getByRole('cell', { name: 'Sales' }).waitFor()

  await page.getByLabel('New note').fill('She collects jars.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await page.getByText('She collects jars.').nth(0).waitFor()
  await page.getByRole('button', { name: 'Edit the delivery address' }).click()
  await dialog(page).getByLabel('Town or city').fill('Potsdam')
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByText('10117 Potsdam').waitFor()

  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await dialog(page)
    .getByText(/Nothing is refunded by itself/)
    .waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByText(/that was paid is still with you\. Refund it\./).waitFor()
  await showOrders(page)
  await page.getByRole('row', { name: /Olga Orders.*Cancelled Partly refunded/ }).waitFor()
  expect(await page.getByRole('row', { name: /New .*Olga Orders.*Cancelled/ }).count()).toBe(0)
})

test('a merchant captures an authorized card payment', async () => {
  const buyer = await order(/^Card/)
  await buyer.getByLabel('Card number').fill('4000 0000 0000 0044')
  await buyer.getByRole('button', { name: /^Pay/ }).click()
  await buyer.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  const page = await open('desktop')
  await signInAsOwner(page)
  await showOrders(page)
  await page
    .getByRole('row', { name: /Authorized/ })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('button', { name: /^Take \$/ }).click()
  await dialog(page).getByText('This cannot be taken back').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page)
    .getByRole('button', { name: /^Take \$/ })
    .click()
  await page.getByText('Everything is paid. The goods can be sent.').waitFor()
})

test('a merchant sets up a transfer, and a wrong IBAN is refused', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/payments`)
  await page.getByText('No money moves at the test bank.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'New way to pay' }).click()
  await dialog(page).getByLabel('Name', { exact: true }).fill('Transfer to us')
  await dialog(page).getByLabel('Account holder').fill('Vitrine')
  await dialog(page).getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01')
  await dialog(page).getByRole('button', { name: 'Create way to pay' }).click()
  await page.getByText('This is no IBAN').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await dialog(page).getByRole('button', { name: 'Create way to pay' }).click()
  await page.getByText('“Transfer to us” is saved.').waitFor()
  await page.getByRole('button', { name: 'Move “Transfer to us” up' }).click()
  await page.getByText(/“Transfer to us” stands at place \d now\./).waitFor()
  await page.getByRole('button', { name: 'Change how orders are taken' }).click()
  await dialog(page).getByLabel('When the order is paid').check()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Stock goes down when an order is paid').waitFor()
  await page.getByRole('button', { name: 'Delete “Transfer to us”' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Transfer to us” is deleted.').waitFor()
})

test('a merchant imports a bank statement, and matching transfers become payments of orders', async () => {
  await orderByTransfer()
  const page = await open('desktop')
  await signInAsOwner(page)
  await showOrders(page)
  const number = (await page.locator('tbody th .figure').first().textContent()) ?? ''
  await page.getByRole('link', { name: 'Read bank statement' }).click()
  await page.getByText('Nothing is recorded before you say so.').waitFor()
  await expectAccessibleOnAllScreens(page)

  await chooseStatement(page, 'name,price\njar,9')
  await page.getByText('The table needs columns for date, amount and text').waitFor()

  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  const row = page.getByRole('row').filter({ hasText: number })
  const total = ((await row.locator('.order-total').textContent()) ?? '').replace('$', '')
  await page.getByRole('link', { name: 'Read bank statement' }).click()
  const lines = [`Order ${number};${total}`, `Hello;4321.00`, `Rent;-800.00`]
  const rows = lines.map((line) => `2026-11-25;Olga Orders;${line}`)
  await chooseStatement(page, ['Date;Name;Purpose;Amount', ...rows].join('\n'))
  await page.getByText('2 transfers came in; 1 other lines are left out.').waitFor()
  await page.getByText('Number and amount agree').waitFor()
  await page.getByText('No order found').waitFor()
  const typed = page.getByRole('textbox', { name: /Olga Orders over \$4,321/ })
  await typed.fill('1')
  await typed.blur()
  await page.getByText('There is no order 1.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Record 1 payment' }).click()
  await page.getByText('1 payment recorded.').waitFor()
  await page.getByText('Recorded', { exact: true }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await showOrders(page)
  await page
    .getByRole('row')
    .filter({ hasText: number })
    .getByText('Paid', { exact: true })
    .waitFor()
})

const chooseStatement = (page: Page, content: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
