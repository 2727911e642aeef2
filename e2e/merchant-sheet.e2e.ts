import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, type Screen, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { saveScreenshots } from './screenshots.ts'

const products = `${shop.baseUrl}/dashboard/products`

const COUNT = 30

async function createCups(): Promise<void> {
  for (let at = 1; at <= COUNT; at += 1) {
    const product = { name: `Grid cup ${String(at).padStart(2, '0')}`, price: `${at + 9}.50` }
    await callAsMerchant('POST', '/vitrine/v1/products/save', { product })
  }
}

interface ProductList {
  readonly products: readonly { readonly name: string; readonly price: string }[]
}
/** The prices of all cups in the order of their names. */
const prices = async () => {
  const list = { filter: { text: 'grid cup' }, sort: 'NAME', limit: 100 }
  const answer: unknown = await callAsMerchant('POST', '/vitrine/v1/products/list', list)
  return (answer as ProductList).products.map(({ price }) => Number(price))
}

/** The different prices of the first hundred products that fit. */
async function pricesOf(text: string): Promise<ReadonlySet<number>> {
  const list = { filter: { text }, limit: 100 }
  const answer: unknown = await callAsMerchant('POST', '/vitrine/v1/products/list', list)
  return new Set((answer as ProductList).products.map(({ price }) => Number(price)))
}

interface CreateResult {
  readonly product: { readonly id: string; readonly variants: readonly { readonly id: string }[] }
}
async function createProduct(product: object) {
  const request = { product, parts: ['variants'] }
  const answer = await callAsMerchant('POST', '/vitrine/v1/products/save', request)
  const { id, variants } = (answer as unknown as CreateResult).product
  return { productId: id, variantId: variants[0]?.id ?? '' }
}

/** The sheet of all products that fit some words, and its cells by their places. */
async function openSheet(words: string, lines: number, screen: Screen = 'desktop') {
  const page = await open(screen)
  await signInAsOwner(page)
  await page.goto(`${products}/sheet?q=${words}&sort=name`)
  await page.getByText(`${lines} rows`).waitFor()
  return { page, cell: (row: number, column: number) => page.locator(`#sheet-${row}-${column}`) }
}

/** How often a pointer was pressed on the page since then. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { clicks: 0 }
    addEventListener('pointerdown', () => (counted.clicks += 1), { capture: true })
    return counted
  })
  return () => counter.evaluate(({ clicks }) => clicks)
}

/** The default columns. */
const [NAME, PRICE, STOCK, COLLECTIONS] = [0, 2, 5, 10]

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

test('a merchant finds a word in the sheet, replaces it in every cell, and undoes it', async () => {
  for (const at of [1, 2, 3]) {
    await createProduct({ name: `Finder bowl ${at}`, price: '5', tags: { public: ['bowl'] } })
  }
  const { page, cell } = await openSheet('finder', 3)
  await cell(0, NAME).click()
  await page.keyboard.press('Control+f')
  const panel = page.getByRole('dialog', { name: 'Find and replace' })
  await panel.getByLabel('Find', { exact: true }).fill('BOWL')
  await panel.getByText('1 of 6').waitFor()
  await page.keyboard.press('Enter')
  await panel.getByText('2 of 6').waitFor()
  await panel.getByLabel('Whole cell').click()
  await panel.getByText('1 of 3').waitFor()
  await panel.getByLabel('Whole cell').click()
  await panel.getByLabel('Replace with').fill('dish')
  await saveScreenshots(page, 'sheet-find')
  await expectAccessibleOnAllScreens(page)
  await panel.getByRole('button', { name: 'Replace all' }).click()
  await panel.getByText('6 cells replaced').waitFor()
  await page.getByText('6 cells changed').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('cells changed').waitFor({ state: 'detached' })
  await panel.getByRole('button', { name: 'Replace all' }).click()
  await page.getByText('6 cells changed').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await page.getByText('3 products saved.').waitFor()
  await expect.poll(() => cell(2, NAME).textContent()).toBe('Finder dish 3')
})

test('stock is edited in the sheet; a sale meanwhile is shown before it is overwritten', async () => {
  const jars = []
  for (const at of [1, 2]) jars.push(await createProduct({ name: `Pantry jar ${at}`, price: '5' }))
  const count = (items: readonly object[]) =>
    callAsMerchant('POST', '/vitrine/v1/stock/save', { items })
  await count(jars.map((one) => ({ ...one, quantity: 10 })))
  const { page, cell } = await openSheet('pantry', 2)
  await page.getByRole('columnheader', { name: 'Stock' }).waitFor()
  await cell(0, STOCK).getByText('10').waitFor()
  await cell(0, STOCK).click()
  await paste(page, '+5\n7')
  await page.getByText('2 cells changed').waitFor()
  await count(jars.map((one) => ({ ...one, changeBy: -1 })))
  await page.getByLabel('Reason').selectOption({ index: 1 })
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Save sheet' }).click()
  await page.getByText('1 cell saved').waitFor()
  await page.getByText('1 cell changed').waitFor()
  await expect.poll(() => cell(0, STOCK).textContent()).toBe('14')
  await cell(1, STOCK).click()
  await page.getByText('Now 9').waitFor()
  await saveScreenshots(page, 'sheet-stock')
  await page.getByRole('button', { name: 'Save sheet' }).click()
  await page.getByText('cell changed').waitFor({ state: 'detached' })
  await expect.poll(() => cell(1, STOCK).textContent()).toBe('7')
})

test('collections are pasted by name and chosen in a window; an unknown name is reported', async () => {
  for (const name of ['Sheet spring', 'Sheet autumn']) {
    await callAsMerchant('POST', '/vitrine/v1/collections/save', { collection: { name } })
  }
  for (const at of [1, 2]) await createProduct({ name: `Season vase ${at}`, price: '5' })
  const { page, cell } = await openSheet('season', 2)
  const clicks = await countClicks(page)
  await cell(0, COLLECTIONS).click()
  await paste(page, 'sheet spring | Sheet winter\nSheet spring, Sheet autumn')
  await page.getByText('No collection is called Sheet winter.').waitFor()
  await page.getByText('1 cell to correct').waitFor()
  await page.keyboard.press('F2')
  const dialog = page.getByRole('dialog', { name: 'Season vase 1' })
  await dialog.getByRole('option', { name: 'Sheet autumn' }).click()
  await saveScreenshots(page, 'sheet-collections-window')
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: 'Put into the cell' }).click()
  await page.getByText('2 cells changed').waitFor()
  await saveScreenshots(page, 'sheet-collections')
  await page.getByRole('button', { name: 'Save sheet' }).click()
  await page.getByText('2 products saved.').waitFor()
  expect(await clicks()).toBe(4)
  const request = { filter: { text: 'season vase' }, sort: 'NAME' }
  const list = await callAsMerchant('POST', '/vitrine/v1/products/list', request)
  const saved = list.products as { readonly collectionIds: readonly string[] }[]
  expect(saved.map(({ collectionIds }) => collectionIds.length)).toEqual([2, 2])
})

test('more products than one save takes are saved in a job with its progress, and undone as one', async () => {
  const count = 501
  const names = Array.from({ length: count }, (_, at) => `Crowd plate ${at}`)
  while (names.length > 0) {
    await Promise.all(names.splice(0, 20).map((name) => createProduct({ name, price: '5' })))
  }
  const { page, cell } = await openSheet('crowd', count)
  const clicks = await countClicks(page)
  await cell(0, PRICE).click()
  await page.keyboard.press('Control+a')
  await page.getByLabel('Calculate the selected prices').fill('+1')
  await page.keyboard.press('Enter')
  await page.getByText(`${count} cells changed`).waitFor()
  await page.getByRole('button', { name: 'Save sheet' }).click()
  await page.getByText(`of ${count} products`).first().waitFor()
  await saveScreenshots(page, 'sheet-job')
  await page.getByText(`${count} products saved.`).waitFor()
  expect(await pricesOf('crowd')).toEqual(new Set([6]))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone.').waitFor()
  expect(await pricesOf('crowd')).toEqual(new Set([5]))
  expect(await clicks()).toBe(3)
})
