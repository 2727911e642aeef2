import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const products = `${shop.baseUrl}/dashboard/products`

const COUNT = 30

async function createCups(): Promise<void> {
  for (let at = 1; at <= COUNT; at += 1) {
    const product = { name: `Grid cup ${String(at).padStart(2, '0')}`, price: `${at + 9}.50` }
    await callAsMerchant('POST', '/vitrine/v1/products/save', { product })
  }
}

interface Listed {
  readonly products: readonly { readonly name: string; readonly price: string }[]
}
/** The prices of all cups in the order of their names. */
const prices = async () => {
  const list = { filter: { text: 'grid cup' }, sort: 'NAME', limit: 100 }
  const answer: unknown = await callAsMerchant('POST', '/vitrine/v1/products/list', list)
  return (answer as Listed).products.map(({ price }) => Number(price))
}

const paste = (page: Page, text: string) =>
  page.getByRole('grid').evaluate((grid, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    grid.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('a merchant raises thirty prices in a sheet, saves, undoes, and pastes a block', async () => {
  await createCups()
  const before = await prices()
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${products}?q=grid+cup&sort=name`)
  await page.getByText(`${COUNT} of`).first().waitFor()
  await page.getByRole('link', { name: 'Edit as sheet' }).click()
  await page.getByText(`${COUNT} rows`).waitFor()
  const cell = (row: number, column: number) => page.locator(`#sheet-${row}-${column}`)
  await cell(0, 2).click()
  await page.keyboard.press('Control+a')
  await page.getByLabel('Calculate the selected prices').fill('+10 % .99')
  await page.getByRole('button', { name: `Apply to ${COUNT} cells` }).click()
  await page.getByText(`${COUNT} prices, lowest`).waitFor()
  await page.reload()
  await page.getByText(`${COUNT} prices, lowest`).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Save sheet' }).click()
  await page.getByText(`${COUNT} products saved.`).waitFor()
  expect((await prices())[0]).toBe(11.99)
  expect((await prices()).every((price) => String(price).endsWith('.99'))).toBe(true)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone.').waitFor()
  expect(await prices()).toEqual(before)

  await cell(0, 2).click()
  await paste(page, '41,00\r\n42,00\r\nmany')
  await page.getByText('1 cell to correct').waitFor()
  expect(await page.getByRole('button', { name: 'Save sheet' }).isDisabled()).toBe(true)
  await page.keyboard.press('Control+z')
  await page.getByText('to correct').waitFor({ state: 'detached' })
  await paste(page, '41,00\r\n42,00')
  await page.keyboard.press('Control+s')
  await page.getByText('2 products saved.').waitFor()
  expect((await prices()).slice(0, 3)).toEqual([41, 42, before[2]])
})
