import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

/** The default column of the stock. */
const STOCK = 5

interface SavedProduct {
  readonly product: { readonly id: string; readonly variants: readonly { readonly id: string }[] }
}
interface Places {
  readonly locations: readonly { readonly id: string; readonly default: boolean }[]
}

/** Two products, each with its pieces at the default location and none at a new one. */
async function stockTwoPlaces(depot: string) {
  await callAsMerchant('POST', '/vitrine/v1/locations', { location: { name: depot } })
  for (const at of [1, 2]) {
    const product = { name: `Cellar crate ${at}`, price: '5' }
    const answer = await callAsMerchant('POST', '/vitrine/v1/products/save', {
      product,
      parts: ['variants'],
    })
    const { id: productId, variants } = (answer as unknown as SavedProduct).product
    const item = { productId, variantId: variants[0]?.id ?? '', quantity: at * 10 }
    await callAsMerchant('POST', '/vitrine/v1/stock/save', { items: [item] })
  }
  const { locations } = (await callAsMerchant('GET', '/vitrine/v1/locations')) as unknown as Places
  return locations.find((one) => one.default)?.id ?? ''
}

test('stock of two locations is edited in one sheet, saved, and undone at one of them', async () => {
  const depot = 'Cellar depot'
  const main = await stockTwoPlaces(depot)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/products/sheet?q=cellar+crate&sort=name`)
  await page.getByText('2 rows').waitFor()
  const cell = (row: number) => page.locator(`#sheet-${row}-${STOCK}`)
  const stock = () => Promise.all([0, 1].map(async (row) => (await cell(row).textContent()) ?? ''))
  const place = page.getByLabel('Location of the stock column')
  const enter = async (...pieces: string[]) => {
    for (const [row, text] of pieces.entries()) {
      await cell(row).click()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await page.getByText(`${pieces.length} cells changed`).waitFor()
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save sheet' }).click()
    await page.getByText('2 cells saved.').waitFor()
  }

  await expect.poll(stock).toEqual(['10', '20'])
  await enter('11', '+2')
  expect(await place.isDisabled()).toBe(true)
  await save()
  await expect.poll(stock).toEqual(['11', '22'])
  // The notice of the next save has its own undo.
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await page.getByText('2 cells saved.').waitFor({ state: 'detached' })

  await place.selectOption({ label: depot })
  await expect.poll(stock).toEqual(['', ''])
  await enter('4', '5')
  await expectAccessibleOnAllScreens(page)
  await save()
  await expect.poll(stock).toEqual(['4', '5'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone.').waitFor()
  await expect.poll(stock).toEqual(['', ''])

  await place.selectOption(main)
  await expect.poll(stock).toEqual(['11', '22'])
  await page.reload()
  await page.getByText('2 rows').waitFor()
  await expect.poll(stock).toEqual(['11', '22'])
})
