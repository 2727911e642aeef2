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
const numberOf = async (page: Page) =>
  (await page.getByText(/^Your order number is \d+/).textContent())?.match(/\d+/)?.[0] ?? ''

/** A guest orders two jars, and stays at the page of the order. */
const order = (name: string) => orderAsGuest({ name, pieces: 2 })

/** The page of the order in the dashboard, paid and sent. */
async function sendOrderOf(name: string): Promise<Page> {
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
  await page.getByRole('button', { name: 'Send', exact: true }).first().click()
  await dialog(page).getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText(/^Order \d+ is sent\.$/).waitFor()
  return page
}

test('a buyer returns a jar, and the merchant approves, receives and refunds it', async () => {
  const buyer = await order('Mary Return')
  const page = await sendOrderOf('Mary Return')

  await buyer.reload()
  await buyer.getByRole('link', { name: 'Return something' }).click()
  await buyer.getByRole('heading', { name: /^Return goods of order/ }).waitFor()
  await expectAccessibleInAllThemes(buyer)
  await buyer.getByLabel('How many of 2').fill('3')
  await buyer.getByLabel('What we should know').fill('The lid has a crack')
  await buyer.getByRole('button', { name: 'Ask for the return' }).click()
  await buyer.getByText('Enter a whole number from 0 to 2.').first().waitFor()
  expect(await buyer.getByLabel('What we should know').inputValue()).toBe('The lid has a crack')
  await buyer.getByLabel('How many of 2').fill('1')
  await buyer.getByLabel('Why').selectOption('It is damaged')
  await buyer.getByRole('button', { name: 'Ask for the return' }).click()
  await buyer.getByText('We look at it and write to you.').waitFor()
  await expectAccessibleInAllThemes(buyer)

  await page.goto(`${shop.baseUrl}/dashboard/returns`)
  await page.getByRole('button', { name: 'Settings' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await dialog(page).getByLabel('Where goods go').fill('Atelier\nRing 7\n10117 Berlin')
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByText('The settings are saved.').waitFor()
  await page.getByRole('row', { name: 'Mary Return' }).getByRole('link').focus()
  await page.keyboard.press(' ')
  const peek = page.getByRole('complementary', { name: 'Quick look' })
  await peek.getByText('The buyer wrote: The lid has a crack').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.keyboard.press('Escape')
  await page.getByRole('row', { name: 'Mary Return' }).getByRole('link').click()
  await page.getByText('The buyer wrote: The lid has a crack').waitFor()
  await page.getByRole('button', { name: /^Agree: Return/ }).click()
  await dialog(page).getByText('No money moves.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Agree' }).click()
  await page.getByText(/^Return \d+ is agreed\.$/).waitFor()

  await buyer.reload()
  await buyer.getByText('Please send the goods back to us.').waitFor()
  await buyer.getByRole('link', { name: 'Address and return slip' }).click()
  await buyer.getByRole('heading', { name: /^Return slip \d+$/ }).waitFor()
  await buyer.getByText('Ring 7').waitFor()
  await expectAccessibleInAllThemes(buyer)

  await page.getByRole('button', { name: /^Has arrived: Return/ }).click()
  await page.getByText(/^Return \d+ has arrived\.$/).waitFor()
  await page.getByRole('button', { name: /^Inspect: Return/ }).click()
  await dialog(page).getByText('1 piece returns to stock.').waitFor()
  await dialog(page)
    .getByLabel(/^Pieces of/)
    .fill('0')
  await dialog(page).getByText('Stock stays as it is.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Inspected' }).click()
  await page.getByText(/^Return \d+ is inspected\.$/).waitFor()
  await page.getByRole('button', { name: /^Settle: Return/ }).click()
  await dialog(page)
    .getByText(/goes back to the buyer/)
    .waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog(page)
    .getByRole('button', { name: /^Pay .* back$/ })
    .click()
  await page.getByText(/^Return \d+ is settled\.$/).waitFor()
  await expectAccessibleOnAllScreens(page)

  await buyer.goBack()
  await buyer.reload()
  await buyer.getByText(/goes back to you\./).waitFor()
})

test('a guest cancels a return and withdraws from named products, without scripts', async () => {
  const ordering = await order('Ada Plain')
  await sendOrderOf('Ada Plain')
  const link = ordering.url()
  const page = await open('phone', { scripts: false })
  await page.goto(link)
  await page.getByRole('link', { name: 'Return something' }).click()
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await page.getByText('We look at it and write to you.').waitFor()
  await page.getByRole('button', { name: 'Take the return back' }).click()
  await page.getByText('You have taken this return back.').waitFor()

  await page.locator('#returns').getByRole('link', { name: 'Withdraw from contract' }).click()
  await page.getByText(/^You can withdraw until/).waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Plain')
  await page.getByLabel(/How many of 2/).fill('1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('I hereby withdraw from the contract').waitFor()
  await page.getByText('1 × Tide jar').waitFor()
  await page.getByRole('button', { name: 'Change something' }).click()
  expect(await page.getByLabel(/How many of 2/).inputValue()).toBe('1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await page.getByRole('heading', { name: 'Your withdrawal was sent' }).waitFor()
  await page.goto(link)
  await page.getByText(/^Withdrawal, return \d+$/).waitFor()
})

test('a guest withdraws by number and address from the footer; a stranger sees the same', async () => {
  const ordering = await order('Grace Footer')
  const number = await numberOf(ordering)
  const page = await open('desktop')
  await page.goto(shop.baseUrl)
  const declare = async (orderNumber: string, email: string) => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Withdraw from contract' })
      .click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'Enter your name.' }).waitFor()
    await page.getByLabel('Order number').fill(orderNumber)
    await page.getByLabel('Full name').fill('Grace Footer')
    await page.getByLabel('E-mail address').fill(email)
    await expectAccessibleInAllThemes(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Please check and confirm' }).waitFor()
    await page.getByText('The whole order').waitFor()
    await expectAccessibleInAllThemes(page)
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await page.getByRole('heading', { name: 'Your withdrawal was sent' }).waitFor()
    const text = await page.getByRole('main').textContent()
    return (text ?? '').replace(email, '').replace(/\d{1,2}:\d{2}\s?[AP]M/, '')
  }
  const known = await declare(number, 'grace@example.com')
  await expectAccessibleInAllThemes(page)
  expect(await declare('987654', 'stranger@example.com')).toBe(known)

  await ordering.reload()
  await ordering.getByText(/^Withdrawal, return \d+$/).waitFor()
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/returns`)
  await page.getByRole('heading', { name: 'Withdrawals without an order' }).waitFor()
  await page.getByText(/stranger@example\.com/).waitFor()
  await page
    .getByRole('row', { name: /^Withdrawal/ })
    .filter({ hasText: number })
    .waitFor()
  await expectAccessibleOnAllScreens(page)
})
