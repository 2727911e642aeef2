import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const stock = `${shop.baseUrl}/dashboard/stock`

interface Row {
  readonly productId: string
  readonly variantId: string
  readonly sku: string
  readonly stock: readonly { readonly quantity: number | null }[]
}

/** A product in two sizes with SKUs that nothing else has, and so many pieces of each. */
async function stocked(name: string, code: string, ...quantities: [number, number]) {
  const choices = ['S', 'M'].map((one) => ({ name: one }))
  const options = [{ name: 'Size', isShared: false, choices }]
  const save = async (product: object) =>
    ((await callAsMerchant('POST', '/vitrine/v1/products/save', { product, parts: ['variants'] }))
      .product ?? {}) as { id: string; revision: number; variants: { id: string }[] }
  const { id, revision, variants } = await save({ name, price: '10', options })
  await save({
    id,
    revision,
    variants: variants.map((one, at) => ({ id: one.id, sku: `${code}-${at + 1}` })),
  })
  const items = variants.map((one, at) => ({
    productId: id,
    variantId: one.id,
    quantity: quantities[at],
  }))
  await callAsMerchant('POST', '/vitrine/v1/stock/save', { items })
  return { items }
}

const quantitiesOf = async (code: string) => {
  const list = { filter: { text: code }, sort: 'SKU' }
  const answer = await callAsMerchant('POST', '/vitrine/v1/stock/variants/list', list)
  return (answer.variants as Row[]).map((row) => row.stock[0]?.quantity)
}

/** Waits until input of a scanner goes to the right field. */
const waitForScanner = async (page: Page) => {
  const field = page.getByLabel('SKU, barcode or product')
  await field.waitFor()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
}

/** The cell of a variant at the default location. */
const cellOf = (page: Page, what: string) =>
  page.getByRole('textbox', { name: `${what}, ` }).first()

test('a merchant finds by SKU, types and pastes stock, saves at once and undoes it', async () => {
  await stocked('Sheet jar', 'SHEETJAR', 5, 8)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(stock)
  await page.getByLabel('Search by SKU, barcode or product').fill('sheetjar-')
  const [small, medium] = [cellOf(page, 'Sheet jar · S'), cellOf(page, 'Sheet jar · M')]
  await small.waitFor()
  await page.getByText('2 variants', { exact: true }).waitFor()
  await small.fill('+4')
  await page.getByText('5 → 9').waitFor()
  await small.press('Enter')
  await expect
    .poll(() => medium.evaluate((element) => element === document.activeElement))
    .toBe(true)
  await page.keyboard.type('x')
  await page.getByText('Type a whole number').waitFor()
  const save = page.getByRole('button', { name: 'Save stock' })
  expect(await save.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await small.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '12\r\n30\r\n')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await page.getByText('2 cells changed').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'History', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  expect([await small.inputValue(), await medium.inputValue()]).toEqual(['12', '30'])
  await save.click()
  await page.getByText('2 cells saved.').waitFor()
  await expect.poll(() => quantitiesOf('SHEETJAR')).toEqual([12, 30])
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText('Taken back.').waitFor()
  expect(await quantitiesOf('SHEETJAR')).toEqual([5, 8])
  await expect.poll(() => small.inputValue()).toBe('5')
})

test('a colleague’s change is shown in its cell, and unsaved input remains', async () => {
  const { items } = await stocked('Torn bowl', 'TORNBOWL', 5, 8)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.route(/\/v1\/changes/, () => {})
  await page.goto(`${stock}?q=tornbowl`)
  const [small, medium] = [cellOf(page, 'Torn bowl · S'), cellOf(page, 'Torn bowl · M')]
  await small.fill('20')
  await medium.fill('+1')
  const theirs = { ...items[0], quantity: 3 }
  await callAsMerchant('POST', '/vitrine/v1/stock/save', { items: [theirs] })
  const save = page.getByRole('button', { name: 'Save stock' })
  await save.click()
  await page.getByText('Now it is 3. Your entry is still here').waitFor()
  expect([await small.inputValue(), await medium.inputValue()]).toEqual(['20', '+1'])
  expect(await quantitiesOf('TORNBOWL')).toEqual([3, 8])
  await expectAccessible(page)
  await save.click()
  await page.getByText('2 cells saved.').waitFor()
  expect(await quantitiesOf('TORNBOWL')).toEqual([20, 9])
})

test('goods are received with a scanner alone, across a reload, and counted by hand', async () => {
  await stocked('Scanned cup', 'SCANCUP', 5, 8)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${stock}/receive`)
  await waitForScanner(page)
  for (const code of ['SCANCUP-1', 'scancup-2', 'SCANCUP-1', 'NO-SUCH-CODE']) {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await page.getByText('Nothing has the code “NO-SUCH-CODE”').waitFor()
  const first = page.getByLabel('Quantity of Scanned cup · S')
  await expect.poll(() => first.inputValue()).toBe('2')
  await expectAccessibleOnAllScreens(page)
  await page.reload()
  await first.waitFor()
  await expect.poll(() => first.inputValue()).toBe('2')
  await page.getByRole('button', { name: 'Save what has come' }).click()
  await page.getByText('3 pieces received.').waitFor()
  expect(await quantitiesOf('SCANCUP')).toEqual([7, 9])
  await waitForScanner(page)

  await page.goto(`${stock}/count`)
  await waitForScanner(page)
  await page.keyboard.type('SCANCUP-1')
  await page.keyboard.press('Enter')
  await first.fill('6')
  await page.getByRole('cell', { name: '−1' }).waitFor()
  await page.getByRole('button', { name: 'Save the count' }).click()
  await page.getByText('1 line counted.').waitFor()
  expect(await quantitiesOf('SCANCUP')).toEqual([6, 9])
})

test('on a phone, a location is added and stock is moved there, in accessible windows', async () => {
  await stocked('Moved vase', 'MOVEDVASE', 5, 8)
  const page = await open('phone')
  await signInAsOwner(page)
  await page.goto(`${stock}?q=movedvase`)
  await page.getByRole('button', { name: 'Locations', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Locations' })
  await dialog.getByLabel('A new location').fill('Depot by the river')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByText('“Depot by the river” is added.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Shown locations' }).click()
  await page.getByRole('dialog', { name: 'Shown locations' }).getByRole('switch').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Transfer' }).click()
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Depot by the river' })
  await page.getByLabel('SKU, barcode or product').fill('movedvase-2')
  await page.keyboard.press('Enter')
  const pieces = page.getByLabel('Quantity of Moved vase · M')
  await pieces.fill('9')
  await page.getByText('So many are not there.').waitFor()
  await expectAccessible(page)
  await pieces.fill('3')
  await page.getByRole('button', { name: 'Save the transfer' }).click()
  await page.getByText('3 pieces moved.').waitFor()
  expect(await quantitiesOf('MOVEDVASE')).toEqual([5, 5])
  await page.goto(`${stock}?q=movedvase-2`)
  const there = page.getByRole('textbox', { name: 'Moved vase · M, Depot by the river' })
  await expect.poll(() => there.inputValue()).toBe('3')
})

test('brand and tags of all matching products are set after a preview, and undone', async () => {
  for (const at of [1, 2, 3]) {
    const product = { name: `Labelled tile ${at}`, price: '4' }
    await callAsMerchant('POST', '/vitrine/v1/products/save', { product })
  }
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/products?q=labelled+tile`)
  await page.getByRole('checkbox', { name: 'Select “Labelled tile 1”' }).check()
  await page.getByRole('button', { name: /Select all 3/ }).click()
  await page.getByRole('button', { name: 'Brand and tags…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Set the brand').fill('River kiln')
  await dialog.getByLabel('Add tags', { exact: true }).fill('glazed')
  await page.keyboard.press('Enter')
  await dialog.getByText('3 products will be changed.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change products' }).click()
  await page.getByText('3 products changed.').waitFor()
  const fitting = async () => {
    const filter = { brandNames: ['River kiln'], tags: ['glazed'] }
    const list = { filter, limit: 0 }
    return (await callAsMerchant('POST', '/vitrine/v1/products/list', list)).total
  }
  expect(await fitting()).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(fitting).toBe(0)
})
