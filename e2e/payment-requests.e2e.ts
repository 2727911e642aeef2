import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(async () => {
  await sellToGermany()
})
afterAll(takeBackSelling)

test('a merchant requests a deposit, and somebody with the link pays it', async () => {
  await orderAsGuest({ name: 'Mary Deposit' })
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  await page.getByRole('row', { name: 'Mary Deposit' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Ask for payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Amount in/).fill('9999')
  await dialog.getByRole('button', { name: /^Ask for/ }).click()
  await dialog.getByText(/^Enter an amount of at most/).waitFor()
  await dialog.getByLabel(/^Amount in/).fill('5')
  await dialog.getByLabel('What it is for').fill('Deposit')
  await dialog.getByLabel('A few words to the buyer').fill('As we said on the phone')
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: /^Ask for.*5\.00/ }).click()
  await page.getByText(/is on its way to the buyer\.$/).waitFor()
  await expectAccessibleOnAllScreens(page)
  const link = page.getByRole('link', { name: /^Open the page for/ })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toContain('/pay/')

  const friend = await open('phone')
  await friend.goto(new URL(new URL(address).pathname, shop.baseUrl).href)
  await friend.getByRole('heading', { name: /^Pay for order/ }).waitFor()
  await friend.getByText('As we said on the phone').waitFor()
  await expectAccessibleOnAllScreens(friend)
  await friend.getByRole('radio', { name: /^Card/ }).check()
  await friend.getByRole('button', { name: /^Pay .*5\.00/ }).click()
  await friend.getByLabel('Card number').fill('4242424242424242')
  await friend.getByRole('button', { name: /^Pay/ }).click()
  await friend.getByText('This is paid. Thank you.').waitFor()
  await expectAccessibleOnAllScreens(friend)

  const requests = page.getByRole('region', { name: 'Requests to pay' })
  await requests.getByText('Paid', { exact: true }).waitFor()
  await page.getByText('Partly paid').first().waitFor()
})

test('a merchant withdraws an unpaid request', async () => {
  await orderAsGuest({ name: 'Mary Withdrawn' })
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  await page.getByRole('row', { name: 'Mary Withdrawn' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Ask for payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: /^Mail the link to/ }).uncheck()
  await dialog.getByRole('button', { name: /^Ask for/ }).click()
  await page.getByText(/^The link for .* is ready\.$/).waitFor()
  const link = page.getByRole('link', { name: /^Open the page for/ })
  const { pathname } = new URL((await link.getAttribute('href')) ?? '')
  await page.getByRole('button', { name: /^Withdraw the request for/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText(/is withdrawn\.$/).waitFor()
  await page.goto(`${shop.baseUrl}${pathname}`)
  await page.getByText('The shop does not ask for this any more.').waitFor()
  expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
})
