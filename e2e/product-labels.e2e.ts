import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import { callAsMerchant, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

/** A product without options that has this SKU. */
const createProduct = (name: string, sku: string) =>
  callAsMerchant('POST', '/vitrine/v1/products/save', { product: { name, price: '12.50', sku } })

test('a merchant prints labels of selected products on a sheet that was used before', async () => {
  await createProduct('Label jug', 'LABELJUG')
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products?q=label+jug`)
  await page.getByRole('checkbox', { name: 'Label jug' }).check()
  await page.getByRole('button', { name: 'Labels with barcodes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Labels of Label jug').fill('3')
  await dialog.getByLabel('First label at position').fill('30')
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  await dialog.getByText('Type a position from 1 to 24.').waitFor()
  await dialog.getByLabel('First label at position').fill('23')
  await dialog.getByText('3 labels · 2 pages').waitFor()
  await expectAccessible(page)
  const downloads = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  const download = await downloads
  expect(download.suggestedFilename()).toMatch(/^labels-\d{4}-\d\d-\d\d\.pdf$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await page.close()
})

test('labels of the list of stock are printed on a roll, and the roll is preselected the next time', async () => {
  await createProduct('Label bowl', 'LABELBOWL')
  const page = await open('phone')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/stock?q=LABELBOWL`)
  const openDialog = () => page.getByRole('button', { name: 'Labels with barcodes' }).click()
  await openDialog()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Paper').selectOption({ label: 'Roll of single labels' })
  await dialog.getByText('1 label · 1 page').waitFor()
  await expectAccessible(page)
  const downloads = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  await downloads
  await dialog.getByRole('button', { name: 'Close' }).click()
  await openDialog()
  await dialog.getByLabel('Width of a label (mm)').waitFor()
  await page.close()
})
